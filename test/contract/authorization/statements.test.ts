/**
 * What reads asks the app database as many questions for many rows as for few: every GET of the authorization matrix, as an
 * administrator and as a curator, whose rights are looked at.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countStatements } from '../../support/count-statements.ts'
import { testServer, type Client } from '../../support/test-server.ts'
import { parseCall, send, type Call } from './calls.ts'
import { makeFixtures } from './fixtures.ts'
import { ACTORS, type ActorName } from './actors.ts'
import { grower } from './grow.ts'
import { TABLE } from './table.ts'

const FEW = 1
/** As many again, twice: a question for each would be two more. */
const MORE = 2 * FEW
/** A question more or less: what processes ask of themselves may fall together with a request, or be spared by one. */
const CHANCE = 1
/** Administrators see what is hidden as they see what is not. */
const HIDDEN = /<hidden /
/** It takes the statements of the PDF, and so long that what is logged falls in between. */
const IMAGE = /<dashboard>\/png/

/** The calls that are answered to somebody. */
function readsOf(name: ActorName): Call[] {
  const column = ACTORS.indexOf(name)
  const patterns = TABLE.filter(({ gets }) => gets.split(' ')[column] === '+')
  return patterns
    .flatMap(({ calls }) => calls.trim().split(/\s*\n\s*/))
    .filter((line) => line.startsWith('GET ') && !HIDDEN.test(line) && !IMAGE.test(line))
    .map(parseCall)
}

test('reads run as many statements for many rows as for few', async (t) => {
  const server = await testServer(t)
  const { actors, fixtures } = await makeFixtures(server)
  const readers = await Promise.all(
    (['admin', 'curator'] as const).map(async (name) => {
      const own = new Map(fixtures).set('me', () => actors[name].id)
      return { name, id: actors[name].id, client: await actors[name].signIn(), own, calls: readsOf(name) }
    }),
  )
  const grow = await grower({ server, fixtures, readers })
  assert.ok(readers.every(({ calls }) => calls.length > 80))

  /** The least of some times: the first fills caches, and what is logged is written in between. */
  async function least(client: Client, call: Call, own: typeof fixtures, enough: number | undefined): Promise<number> {
    let best = Infinity
    const most = enough === undefined ? 2 : 12
    for (let times = 0; times < most && best > (enough ?? -CHANCE) + CHANCE; times += 1) {
      const counted = await countStatements(async () => {
        const { status, text } = await send(client, call, own)
        assert.ok(status < 300, `${call.path}: ${text}`)
      })
      if (times > 0) best = Math.min(best, counted)
    }
    return best
  }

  async function growBy(objects: number): Promise<void> {
    for (let made = 0; made < objects; made += 1) await grow()
    await server.server.services.activity.flush()
  }

  /** How many statements each read takes now, of those that are not known or of some. */
  async function count(known: ReadonlyMap<string, number>, only?: ReadonlyMap<string, number>) {
    const counts = new Map<string, number>()
    for (const { name, client, own, calls } of readers) {
      for (const call of calls) {
        const key = `${name} ${call.path}`
        if (only?.has(key) !== false) counts.set(key, await least(client, call, own, known.get(key)))
      }
    }
    return counts
  }

  const more = (before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>) =>
    new Map([...after].filter(([key, now]) => now > (before.get(key) ?? now) + CHANCE))

  await growBy(FEW)
  const few = await count(new Map())
  await growBy(MORE)
  let grown = more(few, await count(few))
  // What depends on the rows grows with each of them; what only met a cache that was just empty does not.
  if (grown.size > 0) {
    await growBy(MORE)
    grown = more(grown, await count(grown, grown))
  }
  assert.deepEqual([...grown], [])
})
