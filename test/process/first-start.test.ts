/** The first minute of a new server: what is asked of the sample database while it is still being made, and the examples. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { until } from '../support/until.ts'
import { setUp, startHealthy, stop, temporaryFolder, type Client } from './running-server.ts'

const QUERY = 'select category, count(*) as products from products group by 1 order by 1'

async function examplesOf(admin: Client): Promise<number> {
  const collections: { name: string }[] = (await admin.call('GET', '/api/collection')).json()
  return collections.filter(({ name }) => name === 'Examples').length
}

async function askSample(admin: Client): Promise<void> {
  const asked = { database: 1, type: 'native', native: { query: QUERY } }
  const [metadata, answer] = await Promise.all([
    admin.call('GET', '/api/database/1/metadata'),
    admin.call('POST', '/api/dataset', asked),
  ])
  assert.equal(metadata.status, 200, metadata.text)
  assert.equal(metadata.json().tables.length, 8)
  assert.equal(answer.json().status, 'completed', answer.text)
  assert.ok(answer.json().row_count > 1)
}

test('the sample database answers from the first moment on', async (t) => {
  const env = { QUERENT_LOAD_SAMPLE_CONTENT: 'true' }
  const server = await startHealthy(t, { dataDir: temporaryFolder(t), env })
  const admin = await setUp(server)
  await askSample(admin)
  await until('the examples', 20_000, async () => (await examplesOf(admin)) > 0)
  assert.equal(await stop(server), 0)
})
