import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connectShop } from '../support/sqlite-shop.ts'
import { describedPaths, describedTags } from '../support/described-routes.ts'
import { testServer, type Client, type TestServer } from '../support/test-server.ts'
import { isChosen } from '../support/chosen-routes.ts'

/** What an operation of the OpenAPI document takes, as far as these tests need it. */
interface Operation {
  method: 'get' | 'post' | 'put' | 'delete'
  path: string
  queryNames: string[]
  bodyProperties: string[]
  hasBody: boolean
  summary: string | undefined
  tags: string[]
  responses: [status: string, mediaTypes: string[]][]
}

interface Described {
  summary?: string
  tags?: string[]
  responses?: Record<string, { content?: object }>
  parameters?: { in: string; name: string }[]
  requestBody?: { content?: Record<string, { schema?: { properties?: Record<string, unknown> } }> }
}

async function operationsOf({ server }: TestServer): Promise<Operation[]> {
  const paths = await describedPaths<Described>(server.app)
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, described]) => {
      if (method !== 'get' && method !== 'post' && method !== 'put' && method !== 'delete') return []
      const schema = described.requestBody?.content?.['application/json']?.schema
      return [
        {
          method,
          path,
          queryNames: (described.parameters ?? []).filter((one) => one.in === 'query').map((one) => one.name),
          bodyProperties: Object.keys(schema?.properties ?? {}),
          hasBody: schema !== undefined,
          summary: described.summary,
          tags: described.tags ?? [],
          responses: Object.entries(described.responses ?? {}).map(([status, { content }]) => [
            status,
            Object.keys(content ?? {}),
          ]),
        },
      ]
    }),
  )
}

function fill(path: string, value: string): string {
  return path.replaceAll(/\{[^}]+\}/g, value)
}

function send(client: Client, { method }: Operation, url: string, body?: unknown) {
  return method === 'get' ? client.get(url) : client[method](url, body)
}

/** Left out: they would end the session that the test runs with. */
const ENDS_THE_SESSION = ({ method, path }: Operation) =>
  ['delete /api/session/', 'post /auth/sso/logout'].includes(`${method} ${path}`)

test('every operation says in a line what it does, and what it answers with', async (t) => {
  const server = await testServer(t, { env: { QUERENT_ENABLE_TEST_ENDPOINTS: 'true' } })
  const groups = new Set(await describedTags(server.server.app))
  for (const { method, path, summary, tags, responses } of await operationsOf(server)) {
    const name = `${method} ${path}`
    assert.match(summary ?? '', /^[A-Z].{2,69}[^.]$/, `${name} needs a summary of one line`)
    assert.ok(tags.length === 1 && tags.every((tag) => groups.has(tag)), `${name} belongs to no group`)
    assert.ok(responses.length > 0, `${name} describes no answer`)
    for (const [status, mediaTypes] of responses) {
      assert.equal(mediaTypes.length > 0, status !== '204', `${name} does not describe the body of ${status}`)
    }
  }
})

