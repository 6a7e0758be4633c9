/** Who may call what: every route as every kind of caller, against the table of what is expected. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { testServer, type Client, type TestServer } from '../../support/test-server.ts'
import { ACTORS, type Actor, type ActorName } from './actors.ts'
import { outcomeOf, parseCall, send, type Call } from './calls.ts'
import { makeFixtures, type Fixture } from './fixtures.ts'
import { lineFor, patternFor, routeOf, routesOf } from './routes.ts'
import { TABLE } from './table.ts'
import { isChosen } from '../../support/chosen-routes.ts'

const TABLE_FILE = 'test/contract/authorization/table.ts'
/** Such calls end the logins of who makes them. */
const ENDS_LOGIN = /(?:^\/api\/(session|user\/<me>\/(password|sessions)))|^\/auth\/sso\/logout$/

describe('the authorization matrix', { concurrency: false }, () => {
  let server: TestServer
  let actors: Record<ActorName, Actor>
  let fixtures: Map<string, Fixture>
  const clients = new Map<ActorName, Client>()
  const cleanUps: (() => unknown)[] = []
  before(async () => {
    server = await testServer({ after: (fn: () => unknown) => cleanUps.push(fn) })
    ;({ actors, fixtures } = await makeFixtures(server))
  })
  after(async () => {
    for (const cleanUp of cleanUps) await cleanUp()
  })

  async function clientOf(name: ActorName, { path }: Call): Promise<Client> {
    const client = clients.get(name) ?? (await actors[name].signIn())
    if (ENDS_LOGIN.test(path)) clients.delete(name)
    else clients.set(name, client)
    return client
  }

  /** What each caller gets, as the table writes it. What a call was refused for is offered to the next caller. */
  async function outcomes(call: Call): Promise<string> {
    const found: string[] = []
    let offered = new Map<string, unknown>()
    for (const name of ACTORS) {
      const known = new Map(fixtures)
      for (const [key, make] of fixtures) {
        known.set(key, async () => {
          if (!offered.has(key)) offered.set(key, await make())
          return offered.get(key)
        })
      }
      known.set('me', () => actors[name].id)
      const outcome = outcomeOf(await send(await clientOf(name, call), call, known))
      if (outcome === '+') offered = new Map()
      found.push(outcome)
    }
    return found.join(' ')
  }

  for (const { who, gets, calls } of TABLE) {
    test(who, async () => {
      const wrong: string[] = []
      for (const line of calls
        .trim()
        .split(/\s*\n\s*/)
        .filter(isChosen)) {
        const found = await outcomes(parseCall(line))
        if (found === gets) continue
        const [expected, actual] = [gets.split(' '), found.split(' ')]
        const differing = ACTORS.filter((_, index) => expected[index] !== actual[index])
        const better = patternFor(found, line)
        wrong.push(
          `${line}\n  expected ${gets}\n  found    ${found}  (${differing.join(', ')})${
            better === undefined ? '' : `\n  If that is right, the line belongs under '${better}' in ${TABLE_FILE}.`
          }`,
        )
      }
      if (wrong.length > 0) assert.fail(wrong.join('\n'))
    })
  }

  test('every route has a line in the table, and every line is of a route', async () => {
    const routes = await routesOf(server)
    const lines = TABLE.flatMap(({ calls }) => calls.trim().split(/\s*\n\s*/))
    const called = new Set(lines.map((line) => routeOf(routes, parseCall(line))))
    const unknown = lines.filter((line) => routeOf(routes, parseCall(line)) === undefined)
    assert.deepEqual(unknown, [], 'lines of no route')
    const faults: string[] = []
    for (const route of routes) {
      if (called.has(route)) continue
      const line = lineFor(route, fixtures)
      const found = await outcomes(parseCall(line))
      const pattern = patternFor(found, line)
      const place = pattern === undefined ? `under a new pattern with gets: '${found}'` : `under '${pattern}'`
      faults.push(`${route.name} is missing in ${TABLE_FILE}. Called with guesses it gets ${found}.
  If that is what it should, add this line ${place}:
      ${line}
  Put names of fixtures.ts in place of what is guessed, and a second line for what is hidden.`)
    }
    if (faults.length > 0) assert.fail(faults.join('\n'))
  })
})
