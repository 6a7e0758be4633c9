/** What guests with a public link do not get, however they ask (contract: sharing, section 2). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { GENERIC } from '../support/guest-answers.ts'
import { guestDoors } from '../support/guest-doors.ts'
import { given, type SharedContent } from '../support/shared-content.ts'
import type { Answer } from '../support/test-server.ts'
import { until } from '../support/until.ts'

/** Texts that only members may see, in what anybody may get. */
const SECRETS = [
  '41 + 1',
  'select ',
  'no_such_table_of_sql',
  'hidden_word',
  'no such table',
  'Only open',
  "= 'open'",
  'Not on any dashboard',
  'Hidden collection',
  'admin@example.org',
  'user@example.org',
  'native_form',
  'results_metadata',
  'result_metadata',
  'creator',
  'collection',
  'public_uuid',
  'database_id',
  'embedding',
  'stacktrace',
  'querent.',
  'SQLITE',
  'running_time',
  'started_at',
  'card-id',
  'snippet',
  'average-length',
  'distinct-count',
  'value_field',
  'moderation',
  'permission',
  'can_write',
  'last_used_param_values',
]

async function texts(at: SharedContent): Promise<[url: string, answer: Answer][]> {
  const { guest, cards } = at
  const kinds = ['built', 'sql', 'model', 'onModel', 'metric', 'pivot', 'nested', 'failing'] as const
  const places = [cards.built, cards.sql, cards.onModel, cards.pivot, cards.failing]
  const wrong = given([{ id: 'tag-most', value: "x' or secret" }])
  const urls = [
    ...kinds.flatMap((kind) =>
      ['', '/query', '/query/csv', '/query/json', '/query/api'].map((end) => at.card(kind) + end),
    ),
    ...kinds.map((kind) => `/api/public/pivot/card/${at.uuidOf(kind)}/query`),
    ...places.flatMap((card) => ['', '/csv', '/json', '/api'].map((end) => at.place(card) + end)),
    ...['st', 'state', 'card', 'model', 'written'].map((key) => `${at.board}/params/${key}/values`),
    at.board,
    `${at.card('sql')}/query?${wrong}`,
    `${at.card('sql')}/query/csv?${wrong}`,
    `${at.card('nested')}/query?${wrong}`,
  ]
  const answers: [string, Answer][] = []
  for (const url of urls) answers.push([url, await guest.get(url)])
  answers.push([`${at.board}/query`, await guest.post(`${at.board}/query`, {})])
  return answers
}

