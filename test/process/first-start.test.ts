/** The first minute of a new server, as the README has it: while the sample database is still being made, and the examples. */
import assert from 'node:assert/strict'
import { execFile, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { until } from '../support/until.ts'
import { clientOf, startHealthy, stop, temporaryFolder, type Client } from './running-server.ts'

const README = new URL('../../README.md', import.meta.url)
const HAS_CURL = spawnSync('curl', ['--version']).status === 0
const PERSON = { username: 'ada@example.org', password: 'correct horse 9' }

/** The commands under "The first five minutes", but for the database of one's own. */
function firstMinutes(port: number): string {
  const [, section = ''] = readFileSync(README, 'utf8').split('## The first five minutes')
  const [own = ''] = section.split('Connect a database of your own')
  const blocks = [...own.matchAll(/```sh\n([^]*?)```/g)].map(([, block]) => block)
  assert.equal(blocks.length, 3)
  return blocks.join('echo\n').replace('localhost:3000', `127.0.0.1:${port}`)
}

async function examplesOf(admin: Client): Promise<number> {
  const collections: { name: string }[] = (await admin.call('GET', '/api/collection')).json()
  return collections.filter(({ name }) => name === 'Examples').length
}

test('the first five minutes of the README work from the first moment on', { skip: !HAS_CURL }, async (t) => {
  const env = { QUERENT_LOAD_SAMPLE_CONTENT: 'true' }
  const server = await startHealthy(t, { dataDir: temporaryFolder(t), env })
  const { stdout } = await promisify(execFile)('sh', ['-ec', firstMinutes(server.port)])
  const [metadata = '', answer = '', ...csv] = stdout.trim().split('\n')
  assert.match(metadata, /"name":"Sample Database"/)
  const { status, row_count } = JSON.parse(answer)
  assert.deepEqual([status, row_count], ['completed', 4])
  // The card that was saved, whatever the examples have taken of the ids.
  assert.equal(csv[0]?.toLowerCase(), 'category,products')
  assert.equal(csv.length, 5)
  const { id } = (await clientOf(server).call('POST', '/api/session', PERSON)).json()
  const admin = clientOf(server, id)
  const tables = (await admin.call('GET', '/api/database/1/metadata')).json()
  assert.equal(tables.tables.length, 8)
  await until('the examples', 20_000, async () => (await examplesOf(admin)) > 0)
  assert.equal(await stop(server), 0)
})
