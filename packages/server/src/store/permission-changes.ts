/**
 * Which groups each change of permissions was about. A change that is about more than it says is not noted: whoever finds a
 * version without a note takes it that everything has changed.
 */
import { sql, type Kysely } from 'kysely'
import { idRows } from './batches.ts'
import type { Engine } from './migrations/index.ts'
import type { Schema } from './schema.ts'

/** Stands for a change that leaves what groups may do as it is. */
const NO_GROUP = 0
/** Changes that are remembered; whoever is further behind reads everything again. */
const KEPT = 1_000

const CURRENT = sql`(select version from cache_versions where kind = 'permissions')`

/** Notes what a change is about, in its transaction and after its counter has moved. */
export async function notePermissionChange(
  db: Kysely<Schema>,
  engine: Engine,
  groups: readonly number[],
  { isFirst }: { isFirst: boolean },
): Promise<void> {
  if (!isFirst && groups.length === 0) return
  const ids = groups.length === 0 ? [NO_GROUP] : [...new Set(groups)]
  await sql`insert into permission_changes (version, group_id) select ${CURRENT}, id from ${idRows(engine, ids)} where true
    on conflict do nothing`.execute(db)
  if (isFirst) await sql`delete from permission_changes where version < ${CURRENT} - ${KEPT}`.execute(db)
}

/** Groups that changes after one version and up to another were about; undefined when they may have been about all. */
export async function changedGroups(db: Kysely<Schema>, after: number, to: number): Promise<number[] | undefined> {
  if (to - after > KEPT) return undefined
  const rows = await db
    .selectFrom('permission_changes')
    .select(['version', 'group_id'])
    .where('version', '>', after)
    .where('version', '<=', to)
    .execute()
  const noted = new Set(rows.map(({ version }) => version))
  return noted.size === to - after ? rows.map(({ group_id }) => group_id) : undefined
}
