/**
 * The Examples: a collection about the sample database, which a new server makes once. The job that makes them is queued
 * with the first start and waits there until there is an administrator, whose they become, and the tables of the sample
 * are known. The transaction that makes them takes the job away: whatever happens, they are made once, whole or not at
 * all, and do not come back. Tested by test/contract/examples.test.ts.
 */
import { identityOf, type CurrentUser } from '../../permissions/current-user.ts'
import { ALL_RIGHTS } from '../../permissions/rights/index.ts'
import type { Runner } from '../../query-runner/index.ts'
import { messageOf } from '../../observe/message-of.ts'
import { actingAlone, type DatabaseRow } from '../../store/index.ts'
import { EXAMPLES_JOB, WAITING_JOB } from './job.ts'
import { columnsOfSql, makeExamples, type ExampleDatabase } from './make.ts'
import { servicesWithin, type WithinDeps } from './within.ts'

export { WAITING_JOB } from './job.ts'

/** Nobody who sets a server up waits longer; the job makes them then. */
const PATIENCE_MS = 10_000

interface Ready {
  database: DatabaseRow
  ownerId: number
}

export function exampleService({ runner, ...deps }: WithinDeps & { runner: Runner }) {
  const { store, settings, connections, jobs, observe } = deps

  /** What they need; undefined as long as something is missing. */
  async function ready(): Promise<Ready | undefined> {
    const [databases, ownerId] = await Promise.all([store.databases.list(), store.users.firstAdministrator()])
    const database = databases.find((row) => row.is_sample && row.initial_sync_status === 'complete')
    return database === undefined || ownerId === undefined ? undefined : { database, ownerId }
  }

  /** To be called when what they wait for may have come: has them made in the background. */
  async function offer(): Promise<void> {
    if ((await store.jobs.find(EXAMPLES_JOB)) === undefined || (await ready()) === undefined) return
    await jobs.enqueue(EXAMPLES_JOB, EXAMPLES_JOB, {})
  }

  /** The same, for who shows them right afterwards: they are there when it resolves, if they can be. Never rejects. */
  async function makeNow(): Promise<void> {
    try {
      if ((await store.jobs.find(EXAMPLES_JOB)) === undefined) return
      const found = await ready()
      if (found !== undefined) await actingAlone(() => make(found, AbortSignal.timeout(PATIENCE_MS)))
    } catch (error) {
      observe({ type: 'background.failed', task: 'examples', error: messageOf(error) })
      await offer().catch(() => undefined)
    }
  }

  /** Work of the job. Without what it needs, it goes on waiting. */
  async function run(signal: AbortSignal): Promise<void> {
    const found = await ready()
    await (found === undefined ? store.jobs.put(WAITING_JOB) : make(found, signal))
  }

  async function make(found: Ready, signal: AbortSignal): Promise<void> {
    const before = performance.now()
    const { EXAMPLES } = await import('../../sample-data/examples/index.ts') // one start needs them
    const database = await namesOf(found.database.id)
    const user = await ownerOf(found.ownerId)
    const sqlColumns = await columnsOfSql(EXAMPLES, { runner, database, user, signal })
    const surroundings = {
      versions: await store.versions(),
      settings: await settings.current(),
      connection: await connections.get(database.id),
    }
    const isMade = await store.transaction(async (repositories) => {
      if (!(await repositories.jobs.take(EXAMPLES_JOB))) return false
      const services = servicesWithin(repositories, deps, surroundings)
      await makeExamples(EXAMPLES, { services, repositories, sqlColumns, user, database, signal })
      return true
    })
    if (isMade) observe({ type: 'examples.finished', durationMs: Math.round(performance.now() - before) })
  }

  async function namesOf(databaseId: number): Promise<ExampleDatabase> {
    const [tables, fields] = await Promise.all([
      store.tables.listOfDatabase(databaseId),
      store.fields.listOfDatabase(databaseId),
    ])
    const live = new Map(tables.flatMap(({ id, name, active }) => (active ? [[id, name]] : [])))
    return {
      id: databaseId,
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
    const session = { sessionKeyHash: null, signedInWith: null, hasSecondFactor: false }
    return { ...identityOf(row, [], session), rights: ALL_RIGHTS }
  }

  return { offer, makeNow, run, job: EXAMPLES_JOB }
}

export type ExampleService = ReturnType<typeof exampleService>
