/** The first minute of a new server, by the page of first calls: the sample database and the examples are still being made. */
import assert from 'node:assert/strict'
import { execFile, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { until } from '../support/until.ts'
import { clientOf, startHealthy, stop, temporaryFolder, type Client } from './running-server.ts'

const FIRST_CALLS = new URL('../../docs/how-to/first-calls.md', import.meta.url)
const HAS_CURL = spawnSync('curl', ['--version']).status === 0
const PERSON = { username: 'ada@example.org', password: 'correct horse 9' }

/** The commands of the page, except for the database of one's own. */
function firstMinutes(port: number): string {
  const [tour = ''] = readFileSync(FIRST_CALLS, 'utf8').split('## Connect a database of your own')
  const blocks = [...tour.matchAll(/```sh\n([^]*?)```/g)].map(([, block]) => block)
  assert.equal(blocks.length, 4)
  return blocks.join('echo\n').replace('localhost:3000', `127.0.0.1:${port}`)
}

async function examplesOf(admin: Client): Promise<number> {
  const collections: { name: string }[] = (await admin.call('GET', '/api/collection')).json()
  return collections.filter(({ name }) => name === 'Examples').length
}

test('the first calls work from the first moment on', { skip: !HAS_CURL }, async (t) => {
  const env = { QUERENT_LOAD_SAMPLE_CONTENT: 'true' }
  const server = await startHealthy(t, { dataDir: temporaryFolder(t), env })
  const { stdout } = await promisify(execFile)('sh', ['-ec', firstMinutes(server.port)])
  const [metadata = '', answer = '', ...rest] = stdout.trim().split('\n')
  const csv = rest.slice(0, rest.indexOf(''))
  assert.match(metadata, /"name":"Sample Database"/)
  const { status, row_count } = JSON.parse(answer)
  assert.deepEqual([status, row_count], ['completed', 4])
  // The card that was saved, whatever the examples have taken of the ids.
  assert.equal(csv[0]?.toLowerCase(), 'category,products')
  assert.equal(csv.length, 5)
  assert.equal(JSON.parse(rest.at(-1) ?? '').is_superuser, true, 'the key of an administrator')
  const { id } = (await clientOf(server).call('POST', '/api/session', PERSON)).json()
  const admin = clientOf(server, id)
  const tables = (await admin.call('GET', '/api/database/1/metadata')).json()
  assert.equal(tables.tables.length, 8)
  await until('the examples', 20_000, async () => (await examplesOf(admin)) > 0)
  assert.equal(await stop(server), 0)
})
