import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RowRule } from '../../../api/permissions.ts'
import { cardOptions } from '../../../api/card.ts'
import { tableMetadataOptions } from '../../../api/database.ts'
import { attributeNamesOptions, missingAttributeOptions } from '../../../api/people.ts'
import { searchAll } from '../../../api/search.ts'
import { t } from '../../../i18n/t.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { IconButton } from '../../../ui/Button/IconButton.tsx'
import { TextInput } from '../../../ui/Form/index.ts'
import { PickerButton, type PickerOption } from '../../../ui/Picker/index.ts'
import { readFilters, variablesOf, writeFilters, type RowFilter } from './model/rule.ts'
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
  const { data: names = [] } = useQuery(attributeNamesOptions)
  const fields = (data?.fields ?? []).map(({ id, display_name }) => ({ id: String(id), label: display_name }))
  const variables = card === null ? undefined : question && variablesOf(question.value.dataset_query)
  const targets = variables?.map((name) => ({ id: name, label: name })) ?? fields
  const isKnown = ({ target }: RowFilter) =>
    target !== null && (typeof target === 'string') === (variables !== undefined)
  const isWhole = filters.every((one) => isKnown(one) && one.attribute.trim() !== '')
  const isReady = isWhole && (filters.length > 0 || card !== null)
  const change = (at: number, part: Partial<RowFilter>) =>
    setFilters(filters.map((one, index) => (index === at ? { ...one, ...part } : one)))

  return (
    <section className={styles.rule} aria-label={t('Row rule')}>
      <h3>{t('Only some rows and columns')}</h3>
      {filters.map(({ target, attribute }, at) => (
        <div key={at} className={styles.filter}>
          <PickerButton
            label={variables === undefined ? t('Column') : t('Variable')}
            options={targets}
            value={target === null ? null : String(target)}
            onChange={(id) => change(at, { target: variables === undefined ? Number(id) : id })}
            placeholder={variables === undefined ? t('Choose a column') : t('Choose a variable')}
          />
          <span>{t('equals the member’s')}</span>
          <TextInput
            aria-label={t('Attribute')}
            placeholder={t('attribute')}
            value={attribute}
            suggestions={names}
            onChange={(value) => change(at, { attribute: value })}
          />
          <IconButton
            icon="close"
            label={t('Remove the condition')}
            isSmall
            onPress={() => setFilters(filters.filter((_, index) => index !== at))}
          />
          <Lacking group={group} attribute={attribute} />
        </div>
      ))}
      <div className={styles.ruleButtons}>
        <Button icon="plus" isSmall onPress={() => setFilters([...filters, { target: null, attribute: '' }])}>
          {t('Rows by attribute')}
        </Button>
        <PickerButton
          label={t('Question instead of the table')}
          placeholder={t('Columns from a question')}
          search={findQuestions}
          {...(question !== undefined && { text: question.value.name })}
          value={card === null ? null : String(card)}
          onChange={(id) => setCard(Number(id))}
        />
        {card !== null && <IconButton icon="close" label={t('No question')} isSmall onPress={() => setCard(null)} />}
      </div>
      <p className={styles.hint}>
        {t(
          'Members see the rows in which the column equals their attribute. With a question, they see only its columns and rows. SQL variables receive the attribute.',
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
        {rule === undefined ? t('Use this rule') : t('Edit the rule')}
      </Button>
    </section>
  )
}

const TYPING_MS = 300

/** Members who would see nothing, since they lack the attribute that the rule asks for. */
function Lacking({ group, attribute }: { group: number; attribute: string }) {
  const name = useDebounced(attribute.trim(), TYPING_MS)
  const { data } = useQuery(missingAttributeOptions(group, name))
  if (data === undefined || data.missing === 0) return null
  return (
    <p className={styles.lacking} role="status">
      {t('{missing} of {members} lack {name}', { missing: data.missing, members: data.members, name })}
    </p>
  )
}
