/**
 * A server that writes rows and may be killed at any moment. Arguments: ids of a table and of its administrator, and the number
 * that its only row has. It counts the number up, and says each number that was acknowledged.
 */
import { loadConfig } from '../../packages/server/src/config/config.ts'
import { createServer } from '../../packages/server/src/server.ts'

const [table = '', admin = '', from = ''] = process.argv.slice(2)

const server = await createServer(loadConfig(process.env), Date.now, { passwordCost: 4 })
const headers = { 'x-metabase-session': await server.services.sessions.start(Number(admin)) }

for (let n = Number(from); ; n += 1) {
  const change = { kind: 'update', key: { id: 1 }, values: { n: n + 1 }, expected: { n } }
  const url = `/api/table/${table}/rows`
  const answer = await server.app.inject({ method: 'POST', url, headers, payload: { changes: [change] } })
  if (answer.statusCode !== 200) throw new Error(answer.payload)
  process.stdout.write(`${n + 1}\n`)
}