test('what is not shared', async (t) => {
  const at = await guestDoors(t)
  const { guest, cards, fields, f, mbql, board, orders, run, faults } = at
  const { admin } = at.as

  await t.test('no answer speaks of how content is made, where it lies and whose it is', async () => {
    for (const [url, { text, headers }] of await texts(at)) {
      for (const secret of SECRETS) assert.ok(!text.includes(secret), `${url} tells ${secret}: ${text.slice(0, 400)}`)
      assert.match(String(headers['server-timing']), /^total;dur=[\d.]+$/, url)
      assert.doesNotMatch(text, /"fingerprint":(?!null)/, url)
    }
  })

  await t.test('cards are there only where they stand on the dashboard', async () => {
    const other = (await admin.post('/api/dashboard', { name: 'Other' })).body.id
    const { body } = await admin.put(`/api/dashboard/${other}`, {
      dashcards: [{ id: -1, card_id: cards.off, row: 0, col: 0, size_x: 1, size_y: 1 }],
    })
    const [{ id: elsewhere }] = body.dashcards
    const [own, second] = [at.dashcardOf(cards.built), at.dashcardOf(cards.sql)]
    const wrong = [
      [own, cards.off],
      [own, cards.sql],
      [second, cards.built],
      [second, cards.metric],
      [elsewhere, cards.off],
      [elsewhere, cards.built],
      [own, 999_999],
      [999_999, cards.built],
    ]
    for (const [dashcard, card] of wrong) {
      const place = `/dashcard/${dashcard}/card/${card}`
      const asked = [`${board}${place}`, `${board}${place}/csv`, `${board.replace('public', 'public/pivot')}${place}`]
      for (const url of asked) {
        const { status, text } = await guest.get(url)
        assert.deepEqual([status, text], [404, 'Not found.'], url)
      }
      assert.equal((await guest.post(`${board}${place}/csv`, {})).status, 404)
    }
    const lines = (await guest.post(`${board}/query`, { dashcard_ids: [elsewhere, 999_999] })).text
    assert.equal(lines, '{"done":true}\n')
    // Nothing of what members use opens with the same numbers.
    for (const url of [
      `/api/card/${cards.built}`,
      `/api/dashboard/${at.dashboard}`,
      `/api/field/${fields.status}/values`,
    ]) {
      assert.equal((await guest.get(url)).status, 401)
    }
  })

  await t.test('a card in the Trash is on no dashboard, neither are the series that stand on its place', async () => {
    const line = (cardId: number) => async () => {
      const { text } = await guest.post(`${board}/query`, {})
      return text.includes(`"card_id":${cardId},`)
    }
    const archive = async (id: number, archived: boolean) =>
      assert.equal((await admin.put(`/api/card/${id}`, { archived })).status, 200)
    await archive(cards.metric, true)
    assert.equal((await guest.get(at.place(cards.metric, cards.built))).status, 404)
    assert.equal(await line(cards.metric)(), false)
    assert.deepEqual((await guest.get(board)).body.dashcards[0].series, [])
    await archive(cards.metric, false)
    await archive(cards.built, true)
    assert.equal((await guest.get(at.place(cards.built))).status, 404)
    assert.equal((await guest.get(at.place(cards.metric, cards.built))).status, 404)
    assert.equal(await line(cards.metric)(), false)
    const shown = (await guest.get(board)).body
    assert.ok(!shown.dashcards.some(({ card_id }: { card_id: number }) => card_id === cards.built))
    await archive(cards.built, false)
    assert.equal((await guest.get(at.place(cards.metric, cards.built))).status, 202)
  })

  await t.test('a filter whose column is not there says nothing of it', async () => {
    const card = await at.save('Counted', mbql({ 'source-table': orders, aggregation: [['count']] }))
    const columns = {
      a: f(fields.email),
      b: ['field', 'gone_column', { 'base-type': 'type/Text' }],
      c: f(fields.email, { 'join-alias': 'Gone join' }),
      d: ['expression', 'gone_expression'],
    }
    const names = Object.keys(columns)
    const parameters = names.map((name) => ({ id: name, name, slug: name, type: 'string/=' }))
    const { id } = (await admin.post('/api/dashboard', { name: 'Odd', parameters })).body
    const parameter_mappings = Object.entries(columns).map(([parameter_id, column]) => {
      return { parameter_id, card_id: card, target: ['dimension', column] }
    })
    const { body } = await admin.put(`/api/dashboard/${id}`, {
      dashcards: [{ id: -1, card_id: card, row: 0, col: 0, size_x: 1, size_y: 1, parameter_mappings }],
    })
    const url = `/api/public/dashboard/${await at.share(`/api/dashboard/${id}`)}/dashcard/${body.dashcards[0].id}/card/${card}`
    for (const name of names) {
      const { body: failed } = await run(url, [{ id: name, value: ['x'] }])
      assert.deepEqual([failed.status, failed.error], ['failed', 'An error occurred while running the query.'], name)
    }
  })

  await t.test('fields open only where filters list their values', async () => {
    const { status, email, notes, key, total, name, quantity, state, created } = fields
    const closed = async (content: string, id: number | undefined, other = id) => {
      for (const path of [`${id}/values`, `${id}/search/${other}?value=a`, `${id}/remapping/${other}?value=1`]) {
        const answer = await guest.get(`${content}/field/${path}`)
        assert.deepEqual([answer.status, answer.text], [404, 'Not found.'], `${content} ${path}`)
      }
    }
    // A list of its own, a source of its own, and one for typing: no word of what the column holds.
    for (const id of [notes, email, key, total, name]) await closed(board, id)
    // What the query does not read is not shared by aiming a parameter at it.
    for (const id of [notes, email, key, total, quantity, state, created]) await closed(at.card('built'), id)
    for (const kind of ['model', 'onModel', 'metric', 'pivot', 'nested'] as const) await closed(at.card(kind), status)
    for (const id of [quantity, email, notes]) await closed(at.card('sql'), id)
    const denied = await guest.get(`${at.card('built')}/params/mail/values`)
    assert.deepEqual([denied.status, denied.text], [400, GENERIC])
    for (const path of ['params/mail/search/p', 'params/mail/remapping?value=p3@example.org']) {
      assert.equal((await guest.get(`${at.card('built')}/${path}`)).status, 400)
    }
    // A list that somebody wrote says nothing of the column either.
    assert.deepEqual((await guest.get(`${board}/params/written/search/remark`)).body.values, [])
    assert.deepEqual((await guest.get(`${board}/params/written/remapping?value=A`)).body, ['A'])
    assert.deepEqual((await guest.get(board)).body.param_values[notes!], undefined)
    for (const others of ['__proto__=x', 'constructor=x', 'toString=x', 'none=x', 'st=x', `${status}=open`]) {
      const { status: code, body } = await guest.get(`${board}/params/st/values?${others}`)
      assert.deepEqual([code, body.values.length], [200, 3], others)
    }
  })

  await t.test('a field that was taken out of use is out of use for guests', async () => {
    const urls = [`${board}/params/st/values`, `${board}/field/${fields.status}/values`]
    for (const visibility_type of ['sensitive', 'retired']) {
      await admin.put(`/api/field/${fields.status}`, { visibility_type })
      for (const url of urls) assert.ok([400, 404].includes((await guest.get(url)).status), `${visibility_type} ${url}`)
      const { body } = await guest.get(board)
      assert.deepEqual([body.param_fields[fields.status!], body.param_values[fields.status!]], [undefined, undefined])
    }
    await admin.put(`/api/field/${fields.status}`, { visibility_type: 'normal' })
    await admin.put(`/api/field/${fields.name}`, { visibility_type: 'sensitive' })
    for (const path of [
      `field/${fields.user}/search/${fields.name}?value=a`,
      `field/${fields.user}/remapping/${fields.name}?value=1`,
    ]) {
      const { status, text } = await guest.get(`${board}/${path}`)
      assert.deepEqual([status, text], [400, GENERIC], path)
    }
    await admin.put(`/api/field/${fields.name}`, { visibility_type: 'normal' })
    for (const url of urls) assert.equal((await guest.get(url)).status, 200)
  })

  await t.test('none of it was a fault of the server, which guests are not told of', async () => {
    assert.deepEqual(faults, [])
    const { guests } = at.server.services
    const { oembed } = guests
    const broken = () => {
      throw new TypeError('A fault.')
    }
    Object.assign(guests, { oembed: broken })
    const { status, text } = await guest.get('/api/public/oembed?url=http://x')
    Object.assign(guests, { oembed })
    assert.deepEqual([status, text], [400, GENERIC])
    await until('the line of the log', 20_000, () => faults.length === 1)
  })
})
