/** Values of guests reach nothing but the columns of their filters (contract: sharing, section 2). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { GENERIC } from '../support/guest-answers.ts'
import { guestDoors, rowsOf } from '../support/guest-doors.ts'

test('what values do not reach', async (t) => {
  const at = await guestDoors(t)
  const { guest, cards, fields, f, mbql, run } = at
  const shop = at.shop.id

  await t.test('values reach the columns of their parameters and no others', async () => {
    const email = fields.email
    const viaUser = { 'source-field': fields.user }
    const columns: unknown[] = [
      f(email, viaUser),
      f(email),
      ['field', 'email', { 'base-type': 'type/Text' }],
      ['field', { 'source-field': fields.user }, email],
      ['fk->', f(fields.user), f(email)],
      ['field-id', email],
      ['expression', 'email'],
      email,
      f(fields.notes),
      f(fields.notes, { 'join-alias': 'x' }),
      ['joined-field', 'x', f(email)],
      ['datetime-field', f(fields.created), 'day'],
      ['template-tag', 'status'],
      ['template-tag', { id: 'tag-status' }],
      ['template-tag', '__proto__'],
      ['template-tag', 'constructor'],
    ]
    const plain = columns.map((column) => ['dimension', column])
    const targets: unknown[] = columns
      .slice(0, 4)
      .flatMap((column) => [
        column,
        ['dimension', column, { 'stage-number': 0 }],
        ['dimension', column, { 'stage-number': -1 }],
        ['variable', column],
        [['dimension', column]],
        { dimension: column },
        { 0: 'dimension', 1: column, length: 2 },
      ])
    targets.push(...plain, 'dimension', 7, true, [], {}, [[]], ['dimension'], ['text-tag', 'x'])
    const [right, wrong] = ['p3@example.org', 'nobody@example.org']
    // Whoever could filter by a column that is not theirs would tell these two apart.
    const differ = async (url: string, parameter: object) => {
      const [one, other] = [
        await run(url, [{ ...parameter, value: [right] }]),
        await run(url, [{ ...parameter, value: [wrong] }]),
      ]
      assert.deepEqual(rowsOf(one), rowsOf(other), `${url} ${JSON.stringify(parameter)}`)
      for (const { status, text } of [one, other]) {
        assert.ok(status === 202 || text === GENERIC, `${url} ${JSON.stringify(parameter)} ${status} ${text}`)
      }
    }
    for (const target of targets) {
      await differ(`${at.card('built')}/query`, { target, type: 'string/=' })
      await differ(`${at.card('built')}/query`, { id: 'st', target, type: 'string/=' })
      await differ(at.place(cards.built), { id: 'st', target, type: 'string/=' })
    }
    for (const target of plain) {
      for (const kind of ['onModel', 'model', 'sql', 'metric'] as const) {
        await differ(`${at.card(kind)}/query`, { target, type: 'string/=' })
      }
      await differ(`${at.card('model')}/query/json`, { target, type: 'string/=' })
      await differ(at.place(cards.onModel), { id: 'model', target, type: 'string/=' })
      await differ(at.place(cards.sql), { id: 'st', target, type: 'string/=' })
    }
    for (const id of ['__proto__', 'constructor', 'toString', 'mail2', '', null, 0, [], ['st'], { id: 'st' }]) {
      for (const url of [`${at.card('built')}/query`, at.place(cards.built), `${at.place(cards.built)}/csv`]) {
        const { status, text } = await run(url, [{ id, value: ['x'] }])
        assert.deepEqual([status, text], [400, GENERIC], `${url} ${JSON.stringify(id)}`)
      }
    }
    const hidden = '[{"__proto__":{"id":"st","value":["late"]}},{"constructor":{"prototype":{"id":"st"}}}]'
    assert.equal((await run(at.place(cards.built), hidden)).status, 400)
  })

  await t.test('a value brings nothing else along', async () => {
    const plain = rowsOf(await run(at.place(cards.built), [{ id: 'typed', value: ['ORDER'] }]))
    assert.ok(Array.isArray(plain))
    assert.equal(plain.length, 8, 'texts are found whatever their case')
    const more = { options: { 'case-sensitive': true }, default: ['late'], name: 'x', slug: 'x', sectionId: 'x' }
    assert.deepEqual(rowsOf(await run(at.place(cards.built), [{ id: 'typed', value: ['ORDER'], ...more }])), plain)
    const query = { 'source-table': at.people }
    for (const extra of [
      { query },
      { dataset_query: mbql(query) },
      { database: shop, native: { query: 'select 1' } },
    ]) {
      const body = { parameters: [], ...extra, ignore_cache: true, middleware: {}, constraints: { 'max-results': 1 } }
      const { status, body: found } = await guest.post(`${at.place(cards.sql)}/json`, body)
      assert.deepEqual([status, found.length, Object.keys(found[0])], [200, 100, ['id', 'status', 'secret_of_sql']])
    }
    const injected = [
      "1; select 'x'",
      '1) or (1=1',
      "1' or '1'='1",
      '{{#2}}',
      '[[1]]',
      '-- ',
      { sql: '1' },
      [[1]],
      ['1', '2'],
    ]
    for (const value of injected) {
      const answer = await run(`${at.card('sql')}/query`, [{ id: 'tag-most', value }])
      const { status, data } = answer.body
      assert.deepEqual([status, data], ['failed', undefined], `${JSON.stringify(value)} ${answer.text}`)
    }
    for (const value of ["' or 1=1 --", '{{most}}', '%', 'la_e']) {
      assert.deepEqual(rowsOf(await run(`${at.card('sql')}/query`, [{ id: 'tag-status', value: [value] }])), [])
    }
  })

  await t.test('none of it was a fault of the server', at.assertNoFaults)
})
