/** A process that has served one session serves the next as a new one would: nothing of the first is left. */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test, type TestContext } from 'node:test'
import { isRunning, openFiles, sqliteProcesses } from '../../../../test/support/sqlite-processes.ts'
import { until } from '../../../../test/support/until.ts'
import { statement, testFolder } from '../shared/test-support.ts'
import { SqliteSession } from './session.ts'
import { spareProcesses } from './spare-processes.ts'

const PATIENCE_MS = 20_000
const ENDLESS = 'with recursive n(i) as (select 1 union all select i + 1 from n) select count(*) from n'

const folder = testFolder()
let made = 0

function makeFile(value: number): string {
  const path = join(folder, `file${(made += 1)}.db`)
  const database = new DatabaseSync(path)
  database.exec(`create table t (a integer); insert into t values (${value})`)
  database.close()
  return path
}

async function open(t: TestContext, path: string, access: 'read' | 'write' = 'read'): Promise<SqliteSession> {
  const session = await SqliteSession.open({ path, access, own: [] }, PATIENCE_MS)
  t.after(() => session.close())
  return session
}

async function rowsOf(session: SqliteSession, sql: string): Promise<unknown[]> {
  const running = session.run(statement(sql))
  await running.columns()
  const rows: unknown[] = []
  for (let batch = await running.read(); batch; batch = await running.read()) rows.push(...batch)
  return rows
}

function idOf(session: SqliteSession): number {
  return session.processId ?? assert.fail('the session has no process')
}

/** Closes the session and waits until its process may serve another. */
async function closeAndKeep(session: SqliteSession): Promise<number> {
  const id = idOf(session)
  session.close()
  await until('a spare process', PATIENCE_MS, () => spareProcesses().includes(id))
  return id
}

test('a process that has closed its file opens the next one', async (t) => {
  const [first, second] = [makeFile(1), makeFile(2)]
  const session = await open(t, first)
  assert.deepEqual(await rowsOf(session, 'select a from t'), [[1]])
  assert.deepEqual(sqliteProcesses(first), [idOf(session)])
  const id = await closeAndKeep(session)
  assert.deepEqual(sqliteProcesses(first), [])
  const next = await open(t, second)
  assert.equal(idOf(next), id)
  assert.deepEqual(await rowsOf(next, 'select a from t'), [[2]])
  const files = openFiles(id).filter((file) => file.startsWith(folder))
  assert.deepEqual(files, [second])
})

test('a closed session cannot reach the next one of its process', async (t) => {
  const path = makeFile(1)
  const session = await open(t, path)
  let toldGone = false
  session.whenGone(() => (toldGone = true))
  await closeAndKeep(session)
  const next = await open(t, path)
  assert.equal(session.isBroken, true)
  session.close()
  await assert.rejects(session.run(statement('select 1')).columns(), /ended unexpectedly/)
  assert.deepEqual(await rowsOf(next, 'select a from t'), [[1]])
  process.kill(idOf(next), 'SIGKILL')
  await until('the notice of the end', PATIENCE_MS, () => next.isBroken)
  assert.equal(toldGone, false)
})

test('tables, counters and refusals of a session end with it, and so does its right to write', async (t) => {
  const path = makeFile(1)
  const writer = await open(t, path, 'write')
  await rowsOf(writer, 'create temp table kept (a integer)')
  await rowsOf(writer, 'insert into kept values (1), (2), (3)')
  await assert.rejects(rowsOf(writer, 'pragma cache_size = 5'), /PRAGMA cache_size is not allowed/)
  const counters = 'select last_insert_rowid(), changes(), total_changes()'
  assert.deepEqual(await rowsOf(writer, counters), [[3, 3, 3]])
  const id = await closeAndKeep(writer)
  const reader = await open(t, path)
  assert.equal(idOf(reader), id)
  assert.deepEqual(await rowsOf(reader, counters), [[0, 0, 0]])
  await assert.rejects(rowsOf(reader, 'select * from kept'), /no such table/)
  await assert.rejects(rowsOf(reader, 'insert into t values (2)'), /Only queries are allowed/)
  await closeAndKeep(reader)
  const second = await open(t, path, 'write')
  assert.equal(idOf(second), id)
  await rowsOf(second, 'insert into t values (2)')
  assert.deepEqual(await rowsOf(second, 'select a from t order by a'), [[1], [2]])
})

