import { scheduler } from 'node:timers/promises'
import type { Store } from '../../store/index.ts'
import { isCustomized } from '../customized.ts'
import { humanize, humanizePath } from './humanize.ts'
import type { HumanizationStrategy } from './strategy.ts'
import { unfoldedPath } from '../json/index.ts'

/** Gives all tables and fields the names of the strategy, except where a person chose the name. */
export async function renameAll(store: Store, strategy: HumanizationStrategy, now: () => number): Promise<void> {
  const updated_at = new Date(now()).toISOString()
  for (const { id } of await store.databases.list()) {
    await scheduler.yield()
    const tables = await store.tables.listOfDatabase(id)
    const fields = await store.fields.namesOfDatabase(id)
    const byTable = Map.groupBy(fields, ({ table_id }) => table_id)
    const renamedFields = [...byTable.values()].flatMap((rows) => {
      const beside = rows.filter(({ nfc_path }) => nfc_path === null).map(({ name }) => name)
      return rows.flatMap((row) => newName(row, strategy, updated_at, beside))
    })
    await store.transaction(async (repositories) => {
      await repositories.tables.updateMany(tables.flatMap((row) => newName(row, strategy, updated_at)))
      await repositories.fields.updateMany(renamedFields)
    })
  }
}

interface Named {
  id: number
  name: string
  display_name: string
  customized: string[] | null
  nfc_path?: string[] | null
}

function newName(row: Named, strategy: HumanizationStrategy, updated_at: string, beside: readonly string[] = []) {
  const { id, name, display_name, nfc_path = null } = row
  const path = unfoldedPath({ name, nfc_path })
  const readable = path === undefined ? humanize(name, strategy, beside) : humanizePath(path, strategy)
  if (readable === display_name || isCustomized(row, 'display_name')) return []
  return [{ id, display_name: readable, updated_at }]
}
