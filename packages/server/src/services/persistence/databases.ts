/** Keeping models of a database, or of none: the switches (contract: models, section 2). */
import { ApiError, refusedParameter } from '@querent/contract'
import type { CurrentUser } from '../../permissions/current-user.ts'
import { requireSuperuser } from '../../permissions/check.ts'
import type { DatabaseRow } from '../../store/index.ts'
import type { Deps } from '../deps.ts'
import type { Work } from '../shared/work.ts'
import { isOn, type PersistenceAccess } from './access.ts'
import type { RefreshSchedule } from './schedule.ts'
import { REFRESHED } from './states.ts'
import type { PersistenceTarget } from './targets/target.ts'

const GLOBAL_KEY = 'persisted-models-enabled'
/** Also those that somebody stopped: their tables go as well. */
const WITHDRAWN = [...REFRESHED, 'off'] as const

interface SwitchDeps extends Pick<Deps, 'store' | 'change' | 'connections' | 'settings'> {
  access: PersistenceAccess
  schedule: RefreshSchedule
  target: PersistenceTarget
  writeSettings(user: CurrentUser, values: Readonly<Record<string, unknown>>): Promise<void>
}

export function persistenceSwitches(deps: SwitchDeps) {
  const { store, change, connections, settings, access, schedule, target, writeSettings } = deps

  /**
   * Has all models of the database kept, from the next time of the schedule on.
   * @throws {ApiError} 400 while no models are kept at all, and for a database in which no tables can be made.
   */
  async function persistDatabase(user: CurrentUser, id: number, signal: AbortSignal): Promise<void> {
    const database = await access.getManaged(user, id)
    if (!(await settings.current()).get(GLOBAL_KEY)) throw refusedParameter('Persisting models is not enabled.')
    if (isOn(database)) return
    access.requireSupport(database)
    const refusal = await target.canTake(await connections.get(id), signal)
    if (refusal !== undefined) throw new ApiError(400, { ...refusal, database: database.name })
    await change(user, async (work) => {
      await work.repositories.databases.update(id, {
        settings: { ...database.settings, 'persist-models-enabled': true },
      })
      await keepModels(work, id)
    })
    await schedule.plan(id)
  }

  /** Queries read the source from now on; the tables are dropped later. */
  async function unpersistDatabase(user: CurrentUser, id: number): Promise<void> {
    const database = await access.getManaged(user, id)
    if (!isOn(database)) return
    await change(user, (work) => withdraw(work, database))
    await schedule.stop([id])
  }

  async function enable(user: CurrentUser): Promise<void> {
    requireSuperuser(user)
    await writeSettings(user, { [GLOBAL_KEY]: true })
  }

  /** For all databases. */
  async function disable(user: CurrentUser): Promise<void> {
    requireSuperuser(user)
    await writeSettings(user, { [GLOBAL_KEY]: false })
    await withdrawAll((work) => change(user, work))
  }

  async function withdrawAll(make: (run: (work: Work) => Promise<void>) => Promise<void>): Promise<void> {
    const databases = (await store.databases.list()).filter(isOn)
    if (databases.length === 0 && !(await store.persistence.hasCopies())) return
    await make(async (work) => {
      for (const database of databases) await withdraw(work, database)
      const { repositories, time } = work
      await repositories.persistence.move(WITHDRAWN, { state: 'deletable', state_changed_at: time }, { target: 'copy' })
    })
    await schedule.stop(databases.map(({ id }) => id))
  }

  /** Stops what a change of the setting alone, or of the environment, has left. */
  async function followSetting(): Promise<void> {
    if (!(await settings.current()).get(GLOBAL_KEY)) await withdrawAll(change.bySystem)
  }

  return { routes: { persistDatabase, unpersistDatabase, enable, disable }, followSetting }
}

/** Every model of the database gets a row that waits for its first refresh. */
async function keepModels({ repositories, time }: Work, database_id: number) {
  const { persistence } = repositories
  const waiting = { state: 'creating', state_changed_at: time, refresh_begin: time, creator_id: null } as const
  for (const card_id of await persistence.modelsWithout(database_id)) {
    await persistence.create({ ...waiting, card_id, database_id })
  }
  await persistence.move(['deletable'], { state: 'creating', state_changed_at: time }, { databaseId: database_id })
}

async function withdraw({ repositories, time }: Work, { id, settings }: DatabaseRow): Promise<void> {
  await repositories.databases.update(id, { settings: { ...settings, 'persist-models-enabled': false } })
  await repositories.persistence.move(WITHDRAWN, { state: 'deletable', state_changed_at: time }, { databaseId: id })
}
