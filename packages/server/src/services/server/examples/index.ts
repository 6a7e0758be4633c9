/**
 * The Examples: a collection about the sample database, which a new server makes once. The job that makes them is queued
 * with the first start and waits there until there is an administrator, whose they become, and the tables of the sample
 * are known. The change that makes them takes the job away: whatever happens, they are made once, whole or not at all, and
 * do not come back. Tested by test/contract/examples.test.ts.
 */
import { identityOf, NO_SESSION, type CurrentUser } from '../../../permissions/current-user.ts'
import { ALL_RIGHTS } from '../../../permissions/rights/index.ts'
import type { Runner } from '../../../query-runner/index.ts'
import { messageOf } from '../../../observe/message-of.ts'
import { actingAlone, type DatabaseRow } from '../../../store/index.ts'
import { MAKE_EXAMPLES, WAITING_EXAMPLES } from '../../data/databases/index.ts'
import type { Deps } from '../../deps.ts'
import { columnsOfCards, learnColumns, type ExampleDatabase } from './columns.ts'
import { makeExamples, prepareExamples, type ContentServices } from './make.ts'
import type { Task } from '../../../jobs/index.ts'

const { key: KEY } = WAITING_EXAMPLES

/** Nobody who sets a server up waits longer; the job makes them then. */
const PATIENCE_MS = 10_000

interface Ready {
  database: DatabaseRow
  ownerId: number
}

interface ExampleServiceDeps extends Pick<Deps, 'store' | 'change' | 'jobs' | 'observe'>, ContentServices {
  runner: Pick<Runner, 'prepare'>
}

export function exampleService({ store, change, jobs, observe, runner, ...services }: ExampleServiceDeps) {
  /** What they need; undefined as long as something is missing. */
  async function ready(): Promise<Ready | undefined> {
    const [databases, ownerId] = await Promise.all([store.databases.list(), store.users.firstAdministrator()])
    const database = databases.find((row) => row.is_sample && row.initial_sync_status === 'complete')
    return database === undefined || ownerId === undefined ? undefined : { database, ownerId }
  }

  /** To be called when what they wait for may have come: has them made in the background. */
  async function offer(): Promise<void> {
    if ((await store.jobs.find(KEY)) === undefined || (await ready()) === undefined) return
    await jobs.enqueue(MAKE_EXAMPLES, {})
  }

  /** The same, for who shows them right afterwards: they are there when it resolves, if they can be. Never rejects. */
  async function makeNow(): Promise<void> {
    try {
      if ((await store.jobs.find(KEY)) === undefined) return
      const found = await ready()
      if (found !== undefined) await actingAlone(() => make(found, AbortSignal.timeout(PATIENCE_MS)))
    } catch (error) {
      observe({ type: 'background.failed', task: 'examples', error: messageOf(error) })
      await offer().catch(() => undefined)
    }
  }

  /** Work of the job. Without what it needs, it goes on waiting. */
  async function run(_payload: object, signal: AbortSignal): Promise<void> {
    const found = await ready()
    await (found === undefined ? store.jobs.put(WAITING_EXAMPLES) : make(found, signal))
  }

  async function make(found: Ready, signal: AbortSignal): Promise<void> {
    const before = performance.now()
    const { EXAMPLES } = await import('../../../sample-data/examples/index.ts') // one start needs them
    const database = await namesOf(found.database)
    const user = await ownerOf(found.ownerId)
    const columns = await columnsOfCards(EXAMPLES, { runner, database, user, signal })
    const prepared = await prepareExamples(EXAMPLES, services, { database, columns, user })
    const cardIds = await change(user, async (work) =>
      (await work.repositories.jobs.take(KEY)) ? makeExamples(EXAMPLES, services, { ...work, ...prepared }) : undefined,
    )
    if (cardIds === undefined) return
    await learnColumns(EXAMPLES, cardIds, { store, runner, user, signal })
    observe({ type: 'examples.finished', durationMs: Math.round(performance.now() - before) })
  }

  async function namesOf({ id: databaseId, settings }: DatabaseRow): Promise<ExampleDatabase> {
    const [tables, fields] = await Promise.all([
      store.tables.listOfDatabase(databaseId),
      store.fields.listOfDatabase(databaseId),
    ])
    const live = new Map(tables.flatMap(({ id, name, active }) => (active ? [[id, name]] : [])))
    return {
      id: databaseId,
      settings,
      tables: new Map([...live].map(([id, name]) => [name, id])),
      fields: new Map(
        fields.flatMap(({ id, name, table_id, active }) => {
          const table = live.get(table_id)
          return table === undefined || !active ? [] : [[`${table}.${name}`, id]]
        }),
      ),
    }
  }

  async function ownerOf(id: number): Promise<CurrentUser> {
    const row = await store.users.find(id)
    if (row === undefined) throw new Error('The administrator is gone')
    return { ...identityOf(row, [], NO_SESSION), rights: ALL_RIGHTS }
  }

  const task: Task = { name: MAKE_EXAMPLES, concurrency: 1, tries: 3, begin: offer, run }
  return { task, offer, makeNow }
}

export type ExampleService = ReturnType<typeof exampleService>
