import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { cardOptions, type Parameter } from '../../../../api/card.ts'
import type { Dashboard } from '../../../../api/dashboard.ts'
import { searchOptions } from '../../../../api/search.ts'
import { t } from '../../../../i18n/t.ts'
import { Field, TextArea } from '../../../../ui/Form/index.ts'
import { PickerButton } from '../../../../ui/Picker/index.ts'
import { Select } from '../../../../ui/Select/Select.tsx'
import { setFilterSource } from '../../../../models/dashboard/draft/index.ts'
import styles from '../edit.module.css'

interface SourceSettingsProps {
  filter: Parameter
  onChange(recipe: (draft: Dashboard) => Dashboard): void
}

type Source = 'columns' | 'static-list' | 'card'

/** Where the values come from that a filter offers. */
export function SourceSettings({ filter, onChange }: SourceSettingsProps) {
  const client = useQueryClient()
  const { id, values_source_type: stored, values_source_config: config = {} } = filter
  const [wanted, setWanted] = useState<Source | null>(null)
  const source: Source = wanted ?? stored ?? 'columns'
  const cardId = typeof config['card_id'] === 'number' ? config['card_id'] : null
  const [chosen, setChosen] = useState(cardId)
  const card = useQuery({ ...cardOptions(chosen ?? 0), enabled: source === 'card' && chosen !== null })
  const search = useCallback(
    async (text: string) => {
      const found = await client.fetchQuery(
        searchOptions({ ...(text !== '' && { q: text }), models: ['card', 'dataset'], limit: 30 }),
      )
      return found.data.map((item) => ({ id: String(item.id), label: item.name }))
    },
    [client],
  )
  const columns = card.data?.value.result_metadata ?? []
  const field = config['value_field']
  const column = Array.isArray(field) ? columns.find(({ name }) => name === field[1]) : undefined

  function choose(next: Source): void {
    setWanted(next)
    if (next === 'columns') onChange((draft) => setFilterSource(draft, id, { type: 'columns' }))
    if (next === 'static-list') onChange((draft) => setFilterSource(draft, id, { type: 'static-list', values: [] }))
  }

  return (
    <>
      <Select
        label={t('Values come from')}
        options={[
          { id: 'columns', label: t('The connected columns') },
          { id: 'static-list', label: t('Custom list') },
          { id: 'card', label: t('A question or model') },
        ]}
        value={source}
        onChange={choose}
      />
      {source === 'static-list' && (
        <TextArea
          label={t('Values')}
          defaultValue={textOf(config['values'])}
          onChange={(text) =>
            onChange((draft) => setFilterSource(draft, id, { type: 'static-list', values: valuesOf(text) }))
          }
          help={t('One per line. After a comma, its label: `de, Germany`.')}
        />
      )}
      {source === 'card' && (
        <Field label={t('Question or model')}>
          <div className={styles.panelFoot}>
            <PickerButton
              label={t('Question or model')}
              search={search}
              value={chosen === null ? null : String(chosen)}
              known={chosen === null ? [] : [{ id: String(chosen), label: card.data?.value.name ?? '…' }]}
              onChange={(key) => setChosen(Number(key))}
            />
          </div>
        </Field>
      )}
      {source === 'card' && columns.length > 0 && chosen !== null && (
        <Select
          label={t('Column')}
          options={columns.map(({ name, display_name }) => ({ id: name, label: display_name ?? name }))}
          value={column?.name ?? null}
          onChange={(name) => {
            const found = columns.find((one) => one.name === name)
            const valueField = ['field', name, { 'base-type': found?.base_type ?? 'type/Text' }]
            onChange((draft) => setFilterSource(draft, id, { type: 'card', cardId: chosen, valueField }))
          }}
        />
      )}
    </>
  )
}

function textOf(values: unknown): string {
  if (!Array.isArray(values)) return ''
  return values.map((one: unknown) => (Array.isArray(one) ? one.map(String).join(', ') : String(one))).join('\n')
}

function valuesOf(text: string): (string | readonly [string, string])[] {
  return text.split('\n').flatMap((line): (string | readonly [string, string])[] => {
    const [value = '', ...label] = line.split(',').map((part) => part.trim())
    if (value === '') return []
    return [label.length === 0 ? value : [value, label.join(', ')]]
  })
}
