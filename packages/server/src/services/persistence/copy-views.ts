/** Copies as clients see them, and what can be chosen for a model or a table (contract: models, section 2). */
import { ApiError, notFound, refusedParameter, type PersistenceState } from '@querent/contract'
import { diskOfCopies, fileState } from '../../copies/index.ts'
import { canManageDatabase, canReadCollection } from '../../permissions/check.ts'
import type { CurrentUser } from '../../permissions/current-user.ts'
import type { DatabaseRow, ListedCopy, LoggedSource, PersistenceRow } from '../../store/index.ts'
import type { Deps } from '../deps.ts'
import type { LibraryArea } from '../library/index.ts'
import type { PersistenceAccess } from './access.ts'
import type { RefreshSchedule } from './schedule.ts'
import { copyUses } from './copy-uses.ts'
import { REFRESHED } from './states.ts'
import { USUAL_FULL_EVERY } from './targets/copies/index.ts'
import type { CopiedTables } from './tables.ts'

/** For which the query log is read. */
const DAYS = 30
const DAY_MS = 86_400_000

interface CopyViewDeps extends Pick<Deps, 'store' | 'config' | 'settings' | 'now'> {
  access: PersistenceAccess
  schedule: Pick<RefreshSchedule, 'next'>
  tables: Pick<CopiedTables, 'managed' | 'growingColumns'>
  collections: Pick<LibraryArea['collections'], 'tree'>
}

export function copyViews({ store, config, settings, now, access, collections, schedule, tables }: CopyViewDeps) {
  /** Copies of databases that the user manages, of models those in collections that it may see, and what all copies take of this machine's disk. */
  async function listCopies(user: CurrentUser) {
    const tree = await collections.tree()
    const rows = (await store.persistence.listCopies()).filter(
      ({ kind, database_id, collection_id }) =>
        canManageDatabase(user, database_id) &&
        (kind === 'table' || canReadCollection(user, tree.scopeAt(collection_id))),
    )
    const next = await schedule.next()
    const limit = (await settings.current()).get('copies-disk-limit-mb')
    const usesOf = await copyUses(store, sinceThen())
    const [data, disk] = await Promise.all([
      Promise.all(rows.map(async (row) => ({ ...(await copyRecord(row, config.dataDir, next)), uses: usesOf(row) }))),
      diskOfCopies(config.dataDir, limit),
    ])
    return { data, disk }
  }

  /** @throws {ApiError} 404 for a table that is not copied, 403 for a database that the user does not manage. */
  async function getCopyOfTable(user: CurrentUser, id: number) {
    await tables.managed(user, id)
    const copy = await copyOf(await store.persistence.findByTable(id))
    if (copy === null) throw notFound()
    return copy
  }

  /** What can be kept of a model, for whoever may have it kept. @throws {ApiError} 404, 403, or 400 for a card that is not a model. */
  async function getCardChoices(user: CurrentUser, id: number) {
    const { card, database } = await access.getCard(user, id)
    if (card.type !== 'model') throw refusedParameter('Card is not a model')
    const kept = await store.persistence.findByCard(id)
    const [refused, copy, use] = await Promise.all([
      refusalOf(() => access.requireOn(database)),
      copyOf(kept),
      useOf({ card: id }),
    ])
    const stored = kept !== undefined
    return { ...use, refused: { copy: await copyRefusal(database), warehouse: refused }, copy, stored }
  }

  /** The same of a table. @throws {ApiError} 404 or 403. */
  async function getTableChoices(user: CurrentUser, id: number) {
    const { database } = await tables.managed(user, id)
    const [copy, use] = await Promise.all([copyOf(await store.persistence.findByTable(id)), useOf({ table: id })])
    const refused = { copy: await copyRefusal(database) }
    return { ...use, refused, copy, stored: false, growing_columns: await tables.growingColumns(id) }
  }

  const copyRefusal = (database: DatabaseRow) => refusalOf(() => access.requireCopies(database))

  async function copyOf(row: PersistenceRow | undefined) {
    const copy = row === undefined ? undefined : await store.persistence.findCopy(row.id)
    return copy === undefined ? null : copyRecord(copy, config.dataDir, await schedule.next())
  }

  const sinceThen = () => new Date(now() - DAYS * DAY_MS).toISOString()

  async function useOf(source: LoggedSource) {
    return { days: DAYS, ...(await store.queryLog.useOf(source, sinceThen())) }
  }

  return { listCopies, getCopyOfTable, getCardChoices, getTableChoices }
}

/** What it is refused with; null where it is not. */
async function refusalOf(requirement: () => Promise<void> | void): Promise<string | null> {
  try {
    await requirement()
    return null
  } catch (error) {
    if (error instanceof ApiError) return error.message
    throw error
  }
}

async function copyRecord(row: ListedCopy, dataDir: string, next: string | null) {
  const { current_version_id: version, bytes } = row
  const key = { copyId: row.id, version: version ?? 0 }
  const size = bytes === null ? null : Number(bytes)
  const place = row.source_schema === null ? '' : `${row.source_schema}.`
  return {
    id: row.id,
    kind: row.kind,
    database_id: row.database_id,
    database_name: row.database_name,
    card_id: row.card_id,
    table_id: row.table_id,
    name: row.kind === 'table' ? `${place}${row.source_table ?? ''}` : (row.card_name ?? ''),
    state: row.state,
    error: row.error,
    refresh_begin: row.refresh_begin,
    refresh_end: row.refresh_end,
    'next-fire-time': isRefreshed(row.state) ? next : null,
    rows_as_of: row.as_of,
    row_count: row.row_count === null ? null : Number(row.row_count),
    bytes: size,
    fill_ms: row.fill_ms,
    max_age_s: row.max_age_s,
    accepts_float_sums: row.accepts_float_sums,
    columns: row.copied_columns,
    growing: growthOf(row),
    full_as_of: row.full_as_of,
    added_rows: row.added_rows === null ? null : Number(row.added_rows),
    written_at: row.written_at,
    is_outdated: version !== null && Number(row.version_writes) < row.writes,
    file: version === null ? ('none' as const) : await fileState(dataDir, key, size),
  }
}

function growthOf({ growing_column: column, look_back, full_every }: ListedCopy) {
  return column === null ? null : { column, look_back: look_back ?? 0, full_every: full_every ?? USUAL_FULL_EVERY }
}

const isRefreshed = (state: PersistenceState): boolean => REFRESHED.includes(state)
