/** The routes of a server, as its own document has them. */
import { describedPaths } from '../support/described-routes.ts'
import type { TestServer } from '../support/test-server.ts'

export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With `{name}` for its parameters. */
  path: string
  queryNames: string[]
  bodyNames: string[]
}

interface Described {
  parameters?: { in: string; name: string }[]
  requestBody?: { content?: Record<string, { schema?: { properties?: Record<string, unknown> } }> }
}

const METHODS = { get: 'GET', post: 'POST', put: 'PUT', delete: 'DELETE' } as const

export async function operationsOf({ server }: Pick<TestServer, 'server'>): Promise<Operation[]> {
  const paths = await describedPaths<Described>(server.app)
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([name, { parameters = [], requestBody }]) => {
      const method = Object.entries(METHODS).find(([one]) => one === name)?.[1]
      if (method === undefined) return []
      const schema = requestBody?.content?.['application/json']?.schema
      const queryNames = parameters.filter((one) => one.in === 'query').map((one) => one.name)
      return [{ method, path, queryNames, bodyNames: Object.keys(schema?.properties ?? {}) }]
    }),
  )
}
