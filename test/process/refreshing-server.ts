/**
 * A server that works in the background and may be killed at any moment. Arguments: ids of a database and of a model in it, the
 * time of its clock, and how often it refreshes the model and prunes two hours later; then it does what is due. It says first what
 * a question on the model answers.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { loadConfig } from '../../packages/server/src/config/config.ts'
import { createServer } from '../../packages/server/src/server.ts'

const [database = '', model = '', time = '', rounds = ''] = process.argv.slice(2)
const clock = { now: Date.parse(time) }
const HOUR_MS = 60 * 60_000
const LOOKS = 10
const LOOK_MS = 50

const server = await createServer(loadConfig(process.env), () => clock.now, { passwordCost: 4 })
const admin = await server.store.users.firstAdministrator()
const session = await server.services.sessions.start(admin ?? 0)
const post = async (url: string, payload: object = {}) => {
  const headers = { 'x-metabase-session': session }
  const answer = await server.app.inject({ method: 'POST', url, headers, payload })
  return answer.payload === '' ? {} : answer.json()
}
const say = (what: unknown) => process.stdout.write(`${JSON.stringify(what)}\n`)
const prune = () => server.services.background.find(({ name }) => name.kind === 'persist.prune')

const query = { 'source-table': `card__${model}`, aggregation: [['count']] }
const { data } = await post('/api/dataset', { database: Number(database), type: 'query', query })
say({ rows: data.rows[0][0], isStored: data.persisted_models !== undefined })

for (let round = 0; round < Number(rounds); round += 1) {
  await post(`/api/card/${model}/refresh`)
  await server.jobs.drain()
  say('refreshed')
  clock.now += 2 * HOUR_MS
  await prune()?.run({}, new AbortController().signal)
  say('pruned')
}
// What is due by now; more of it comes from the other process.
for (let look = 0; look < LOOKS; look += 1) {
  await server.jobs.drain()
  await sleep(LOOK_MS)
}
say('drained')
await server.close()
process.exit(0)
