/** Where the names of what entries are about are found. */
import type { AuditModel } from '@querent/contract'
import type { Schema } from '../schema.ts'

const NAMES: Readonly<Partial<Record<AuditModel, { table: keyof Schema; name: string }>>> = {
  card: { table: 'cards', name: 'name' },
  channel: { table: 'channels', name: 'name' },
  collection: { table: 'collections', name: 'name' },
  dashboard: { table: 'dashboards', name: 'name' },
  database: { table: 'databases', name: 'name' },
  field: { table: 'fields', name: 'display_name' },
  glossary: { table: 'glossary', name: 'term' },
  group: { table: 'permissions_groups', name: 'name' },
  segment: { table: 'segments', name: 'name' },
  snippet: { table: 'snippets', name: 'name' },
  table: { table: 'tables', name: 'display_name' },
  timeline: { table: 'timelines', name: 'name' },
  user: { table: 'users', name: 'email' },
}

/** Something that an entry is about. */
interface Subject {
  model: AuditModel
  model_id: number | null
  model_name: string | null
}

/** Gives a name to those that have none, as far as it is found; one reading for each model. */
export async function withNames<T extends Subject>(
  subjects: readonly T[],
  read: (table: keyof Schema, name: string, ids: readonly number[]) => Promise<readonly { id: number; name: string }[]>,
): Promise<readonly T[]> {
  const nameless = Map.groupBy(
    subjects.filter(({ model_name }) => model_name === null),
    ({ model }) => model,
  )
  const names = new Map<string, string>()
  for (const [model, some] of nameless) {
    const place = NAMES[model]
    const ids = [...new Set(some.flatMap(({ model_id }) => model_id ?? []))]
    if (place === undefined || ids.length === 0) continue
    for (const { id, name } of await read(place.table, place.name, ids)) names.set(`${model} ${id}`, name)
  }
  if (names.size === 0) return subjects
  return subjects.map((one) => ({
    ...one,
    model_name: one.model_name ?? names.get(`${one.model} ${one.model_id}`) ?? null,
  }))
}
