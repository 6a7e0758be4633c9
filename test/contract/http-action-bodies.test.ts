/** Bodies of HTTP actions with other types than the contract has: refused or used, and never an error of the server. */
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { actionSite } from '../support/action-site.ts'
import { serviceServer } from '../support/service-server.ts'

/** Of source code, or of errors that say where they happened. */
const INSIDES = /\bat [^\n]{1,100}\.(?:ts|js|mjs):\d+|TypeError|RangeError|is not a function|call stack/

const deepList = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels))
const deepMap = (levels: number): unknown => JSON.parse('{"a":'.repeat(levels) + '1' + '}'.repeat(levels))

const PLAIN = [null, true, 0, -1, 1.5, 1e308, '', ' ', '0', '\u0000', '\ud800', '{{', '[[{{a}}]]', '{{a}} {{b}}']
const LISTS = [[], [null], [[]], ['a', 1, {}], [{ id: {} }], [{ id: 'a', target: [[], {}] }]]
const MAPS = [{}, { a: null }, { toString: 1 }, { constructor: {} }, { id: 'a' }, JSON.parse('{"__proto__": {"x": 1}}')]
const LARGE = [deepList(90), deepMap(90), 'x'.repeat(300_000), Array.from({ length: 5_000 }, () => 'x')]
/** Texts that are read as JSON. */
const DEEP_JSON = ['[ '.repeat(100_000) + ']'.repeat(100_000), '{"a":'.repeat(40_000) + '1' + '}'.repeat(40_000)]
/** Texts that are read as expressions, or as texts with variables. */
const DEEP_TEXTS = ['('.repeat(50_000), 'if '.repeat(10_000), '.a'.repeat(50_000), '[[{{a}}]]'.repeat(10_000)]

/** In place of any value. */
const VALUES: readonly unknown[] = [PLAIN, LISTS, MAPS, LARGE, DEEP_JSON, DEEP_TEXTS].flat()

const FIELDS =
  'name description type model_id parameters parameter_mappings visualization_settings template response_handle ' +
  'error_handle database_id dataset_query kind archived'
const TEMPLATE = 'method url body headers parameters parameter_mappings other'

async function site(t: TestContext) {
  const clock = { aheadMs: 0 }
  const made = (await actionSite(t, 'sqlite', [], { now: () => Date.now() + clock.aheadMs }))!
  const { as, model } = made
  await made.enable()
  await as.admin.put('/api/setting', { 'enable-public-sharing': true, 'outbound-allowed-hosts': '127.0.0.1' })
  const service = await serviceServer(t)
  const template = { method: 'POST', url: `${service.url}/{{a}}`, body: '{"b": {{b}}}', headers: { 'X-C': '{{c}}' } }
  const body: Record<string, unknown> = { name: 'Call', type: 'http', model_id: model, template }
  body['parameters'] = ['a', 'b', 'c'].map((id) => ({ id, target: ['variable', ['template-tag', id]] }))
  /** The body with another value for each of its fields, and of its template's. */
  const bodies = [
    ...VALUES.flatMap((value) => FIELDS.split(' ').map((field) => ({ ...body, [field]: value }))),
    ...VALUES.flatMap((value) =>
      TEMPLATE.split(' ').map((field) => ({ ...body, template: { ...template, [field]: value } })),
    ),
    ...VALUES,
  ]
  return { ...made, clock, body, bodies }
}

function requireHandled(answer: { status: number; text: string }, sent: unknown): void {
  const what = `${answer.status} ${answer.text.slice(0, 300)} for ${JSON.stringify(sent)?.slice(0, 300)}`
  assert.ok(answer.status < 500, what)
  assert.doesNotMatch(answer.text, INSIDES, what)
}

const ARGUMENTS = { parameters: { a: 'x', b: 1, c: 'z' } }

test('an action is created and changed with any body, and what was saved can be carried out and tried', async (t) => {
  const { as, body, bodies } = await site(t)
  const { id } = (await as.admin.post('/api/action', body)).body
  for (const sent of bodies) {
    const created = await as.admin.post('/api/action', sent as object)
    requireHandled(created, sent)
    if (created.status === 200) {
      for (const path of ['execute', 'trial']) {
        requireHandled(await as.admin.post(`/api/action/${created.body.id}/${path}`, ARGUMENTS), sent)
      }
      await as.admin.delete(`/api/action/${created.body.id}`)
    }
    const changed = await as.admin.put(`/api/action/${id}`, sent as object)
    requireHandled(changed, sent)
    if (changed.status === 200) await as.admin.put(`/api/action/${id}`, { ...body, archived: false })
  }
})

test('an action is carried out and tried with any body, by users and by guests', async (t) => {
  const { as, body, clock, rowAction } = await site(t)
  const { id } = (await as.admin.post('/api/action', body)).body
  const row = await rowAction('row/create')
  const uuidOf = async (one: number) => (await as.admin.post(`/api/action/${one}/public_link`)).body.uuid as string
  const paths = [`/api/action/${id}/execute`, `/api/action/${id}/trial`, `/api/action/${row}/execute`]
  const names = ['a', 'b', 'c', 'id', '__proto__']
  const bodies = [
    ...VALUES,
    ...VALUES.map((parameters) => ({ parameters })),
    ...VALUES.flatMap((value) => names.map((name) => ({ parameters: { ...ARGUMENTS.parameters, [name]: value } }))),
    ...VALUES.map((value) => ({ parameters: { a: value, b: value, c: value } })),
    ...VALUES.map((value) => ({ parameters: { id: value, code: value, day: value, total: value } })),
  ]
  for (const sent of bodies) {
    for (const path of paths) requireHandled(await as.admin.post(path, sent as object), sent)
  }
  const links = [await uuidOf(id), await uuidOf(row)]
  for (const sent of bodies) {
    // Guests have ten tries a second.
    clock.aheadMs += 1_000
    for (const uuid of links) {
      const answer = await as.nobody.post(`/api/public/action/${uuid}/execute`, sent as object)
      requireHandled(answer, sent)
      assert.notEqual(answer.status, 429)
    }
  }
})