test('clients can be generated: every operation has an id of its own, and every reference leads to a schema', async (t) => {
  const { as } = await testServer(t)
  const { text, body } = await as.nobody.get('/api/docs/openapi.json')
  const operations = Object.values<object>(body.paths).flatMap((methods) => Object.values(methods))
  const ids = operations.map(({ operationId }: { operationId: string }) => operationId)
  assert.deepEqual(
    ids.filter((id, index) => !/^[a-z][A-Za-z0-9]+$/.test(id) || ids.indexOf(id) !== index),
    [],
  )
  assert.equal(body.paths['/api/card/{id}'].get.operationId, 'getCardById')
  const parameters = operations.flatMap((operation) => Reflect.get(operation, 'parameters') ?? [])
  const odd = parameters.filter(({ schema }) => typeof schema !== 'object' || Array.isArray(schema))
  assert.deepEqual(odd, [], 'a generator of clients stops at these')
  const { schemas } = body.components
  const references = new Set([...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map((match) => match[1]))
  assert.equal(text.match(/"\$ref"/g)?.length, text.match(/"\$ref":"#\/components\/schemas\//g)?.length)
  assert.deepEqual([...references].toSorted(), Object.keys(schemas).toSorted())
  assert.deepEqual(body.paths['/api/card/{id}'].get.responses['200'].content['application/json'].schema, {
    $ref: '#/components/schemas/Card',
  })
})

const PATH_VALUES = [
  '0',
  '-1',
  'abc',
  '999999999',
  '99999999999999999999',
  '1e3',
  '%00',
  '%F0%9F%98%80',
  "'--",
  'x'.repeat(300),
]
const BODIES: unknown[] = [
  {},
  [],
  null,
  'text',
  42,
  true,
  '{"open": ',
  JSON.stringify('\u0000'),
  { ids: [0, -1, 'x'], value: { a: [[]] }, name: ' ', id: '1' },
]
const BAD_VALUES: unknown[] = [
  null,
  '',
  ' ',
  '\u0000',
  0,
  -1,
  1.5,
  1e308,
  '9'.repeat(40),
  true,
  [],
  [null],
  {},
  { a: { b: [] } },
  'x'.repeat(5000),
]
const QUERY_VALUES = [
  '',
  'x',
  '-1',
  '0',
  '99999999999999999999',
  '%00',
  '{}',
  '[',
  '[1,{}]',
  'true,false',
  '%F0%9F%98%80',
]

test('no malformed input is answered with a 500', async (t) => {
  const server = await testServer(t)
  const { id: database } = await connectShop(server)
  const native = {
    query: 'select id from orders where total > {{least}}',
    'template-tags': { least: { name: 'least', type: 'number' } },
  }
  const dataset_query = { database, type: 'native', native }
  await server.as.admin.post('/api/card', { name: 'Card', display: 'table', visualization_settings: {}, dataset_query })
  const faults: string[] = []
  const check = async (operation: Operation, url: string, body?: unknown) => {
    const { status, text } = await send(server.as.admin, operation, url, body)
    if (status >= 500 && status !== 501) {
      faults.push(`${operation.method} ${url} ${JSON.stringify(body)?.slice(0, 120)} → ${status} ${text.slice(0, 200)}`)
    }
  }
  for (const operation of await operationsOf(server)) {
    if (ENDS_THE_SESSION(operation) || !isChosen(operation.path)) continue
    if (operation.path.includes('{'))
      for (const value of PATH_VALUES) await check(operation, fill(operation.path, value), {})
    for (const name of operation.queryNames) {
      for (const value of QUERY_VALUES) await check(operation, `${fill(operation.path, '1')}?${name}=${value}`, {})
    }
    if (!operation.hasBody) continue
    for (const body of BODIES) await check(operation, fill(operation.path, '1'), body)
    for (const name of operation.bodyProperties) {
      for (const value of BAD_VALUES) await check(operation, fill(operation.path, '1'), { [name]: value })
    }
  }
  assert.deepEqual(faults, [])
})

test('a path with a trailing slash answers like the one without', async (t) => {
  const { as } = await testServer(t)
  assert.equal((await as.nobody.get('/api/health/')).status, 200)
  assert.deepEqual((await as.nobody.get('/api/nothing/')).text, 'API endpoint does not exist.')
})

test('HEAD answers what GET does, without the body', async (t) => {
  const { server } = await testServer(t)
  for (const url of [
    '/api/health',
    '/livez',
    '/api/session/properties',
    '/api/docs',
    '/api/user/current',
    '/api/nothing',
  ]) {
    const [head, get] = [
      await server.app.inject({ method: 'HEAD', url }),
      await server.app.inject({ method: 'GET', url }),
    ]
    assert.deepEqual([head.statusCode, head.payload], [get.statusCode, ''], url)
    for (const name of ['content-type', 'content-length']) assert.equal(head.headers[name], get.headers[name], url)
  }
})
