/** The routes of the OpenAPI document, and which of them a line of the authorization matrix calls. */
import { describedPaths } from '../../support/described-routes.ts'
import type { TestServer } from '../../support/test-server.ts'
import type { Call } from './calls.ts'
import type { Fixture } from './fixtures.ts'
import { TABLE } from './table.ts'

export interface Route {
  name: string
  method: string
  path: string
  /** What a query or a body has to have. */
  required: { query: string[]; body: string[] }
  hasBody: boolean
}

interface Described {
  parameters?: { in: string; name: string; required?: boolean }[]
  requestBody?: { content?: Record<string, { schema?: { required?: string[] } }> }
}

export async function routesOf({ server }: TestServer): Promise<Route[]> {
  const paths = await describedPaths<Described>(server.app)
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => {
      const query = parameters.filter((one) => one.in === 'query' && one.required === true).map(({ name }) => name)
      const schema = requestBody?.content?.['application/json']?.schema
      return {
        name: `${method.toUpperCase()} ${path}`,
        method,
        path: withoutSlash(path),
        required: { query, body: schema?.required ?? [] },
        hasBody: schema !== undefined,
      }
    }),
  )
}

function withoutSlash(path: string): string {
  return path.replace(/(.)\/$/, '$1')
}

/** What stands for an id: a number, the key of an entity or a fixture. */
const ID = '[\\w<> -]+'

function patternOf({ path }: Route): RegExp {
  const pattern = path.replace(/\{([^}]+)\}/g, (_, name: string) => (/id$/i.test(name) ? ID : '[^/]+'))
  return new RegExp(`^${pattern}$`)
}

/** The one with the longest literal part, as the server chooses. */
export function routeOf(routes: readonly Route[], { method, path }: Call): Route | undefined {
  const called = withoutSlash(path.split('?')[0]!)
  const matching = routes.filter((route) => route.method === method && patternOf(route).test(called))
  const literal = (route: Route) => route.path.replace(/\{[^}]+\}/g, '').length
  return matching.toSorted((a, b) => literal(b) - literal(a) || (a.path.includes('{id}') ? -1 : 1))[0]
}

/** A line for a route that has none: paths get the fixture that is called as their resource, bodies what they require. */
export function lineFor({ method, path, required, hasBody }: Route, fixtures: ReadonlyMap<string, Fixture>): string {
  const filled = path.replace(/([^/]*)\/\{[^}]+\}/g, (_, before: string) => {
    const isNew = method === 'delete' && fixtures.has(`new ${before}`)
    return `${before}/${isNew ? `<new ${before}>` : fixtures.has(before) ? `<${before}>` : '1'}`
  })
  const query = required.query.map((name) => `${name}=1`).join('&')
  const values = required.body.map((name) => `"${name}": ${fixtures.has(name) ? `<${name}>` : '"text"'}`)
  const body = hasBody ? ` {${values.join(', ')}}` : ''
  return `${method.toUpperCase()} ${filled}${query === '' ? '' : `?${query}`}${body}`
}

/** Who gets the same: of several patterns the one with most lines of the same resource. */
export function patternFor(gets: string, line: string): string | undefined {
  const resource = /\/api\/[^/<? ]+/.exec(line)?.[0] ?? ''
  const count = ({ calls }: (typeof TABLE)[number]) => calls.split(`${resource}/`).length
  return TABLE.filter((pattern) => pattern.gets === gets).toSorted((a, b) => count(b) - count(a))[0]?.who
}
