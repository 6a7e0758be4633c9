/** A cell of a very long text delays no other request: it is read, looked at and written in turns of the event loop. */
import assert from 'node:assert/strict'
import { request } from 'node:http'
import { join } from 'node:path'
import { test } from 'node:test'
import { createFile } from '../support/duckdb-file.ts'
import { longestTurn } from '../support/longest-turn.ts'
import { testServer } from '../support/test-server.ts'

const CHARACTERS = 20_000_000
/** Bytes of the text in UTF-8: each second character takes two. */
const TEXT_BYTES = CHARACTERS * 1.5
/** A piece takes some 50 ms at most; not cut, one turn took 200 to 500. */
const LONGEST_TURN_MS = 150
/** The least of them counts: garbage of other tests is collected in some turns. */
const ROUNDS = 3

test('a text of 30 MB is many turns of work in every answer, and whole', async (t) => {
  const { server, as, adminId, dataDir } = await testServer(t)
  const database_file = join(dataDir, 'texts.duckdb')
  await createFile(database_file, ['create table empty (a integer)'])
  const details = { name: 'Texts', engine: 'duckdb', details: { database_file } }
  const { id: database } = (await as.admin.post('/api/database', details)).body
  const query = `select repeat('é"', ${CHARACTERS / 2}) as a`
  const dataset_query = { database, type: 'native', native: { query } }
  const card = { name: 'Long', display: 'table', dataset_query, visualization_settings: {} }
  const { id: card_id } = (await as.admin.post('/api/card', card)).body
  const { id: dashboard } = (await as.admin.post('/api/dashboard', { name: 'Long' })).body
  const dashcards = [{ id: -1, card_id, row: 0, col: 0, size_x: 4, size_y: 4 }]
  assert.equal((await as.admin.put(`/api/dashboard/${dashboard}`, { dashcards })).status, 200)
  await server.jobs.drain()
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const session = await server.services.sessions.start(adminId)
  const escaped = TEXT_BYTES + CHARACTERS / 2
  const cases: [url: string, body: object, least: number][] = [
    ['/api/dataset', dataset_query, escaped],
    ['/api/dataset/json', { query: dataset_query }, escaped],
    ['/api/dataset/csv', { query: dataset_query }, escaped],
    [`/api/card/${card_id}/query`, {}, escaped],
    [`/api/card/${card_id}/query/api`, {}, escaped],
    [`/api/dashboard/${dashboard}/query`, {}, escaped],
  ]
  for (const [url, body, least] of cases) {
    let longest = Infinity
    for (let round = 0; round < ROUNDS && longest >= LONGEST_TURN_MS; round += 1) {
      let bytes = 0
      const turn = await longestTurn(async () => {
        bytes = await bytesOf(`${address}${url}`, session, body)
      })
      longest = Math.min(longest, turn)
      assert.ok(bytes >= least && bytes < least + 10_000, `${url}: ${bytes} bytes`)
    }
    assert.ok(longest < LONGEST_TURN_MS, `${url}: ${longest} ms in one turn`)
  }
})

/** How long the answer is. Nothing is kept of it: collecting it would be a long turn of the test itself. */
function bytesOf(url: string, session: string, body: object): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'x-metabase-session': session, 'content-type': 'application/json' }
    const call = request(url, { method: 'POST', headers }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length))
      answer.on('end', () => resolve(bytes))
      answer.on('error', reject)
    })
    call.on('error', reject)
    call.end(JSON.stringify(body))
  })
}
