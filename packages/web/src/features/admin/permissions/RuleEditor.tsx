import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RowRule } from '../../../api/permissions.ts'
import { cardOptions } from '../../../api/card.ts'
import { tableMetadataOptions } from '../../../api/database.ts'
import { searchAll } from '../../../api/search.ts'
import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { IconButton } from '../../../ui/Button/IconButton.tsx'
import { TextInput } from '../../../ui/Form/index.ts'
import { PickerButton, type PickerOption } from '../../../ui/Picker/index.ts'
import { readFilters, writeFilters, type RowFilter } from './model/rule.ts'
import styles from './permissions.module.css'

interface RuleEditorProps {
  table: number
  group: number
  rule: RowRule | undefined
  onSet(rule: RowRule): void
}

async function findQuestions(text: string, signal: AbortSignal): Promise<PickerOption[]> {
  const { data } = await searchAll({ q: text, models: ['card', 'dataset'], limit: 40 }, signal)
  return data.map(({ id, name, collection }) => ({
    id: String(id),
    label: name,
    icon: 'question',
    description: collection?.name ?? t('Our analytics'),
  }))
}

/** Which rows a group sees of a table, by attributes of its members, and which columns, by a question that has only those. */
export function RuleEditor({ table, group, rule, onSet }: RuleEditorProps) {
  const [filters, setFilters] = useState<readonly RowFilter[]>(() => readFilters(rule?.attribute_remappings ?? {}))
  const [card, setCard] = useState<number | null>(rule?.card_id ?? null)
  const { data } = useQuery(tableMetadataOptions(table))
  const { data: question } = useQuery({ ...cardOptions(card ?? 0), enabled: card !== null })
  const fields = (data?.fields ?? []).map(({ id, display_name }) => ({ id: String(id), label: display_name }))
  const isWhole = filters.every(({ field, attribute }) => field !== null && attribute.trim() !== '')
  const isReady = isWhole && (filters.length > 0 || card !== null)
  const change = (at: number, part: Partial<RowFilter>) =>
    setFilters(filters.map((one, index) => (index === at ? { ...one, ...part } : one)))

  return (
    <section className={styles.rule} aria-label={t('Rule for rows')}>
      <h3>{t('Only some rows and columns')}</h3>
      {filters.map(({ field, attribute }, at) => (
        <div key={at} className={styles.filter}>
          <PickerButton
            label={t('Column')}
            options={fields}
            value={field === null ? null : String(field)}
            onChange={(id) => change(at, { field: Number(id) })}
            placeholder={t('Choose a column')}
          />
          <span>{t('is the member’s')}</span>
          <TextInput
            aria-label={t('Attribute')}
            placeholder={t('attribute')}
            value={attribute}
            onChange={(value) => change(at, { attribute: value })}
          />
          <IconButton
            icon="close"
            label={t('Remove the condition')}
            isSmall
            onPress={() => setFilters(filters.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      <div className={styles.ruleButtons}>
        <Button icon="plus" isSmall onPress={() => setFilters([...filters, { field: null, attribute: '' }])}>
          {t('Rows by an attribute')}
        </Button>
        <PickerButton
          label={t('Question in place of the table')}
          placeholder={t('Columns by a question')}
          search={findQuestions}
          {...(question !== undefined && { text: question.value.name })}
          value={card === null ? null : String(card)}
          onChange={(id) => setCard(Number(id))}
        />
        {card !== null && <IconButton icon="close" label={t('No question')} isSmall onPress={() => setCard(null)} />}
      </div>
      <p className={styles.hint}>
        {t(
          'Members see the rows whose column is equal to their attribute. With a question, they see only its columns and rows.',
        )}
      </p>
      <Button
        isDisabled={!isReady}
        onPress={() =>
          onSet({
            ...(rule?.id !== undefined && { id: rule.id }),
            group_id: group,
            table_id: table,
            card_id: card,
            attribute_remappings: writeFilters(filters),
          })
        }
      >
        {rule === undefined ? t('Use this rule') : t('Change the rule')}
      </Button>
    </section>
  )
}
