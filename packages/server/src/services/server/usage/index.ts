/**
 * Usage: a data source over what people do on this server, for administrators until they grant it. It reads a file of its
 * own, which holds curated columns only (docs/decisions/0015). Tested by test/contract/usage.test.ts.
 */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { ApiError } from '@querent/contract'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import { ADMINISTRATORS_ID, newEntityId, USAGE_FILE, type DatabaseRow } from '../../../store/index.ts'
import type { Runner } from '../../../query-runner/index.ts'
import type { ActivityService } from '../../library/activity/index.ts'
import { slugOf } from '../../library/collections/index.ts'
import { newContent } from './content.ts'
import type { Deps } from '../../deps.ts'
import type { Work } from '../../shared/work.ts'
import { SYNC_DATABASE } from '../../../sync/index.ts'
import { taskName, type Task } from '../../../jobs/index.ts'

const CREATE = taskName('usage.create')
/** A server that is up is first of all there for those who wait for it. */
const AFTER_START_MS = 10 * 60_000
/** How old what is shown may be. */
const FRESH_MS = 60_000
const NAME = 'Usage'

interface UsageServiceDeps extends Pick<
  Deps,
  'store' | 'change' | 'config' | 'settings' | 'connections' | 'jobs' | 'now'
> {
  activity: Pick<ActivityService, 'flush'>
  runner: Pick<Runner, 'log'>
}

export function usageService(deps: UsageServiceDeps) {
  const { store, change, config, settings, connections, jobs, now, activity, runner } = deps
  const path = join(config.dataDir, USAGE_FILE)
  let filledAt = Number.NEGATIVE_INFINITY
  let filling: Promise<void> | undefined
  /** Of the file as it was last filled: another one may have taken its place. */
  let inode: number | undefined

  /** Has the data source made in a while, unless it is there. */
  async function begin(): Promise<void> {
    await jobs.enqueue(CREATE, {}, AFTER_START_MS)
  }

  /** Whether lists have it for somebody who asks; made when an administrator asks first. */
  async function isShown(user: CurrentUser): Promise<boolean> {
    if (user.is_superuser) await ensure()
    return isOn()
  }

  /** Makes the data source with its questions, once somebody could see them; undefined when it is switched off. */
  async function ensure(): Promise<DatabaseRow | undefined> {
    const known = await find()
    if (known !== undefined || !(await isOn())) return known
    const administrator = await store.users.firstAdministrator()
    if (administrator === undefined) return undefined
    const made = await change.bySystem((work) => make(work, administrator))
    if (made !== undefined) await jobs.enqueue(SYNC_DATABASE, { databaseId: made.id })
    return made ?? find()
  }

  async function make({ repositories, time }: Work, creatorId: number): Promise<DatabaseRow | undefined> {
    const { databases, collections, cards, dataPermissions, groups, tables } = repositories
    await tables.lock()
    if ((await databases.list()).some((row) => row.is_audit)) return undefined
    const database = await databases.create({
      name: NAME,
      engine: 'sqlite',
      details: { db: path },
      description: 'What people do on this server: questions, views, logins, changes.',
      is_audit: true,
      is_full_sync: false,
      metadata_sync_schedule: '0 50 0 * * ? *',
      cache_field_values_schedule: '0 50 0 * * ? *',
      created_at: time,
      updated_at: time,
      entity_id: newEntityId(),
    })
    for (const group_id of await groups.ids()) {
      if (group_id === ADMINISTRATORS_ID) continue
      const none = { view_data: 'blocked', create_queries: 'no', download: 'none', data_model: 'none' } as const
      await dataPermissions.put({ group_id, database_id: database.id, ...none, details: 'no' }, new Map(), [])
    }
    // Nobody has a permission on it: administrators need none.
    const { id } = await collections.create({ name: NAME, slug: slugOf(NAME), location: '/', created_at: time })
    for (const card of newContent({ databaseId: database.id, collectionId: id, creatorId, time }))
      await cards.create(card)
    return database
  }

  async function find(): Promise<DatabaseRow | undefined> {
    return (await store.databases.list()).find((row) => row.is_audit)
  }

  async function isOn(): Promise<boolean> {
    return config.hasDataFolder && (await settings.current()).get('usage-analytics-enabled')
  }

  /**
   * Brings what the data source shows up to date, for whoever is about to read it.
   * @throws {ApiError} 400 while it is switched off.
   */
  async function freshen(database: Pick<DatabaseRow, 'id'>): Promise<void> {
    if (!(await isOn())) throw new ApiError(400, { message: 'Usage analytics is switched off.' })
    if (now() - filledAt < FRESH_MS && now() >= filledAt) return
    filling ??= fillNow(database.id).finally(() => (filling = undefined))
    await filling
  }

  async function fillNow(databaseId: number): Promise<void> {
    const { fill } = await import('./file.ts') // only who looks needs it
    await Promise.all([activity.flush(), runner.log.flush()])
    await fill(path, store)
    filledAt = now()
    const found = statSync(path).ino
    if (found !== inode) connections.reopen(databaseId)
    inode = found
  }

  /** Resolves when the file is no longer written to. */
  async function close(): Promise<void> {
    await filling?.catch(() => {})
  }

  connections.freshenWith(freshen)
  const task: Task = { name: CREATE, concurrency: 1, tries: 3, begin, run: async () => void (await ensure()) }
  return { task, isShown, freshen, close }
}
