/** Copies of a database, as its queries read them. */
import type { Copies, CopyUse, PreparedQuery, TableMetadata } from '@querent/query'
import type { Connection } from '../../connections/index.ts'
import { copiesDialect, copyFile, isCurrent, type ReadableCopy } from '../../copies/index.ts'
import { VersionedCache, type CacheVersions, type Store } from '../../store/index.ts'
import type { RunRequest } from '../types.ts'
import { copyPins } from './copy-pins.ts'
import { definitionHash } from './stored-models.ts'

/** Whose answers may come from copies: those that people, guests and deliveries see. What a form or a change needs is asked of the source. */
const CONTEXTS: ReadonlySet<string> = new Set([
  'ad-hoc',
  'question',
  'dashboard',
  'public-question',
  'public-dashboard',
  'embedded-question',
  'embedded-dashboard',
  'collection',
  'pulse',
  'dashboard-subscription',
])

/** Whether the answer to a request may come from copies. */
export function mayReadCopies({ context, throughContent, readsSource, useCopies }: RunRequest): boolean {
  if (throughContent === true || readsSource === true || useCopies === false) return false
  return CONTEXTS.has(context) || context.endsWith('-download')
}

/** What the rows of a table are known by. */
export function tableDefinition(
  { schema, name }: { schema: string | null; name: string },
  fields: readonly { name: string; database_type: string; active: boolean }[],
  reportTimeZone: string | null,
): string {
  const columns = fields.filter(({ active }) => active).map((field) => [field.name, field.database_type])
  return JSON.stringify([schema, name, columns.toSorted(), reportTimeZone ?? 'UTC'])
}

type CurrentCopy = Awaited<ReturnType<Store['persistence']['currentCopies']>>[number]

interface FinderDeps {
  store: Pick<Store, 'persistence'>
  dataDir: string
  now: () => number
}

/**
 * Finds the copies that a request may read, whatever their age. Those of one database are read in place of their source, and
 * so have seen all that the server wrote there; the database Copies has no source, and reads what there is.
 */
export function copyFinder({ store, dataDir, now }: FinderDeps) {
  const pinned = copyPins(now)
  const known = new VersionedCache('persistence', async () =>
    (await store.persistence.currentCopies()).map((row) => readable(row, dataDir)),
  )
  return async (asked: {
    request: Pick<RunRequest, 'load'>
    databaseId: number | 'all'
    versions: CacheVersions
  }): Promise<readonly ReadableCopy[]> => {
    const all = pinned(asked.request.load, await known.get(asked.versions))
    if (asked.databaseId === 'all') return all
    return all.filter(({ databaseId, writes }) => databaseId === asked.databaseId && writes.seen >= writes.known)
  }
}

function readable(row: CurrentCopy, dataDir: string): ReadableCopy {
  const { id, persistence_id, as_of, row_count, copied_columns, max_age_s } = row
  return {
    copyId: persistence_id,
    version: id,
    asOf: as_of,
    fullAsOf: row.full_as_of,
    schema: `copy_${persistence_id}`,
    rows: Number(row_count ?? Infinity),
    columns: copied_columns ?? [],
    acceptsFloatSums: row.accepts_float_sums,
    databaseId: row.database_id,
    tableId: row.table_id,
    cardId: row.card_id,
    bytes: Number(row.bytes ?? 0),
    path: copyFile(dataDir, { copyId: persistence_id, version: id }),
    maxAgeSeconds: max_age_s,
    definitionHash: row.definition_hash,
    writes: { seen: row.writes, known: row.known_writes },
  }
}

/** Undefined where the database has no copies whose rows are young enough. */
export function copiesFor(
  connection: Connection,
  all: readonly ReadableCopy[],
  { now, reportTimeZone }: { now: number; reportTimeZone: string | null },
): Copies | undefined {
  const own = all.filter((copy) => copy.databaseId === connection.database.id && isCurrent(copy, now))
  if (own.length === 0) return undefined
  const isOf = (copy: ReadableCopy) => (definition: string) =>
    definitionHash(definition, connection) === copy.definitionHash
  const isOfTable = (copy: ReadableCopy) => (table: TableMetadata) =>
    isOf(copy)(tableDefinition(table, table.fields, reportTimeZone))
  return {
    dialect: copiesDialect(connection.driver.dialect),
    tables: new Map(
      own.flatMap((copy) =>
        copy.tableId === null ? [] : [[copy.tableId, { ...copy, isOf: isOfTable(copy) }] as const],
      ),
    ),
    cards: new Map(
      own.flatMap((copy) => (copy.cardId === null ? [] : [[copy.cardId, { ...copy, isOf: isOf(copy) }] as const])),
    ),
  }
}

/** The files of the copies that a query reads; undefined where one is too old, or no longer the current one. */
export function filesOf(
  { place }: PreparedQuery,
  all: readonly ReadableCopy[],
  now: number,
): readonly ReadableCopy[] | undefined {
  if (place.at === 'source') return []
  const files = place.uses.map(({ version }) => all.find((copy) => copy.version === version && isCurrent(copy, now)))
  return files.every((file) => file !== undefined) ? files : undefined
}

/** As clients read them. */
export function shownCopies({ place }: PreparedQuery) {
  if (place.at === 'source') return []
  const only = place.source === null ? { has_source: false as const } : {}
  return place.uses.map((use: CopyUse) => ({ id: use.copyId, name: use.name, ...guestCopy(use), ...only }))
}

/** As guests read it: how old the rows are. */
export function guestCopy({ asOf, fullAsOf }: CopyUse) {
  return { as_of: asOf, ...(fullAsOf !== null && { full_as_of: fullAsOf }) }
}
