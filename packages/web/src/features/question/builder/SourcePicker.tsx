import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { databasesOptions, type Database } from '../../../api/database.ts'
import { searchOptions, type SearchResult } from '../../../api/search.ts'
import { collectionName } from '../../../i18n/collection-name.ts'
import { t } from '../../../i18n/t.ts'
import { Picker, type PickerOption } from '../../../ui/Picker/index.ts'
import type { Source } from '../../../models/question/index.ts'

export interface ChosenSource {
  source: Source
  database: number
  name: string
}

interface SourcePickerProps {
  label: string
  /** Only of this database, such as for joins. */
  database?: number
  /** A metric brings its summary along; joins take none. */
  hasMetrics?: boolean
  onChange(chosen: ChosenSource): void
}

const NONE: readonly Database[] = []
const KINDS = { table: 'table', card: 'card', dataset: 'model', metric: 'metric' } as const
const ICONS = { table: 'table', card: 'question', dataset: 'model', metric: 'metric' } as const

/** What a question reads: tables, models, saved questions, metrics; found by their names. */
export function SourcePicker({ label, database, hasMetrics = true, onChange }: SourcePickerProps) {
  const client = useQueryClient()
  const { data: databases = NONE } = useQuery(databasesOptions)
  const found = useRef(new Map<string, SearchResult>())
  const search = useCallback(
    async (text: string): Promise<PickerOption[]> => {
      const models = ['table', 'dataset', 'card', ...(hasMetrics ? ['metric'] : [])]
      const query = {
        ...(text !== '' && { q: text }),
        models,
        limit: 100,
        ...(database !== undefined && { table_db_id: database }),
      }
      const { data } = await client.fetchQuery(searchOptions(query))
      const options = data
        .filter(({ model }) => model in KINDS)
        .map((item) => {
          const id = `${item.model}-${item.id}`
          found.current.set(id, item)
          const name = databases.find((one) => one.id === item.database_id)?.name ?? item.database_name
          const where =
            item.model === 'table' ? [name, item.table_schema] : [collectionName(item.collection) || t('Our analytics')]
          return {
            id,
            label: item.name,
            icon: ICONS[item.model as keyof typeof ICONS],
            description: where.filter(Boolean).join(' · '),
            section: sectionOf(item.model),
          }
        })
      return options.toSorted((one, other) => models.indexOf(kindOf(one.id)) - models.indexOf(kindOf(other.id)))
    },
    [client, databases, database, hasMetrics],
  )
  return (
    <Picker
      label={label}
      search={search}
      value={null}
      onChange={(id) => {
        const item = found.current.get(id)
        if (item === undefined || item.database_id == null) return
        const kind = KINDS[item.model as keyof typeof KINDS]
        onChange({ source: { kind, id: item.id }, database: item.database_id, name: item.name })
      }}
    />
  )
}

const kindOf = (id: string) => id.slice(0, id.indexOf('-'))

function sectionOf(model: string): string {
  if (model === 'table') return t('Tables')
  if (model === 'dataset') return t('Models')
  return model === 'metric' ? t('Metrics') : t('Questions')
}
