/** What is to be read for a kept row: the statement of its model, or its table. */
import { definitionHash, tableDefinition, type ModelToStore, type Runner } from '../../query-runner/index.ts'
import type { PersistenceRow, TableRow } from '../../store/index.ts'
import type { Deps } from '../deps.ts'
import { isOn, requireThere } from './access.ts'
import { REFRESHED } from './states.ts'
import type { SourceToStore } from './targets/target.ts'

/** A kept row with what it keeps. */
export interface Kept {
  row: PersistenceRow
  /** The model or the table. */
  kept: { id: number; name: string }
  /** @throws {QueryError} for a model whose columns are not known. @throws {ConnectionError} */
  source(): Promise<{ source: SourceToStore; definition: Record<string, unknown> }>
}

interface SourceDeps extends Pick<Deps, 'store' | 'connections' | 'settings'> {
  modelToStore: Runner['modelToStore']
}

export function keptSources({ store, connections, settings, modelToStore }: SourceDeps) {
  /** Undefined for what is no longer to be kept. */
  async function find(id: number): Promise<Kept | undefined> {
    const row = await store.persistence.find(id)
    if (row === undefined || !REFRESHED.includes(row.state)) return undefined
    return row.kind === 'table' ? keptTable(row) : keptModel(row)
  }

  async function keptModel(row: PersistenceRow): Promise<Kept | undefined> {
    if (row.card_id === null) return undefined
    const [card, database] = await Promise.all([store.cards.find(row.card_id), store.databases.find(row.database_id)])
    if (card === undefined || database === undefined) return undefined
    if (row.target === 'warehouse' && !isOn(database)) return undefined
    const isModel = card.type === 'model' && !card.archived && card.database_id === row.database_id
    return isModel ? { row, kept: card, source: () => modelSource(row.database_id, card.id) } : undefined
  }

  async function modelSource(databaseId: number, cardId: number) {
    const model = await modelToStore(databaseId, cardId)
    const { statement, hash, connection } = model
    const { sql, session } = statement
    const source: SourceToStore = { rows: { sql }, hash, session, timeZone: await zone(), connection }
    return { source, definition: definitionOf(model) }
  }

  async function keptTable(row: PersistenceRow): Promise<Kept | undefined> {
    const table = row.table_id === null ? undefined : await store.tables.find(row.table_id)
    if (table === undefined || table.db_id !== row.database_id) return undefined
    return { row, kept: table, source: () => tableSource(table) }
  }

  /** @throws {ApiError} for a table that the last sync did not find: its rows would grow old, and nobody would know. */
  async function tableSource(table: TableRow) {
    requireThere(table)
    const { id, db_id, schema, name } = table
    const [connection, timeZone] = [await connections.get(db_id), await zone()]
    const fields = await store.fields.listOfTables([id])
    const hash = definitionHash(tableDefinition({ schema, name }, fields, timeZone), connection)
    // Instants are the same in any zone, and in UTC each has one spelling.
    const session = { timeZone: 'UTC', holdsSql: false }
    const source: SourceToStore = { rows: { table: { schema, name } }, hash, session, timeZone, connection }
    return { source, definition: {} }
  }

  async function zone(): Promise<string> {
    return (await settings.current()).get('report-timezone') ?? 'UTC'
  }

  return { find }
}

function definitionOf({ statement }: ModelToStore): Record<string, unknown> {
  const fields = statement.columns.map(({ name, type }) => ({ 'field-name': name, 'base-type': type }))
  return { 'field-definitions': fields }
}
