import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { cardOptions } from '../../../api/card.ts'
import { searchCards } from './search-cards.ts'
import { hasValues } from '../../../filters/index.ts'
import { t } from '../../../i18n/t.ts'
import { Field, TextArea } from '../../../ui/Form/index.ts'
import { Checkbox } from '../../../ui/Choice/index.ts'
import { PickerButton } from '../../../ui/Picker/index.ts'
import { Select } from '../../../ui/Select/Select.tsx'
import { parameterTypeOf, type Choice, type Tag } from '../model/index.ts'

interface SourceFormProps {
  tag: Tag
  choice: Choice
  isReadOnly: boolean
  onChoice(choice: Choice): void
}

type Source = 'none' | 'field' | 'list' | 'card'

/** Which values a variable offers: those of its field, a written list, or a column of a question. */
export function SourceForm({ tag, choice, isReadOnly, onChoice }: SourceFormProps) {
  const config = choice.values_source_config ?? {}
  const source = sourceOf(choice, tag)
  const cardId = typeof config['card_id'] === 'number' ? config['card_id'] : null
  const { data: card } = useQuery({ ...cardOptions(cardId ?? 0), enabled: cardId !== null })
  const search = useCallback(searchCards, [])
  if (!hasValues({ type: parameterTypeOf(tag) })) return null
  const columns = card?.value.result_metadata ?? []
  function choose(next: Source): void {
    const { isMultiSelect } = choice
    const kept = isMultiSelect === undefined ? {} : { isMultiSelect }
    if (next === 'list') {
      onChoice({
        ...kept,
        values_query_type: 'list',
        values_source_type: 'static-list',
        values_source_config: { values: [] },
      })
    } else if (next === 'card') {
      onChoice({ ...kept, values_query_type: 'list', values_source_type: 'card', values_source_config: {} })
    } else {
      onChoice(next === 'none' && tag.type === 'dimension' ? { ...kept, values_query_type: 'none' } : kept)
    }
  }
  return (
    <>
      <Select
        label={t('Values to choose from')}
        options={[
          ...(tag.type === 'dimension' ? [{ id: 'field' as const, label: t('Field values') }] : []),
          { id: 'list' as const, label: t('A list') },
          { id: 'card' as const, label: t('A question or model') },
          { id: 'none' as const, label: t('None: readers type a value') },
        ]}
        value={source}
        isDisabled={isReadOnly}
        onChange={choose}
      />
      {source === 'list' && (
        <TextArea
          label={t('List')}
          help={t('One value per line')}
          isDisabled={isReadOnly}
          value={([config['values'] ?? []].flat() as unknown[]).map(String).join('\n')}
          onChange={(text) =>
            onChoice({ ...choice, values_source_config: { values: text === '' ? [] : text.split('\n') } })
          }
        />
      )}
      {source === 'card' && (
        <Field label={t('Question or model')}>
          <PickerButton
            isWide
            label={t('Question or model')}
            search={search}
            value={cardId === null ? null : String(cardId)}
            known={card === undefined ? [] : [{ id: String(card.value.id), label: card.value.name }]}
            isDisabled={isReadOnly}
            onChange={(id) => onChoice({ ...choice, values_source_config: { card_id: Number(id) } })}
          />
        </Field>
      )}
      {source === 'card' && columns.length > 0 && (
        <Select
          label={t('Column')}
          options={columns.map(({ name, display_name }) => ({ id: name, label: display_name ?? name }))}
          value={columnOf(config['value_field'], columns)}
          isDisabled={isReadOnly}
          onChange={(name) => {
            const column = columns.find((one) => one.name === name)
            if (column !== undefined)
              onChoice({ ...choice, values_source_config: { card_id: cardId, value_field: column.field_ref } })
          }}
        />
      )}
      {tag.type === 'dimension' && (
        <Checkbox
          isSelected={choice.isMultiSelect !== false}
          isDisabled={isReadOnly}
          onChange={(isMulti) => {
            const { isMultiSelect: _before, ...rest } = choice
            onChoice(isMulti ? rest : { ...rest, isMultiSelect: false })
          }}
        >
          {t('Allow multiple values')}
        </Checkbox>
      )}
    </>
  )
}

function sourceOf(choice: Choice, tag: Tag): Source {
  if (choice.values_source_type === 'static-list') return 'list'
  if (choice.values_source_type === 'card') return 'card'
  return tag.type === 'dimension' && choice.values_query_type !== 'none' ? 'field' : 'none'
}

function columnOf(ref: unknown, columns: readonly { name: string; field_ref?: unknown }[]): string | null {
  const wanted = JSON.stringify(ref)
  return columns.find(({ field_ref }) => JSON.stringify(field_ref) === wanted)?.name ?? null
}