test('a closed file has no lock and may be replaced or deleted', async (t) => {
  const path = makeFile(1)
  const session = await open(t, path)
  // A statement that is left early, and so has the file locked until then.
  const running = session.run(
    statement('select 1 from t, (with recursive n(i) as (select 1 union all select i + 1 from n) select i from n)'),
  )
  await running.columns()
  assert.ok(await running.read())
  const other = new DatabaseSync(path)
  t.after(() => other.close())
  assert.throws(() => other.exec('begin exclusive'), /locked/)
  await running.stop()
  const id = await closeAndKeep(session)
  other.exec('begin exclusive; rollback')
  renameSync(makeFile(5), path)
  const replaced = await open(t, path)
  assert.equal(idOf(replaced), id)
  assert.deepEqual(await rowsOf(replaced, 'select a from t'), [[5]])
  await closeAndKeep(replaced)
  rmSync(path)
  assert.deepEqual(
    openFiles(id).filter((file) => file.startsWith(folder)),
    [],
  )
  await assert.rejects(open(t, path), /unable to open/)
})

test('one that runs a statement, or was killed, serves nobody else', async (t) => {
  const path = makeFile(1)
  const busy = await open(t, path)
  const running = busy.run(statement(ENDLESS))
  await running.columns()
  const busyId = idOf(busy)
  busy.close()
  const killed = await open(t, path)
  const stopped = killed.run(statement(ENDLESS))
  await stopped.columns()
  const killedId = idOf(killed)
  await stopped.stop()
  killed.close()
  await until('the end of both', PATIENCE_MS, () => !isRunning(busyId) && !isRunning(killedId))
  assert.ok(!spareProcesses().some((id) => id === busyId || id === killedId))
})

test('one that ends while it is spare is not used', async (t) => {
  const path = makeFile(1)
  const id = await closeAndKeep(await open(t, path))
  process.kill(id, 'SIGKILL')
  await until('the notice of the end', PATIENCE_MS, () => !spareProcesses().includes(id))

  const unnoticed = await closeAndKeep(await open(t, path))
  process.kill(unnoticed, 'SIGKILL')
  const session = await open(t, path)
  assert.notEqual(idOf(session), unnoticed)
  assert.deepEqual(await rowsOf(session, 'select a from t'), [[1]])
})

test('few are kept, and not for long', async (t) => {
  const path = makeFile(1)
  const sessions = await Promise.all(Array.from({ length: 4 }, () => open(t, path)))
  const ids = sessions.map(idOf)
  for (const session of sessions) session.close()
  // One of an earlier test may take a place among the spares: which of them are kept is left open, how many is not.
  let most = 0
  await until('the end of all', PATIENCE_MS, () => {
    most = Math.max(most, spareProcesses().length)
    return spareProcesses().length === 0 && !ids.some(isRunning)
  })
  assert.equal(most, 2)
})

test('a spare process keeps no program alive, and ends with it', async () => {
  const path = makeFile(1)
  const [session, spare] = ['session', 'spare-processes'].map((name) => new URL(`./${name}.ts`, import.meta.url).href)
  const program = `import { SqliteSession } from ${JSON.stringify(session)}
    import { spareProcesses } from ${JSON.stringify(spare)}
    const session = await SqliteSession.open({ path: ${JSON.stringify(path)}, access: 'read', own: [] }, ${PATIENCE_MS})
    session.close()
    process.on('exit', () => console.log(JSON.stringify(spareProcesses())))`
  const parent = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [[told]] = await Promise.all([once(parent.stdout, 'data'), once(parent, 'exit')])
  const [id] = JSON.parse(String(told))
  assert.ok(id > 0, 'it was spare when the program ended')
  await until('the end of the process', PATIENCE_MS, () => !isRunning(id))
})
