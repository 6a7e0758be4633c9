import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { requireSuperuser } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import { newEntityId, SAMPLE_FILE, type DatabaseRow, type NewDatabase } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'
import { scheduleDatabase } from './background.ts'
import type { SampleArrival } from './sample-arrival.ts'
import { SYNC_DATABASE } from '../../../sync/index.ts'
import { queued, taskName, type Task } from '../../../jobs/index.ts'

const CREATE = taskName('sample.create')

/** Makes the examples. Whoever makes the sample database queues it along with that. */
export const MAKE_EXAMPLES = taskName('examples.create')

/** The examples wait for something else than a time. */
export const WAITING_EXAMPLES = queued(MAKE_EXAMPLES, {}, '9999-12-31T00:00:00.000Z')

/** The made-up shop that a new server comes with. */
export function sampleDatabase(
  { store, change, config, connections, jobs, observe, now }: Deps,
  arrival: SampleArrival,
) {
  const path = join(config.dataDir, SAMPLE_FILE)

  function newSample(time: string): NewDatabase {
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

  /** At each start: makes the sample on the first, and finds it again after the data folder was moved or restored. */
  async function prepare(): Promise<void> {
    await createOnFirstStart()
    await store.databases.renewSample()
    const known = (await store.databases.list()).find((row) => row.is_sample)
    if (known?.details['db'] !== path || existsSync(path)) return
    // Until the file is there again, questions to it wait as on the first start.
    await store.databases.update(known.id, { initial_sync_status: 'incomplete' })
    await store.jobs.putIfAbsent(queued(CREATE, {}, new Date(now()).toISOString()))
  }

  /** On a server that nobody has set up yet: registers the sample, has its file made in the background, and examples about it later. */
  async function createOnFirstStart(): Promise<void> {
    if (!config.loadSampleContent) return
    if ((await store.users.count()) > 0 || (await store.databases.list()).length > 0) return
    const row = await change.bySystem(async ({ repositories, time }) => {
      const isFirst = await repositories.jobs.putIfAbsent(queued(CREATE, {}, time))
      if (!isFirst) return undefined
      await repositories.jobs.putIfAbsent(WAITING_EXAMPLES)
      return repositories.databases.create(newSample(time))
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
    const { createSampleDatabase } = await import('../../../sample-data/index.ts') // no start but the first needs it
    await createSampleDatabase(path, signal)
    observe({ type: 'sample.finished', durationMs: Math.round(performance.now() - before) })
    for (const { id, is_sample } of await store.databases.list()) {
      if (!is_sample) continue
      connections.reopen(id)
      await jobs.enqueue(SYNC_DATABASE, { databaseId: id })
    }
  }

  /** Brings the sample back as it was made, whether it was changed or deleted. */
  async function restore(user: CurrentUser, signal: AbortSignal): Promise<DatabaseRow> {
    requireSuperuser(user)
    const row = await change(user, async ({ repositories: { databases }, time }) => {
      const known = (await databases.list()).find(({ is_sample }) => is_sample)
      const sample = known ?? (await databases.create({ ...newSample(time), creator_id: user.id }))
      await databases.update(sample.id, { details: { db: path }, engine: 'sqlite' })
      return sample
    })
    await write(signal)
    await scheduleDatabase(jobs, row)
    return (await store.databases.find(row.id)) ?? row
  }

  async function begin(): Promise<void> {
    await prepare()
    await arrival.begin()
  }

  const task: Task = { name: CREATE, concurrency: 1, tries: 3, begin, run: (_payload, signal) => make(signal) }
  return { task, restore }
}
