import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { requireSuperuser } from '../../permissions/check.ts'
import type { CurrentUser } from '../../permissions/current-user.ts'
import { newEntityId, SAMPLE_FILE, type DatabaseRow, type NewDatabase } from '../../store/index.ts'
import type { Deps } from '../deps.ts'
import { WAITING_JOB } from '../examples/index.ts'
import { queueSync, scheduleDatabase } from './background.ts'
import type { SampleArrival } from './sample-arrival.ts'

const JOB = 'sample.create'

/** The made-up shop that a new server comes with. */
export function sampleDatabase({ store, config, connections, jobs, observe, now }: Deps, arrival: SampleArrival) {
  const path = join(config.dataDir, SAMPLE_FILE)

  function newSample(): NewDatabase {
    const time = new Date(now()).toISOString()
    return {
      name: 'Sample Database',
      engine: 'sqlite',
      details: { db: path },
      is_sample: true,
      metadata_sync_schedule: '0 50 0 * * ? *',
      cache_field_values_schedule: '0 50 0 * * ? *',
      created_at: time,
      updated_at: time,
      entity_id: newEntityId(),
    }
  }

  /** Called at each start: makes the sample on the first, and finds it again after the data folder was moved or restored. */
  async function prepare(): Promise<void> {
    await createOnFirstStart()
    await store.databases.renewSample()
    const known = (await store.databases.list()).find((row) => row.is_sample)
    if (known?.details['db'] !== path || existsSync(path)) return
    // Until the file is there again, questions to it wait as on the first start.
    await store.databases.update(known.id, { initial_sync_status: 'incomplete' })
    await store.jobs.putIfAbsent({ key: JOB, kind: JOB, payload: {}, runAt: new Date(now()).toISOString() })
  }

  /** On a server that nobody has set up yet: registers the sample, has its file made in the background, and examples about it later. */
  async function createOnFirstStart(): Promise<void> {
    if (!config.loadSampleContent) return
    if ((await store.users.count()) > 0 || (await store.databases.list()).length > 0) return
    const row = await store.transaction(async ({ databases, jobs: queue }) => {
      const runAt = new Date(now()).toISOString()
      const isFirst = await queue.putIfAbsent({ key: JOB, kind: JOB, payload: {}, runAt })
      if (!isFirst) return undefined
      await queue.putIfAbsent(WAITING_JOB)
      return databases.create(newSample())
    })
    if (row !== undefined) await scheduleDatabase(jobs, row)
  }

  /** Work of the job `sample.create`. */
  function make(signal: AbortSignal): Promise<void> {
    return arrival.making(() => write(signal), signal)
  }

  /** Makes the file anew and has it synced. */
  async function write(signal: AbortSignal): Promise<void> {
    const before = performance.now()
    const { createSampleDatabase } = await import('../../sample-data/index.ts') // no start but the first needs it
    await createSampleDatabase(path, signal)
    observe({ type: 'sample.finished', durationMs: Math.round(performance.now() - before) })
    for (const { id, is_sample } of await store.databases.list()) {
      if (!is_sample) continue
      connections.reopen(id)
      await queueSync(jobs, id)
    }
  }

  /** Brings the sample back as it was made, whether it was changed or deleted. */
  async function restore(user: CurrentUser, signal: AbortSignal): Promise<DatabaseRow> {
    requireSuperuser(user)
    const known = (await store.databases.list()).find((row) => row.is_sample)
    const row = known ?? (await store.databases.create({ ...newSample(), creator_id: user.id }))
    await store.databases.update(row.id, { details: { db: path }, engine: 'sqlite' })
    await write(signal)
    await scheduleDatabase(jobs, row)
    return (await store.databases.find(row.id)) ?? row
  }

  return { prepare, make, restore, job: JOB }
}
