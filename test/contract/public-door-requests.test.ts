/** Odd, huge and malformed requests behind links that open (contract: sharing, section 2). */
import { describedPaths } from '../support/described-routes.ts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { GENERIC } from '../support/guest-answers.ts'
import { guestDoors } from '../support/guest-doors.ts'

test('odd requests', async (t) => {
  const at = await guestDoors(t)
  const { guest, cards, fields, board } = at

  await t.test('odd and huge requests', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => `s${index}`)
    const deep = (depth: number, inner: string) => `${'['.repeat(depth)}${inner}${']'.repeat(depth)}`
    const values: string[] = [
      JSON.stringify(many),
      JSON.stringify(Array.from({ length: 30_000 }, (_, index) => index)),
      deep(50, '1'),
      deep(20_000, '1'),
      '"\\u0000"',
      '"\\ud800"',
      '"\\udfff\\ud800"',
      '1e400',
      '-0',
      '99999999999999999999999999',
      `"${'x'.repeat(100_000)}"`,
      '{"a":{"b":[null]}}',
      '[null]',
      '[[["late"]]]',
      '"late\\u0000"',
      'true',
    ]
    for (const value of values) {
      for (const id of ['st', 'quantity', 'made', 'buyer']) {
        const parameters = `[{"id":"${id}","value":${value}}]`
        const dashcard_ids = `[${at.dashcardOf(cards.built)}]`
        for (const [url, body] of [
          [`${at.place(cards.built)}/json`, `{"parameters":${parameters}}`],
          [`${board}/query`, `{"parameters":${parameters},"dashcard_ids":${dashcard_ids}}`],
        ] as const) {
          if (value.length > 1000 && !['st', 'quantity'].includes(id)) continue
          const { status, text } = await guest.post(url, body, { 'content-type': 'application/json' })
          assert.ok(
            status === 200 || status === 400,
            `${url} ${id} ${value.slice(0, 40)}: ${status} ${text.slice(0, 200)}`,
          )
          for (const secret of ['select', 'SQLITE', 'stacktrace', ' at '])
            assert.ok(!text.includes(secret), `${id} ${value.slice(0, 40)}: ${text.slice(0, 300)}`)
        }
      }
    }
    const headers = { 'content-type': 'application/json' }
    const huge = JSON.stringify({ parameters: [{ id: 'st', value: 'x'.repeat(300_000) }] })
    assert.equal((await guest.post(`${at.place(cards.built)}/json`, huge, headers)).status, 400)
    for (const body of [
      '{',
      '',
      '\u0000',
      '[]',
      'null',
      '"x"',
      `{"parameters":${deep(5000, '')}}`,
      '{"dashcard_ids":[1.5]}',
      '{"dashcard_ids":["1"]}',
    ]) {
      for (const url of [`${at.place(cards.built)}/csv`, `${board}/query`]) {
        const { status, text } = await guest.post(url, body, headers)
        assert.ok(
          status === 200 || (status === 400 && text === GENERIC),
          `${url} ${body.slice(0, 40)}: ${status} ${text.slice(0, 100)}`,
        )
      }
    }
    for (const type of ['text/plain', 'application/xml', 'multipart/form-data; boundary=x']) {
      const { status } = await guest.post(`${board}/query`, 'x', { 'content-type': type })
      assert.ok(status >= 400 && status < 500, `${type} ${status}`)
    }
    const late = '%5B%7B%22id%22%3A%22st%22%2C%22value%22%3A%22late%22%7D%5D'
    for (const query of [
      `parameters=${late}&parameters=${late}`,
      `parameters[]=${late}`,
      'parameters[0][id]=st',
      'parameters=%ff',
      'parameters=%00',
    ]) {
      const { status } = await guest.get(`${at.place(cards.built)}?${query}`)
      assert.ok(status === 202 || status === 400, `${query} ${status}`)
    }
  })

  await t.test('malformed input behind a link that opens is refused, and no fault of the server', async () => {
    const good: Record<string, string> = {
      dashcard_id: String(at.dashcardOf(cards.built)),
      card_id: String(cards.built),
      format: 'json',
      parameter: 'st',
      query: 'a',
      id: String(fields.status),
      otherId: String(fields.status),
    }
    const odd = ['0', '99999999999999999999', '%00', "'--", '%ED%A0%80', 'x'.repeat(3000)]
    const queries = ['', '99999999999999999999', '%00', '[1,{}]']
    const paths: [string, Record<string, { parameters?: { in: string; name: string }[] }>][] = Object.entries(
      await describedPaths(at.server.app),
    )
    let asked = 0
    for (const [path, methods] of paths.filter(([one]) => one.startsWith('/api/public/'))) {
      const isCard = path.includes('/card/{key}')
      const opened = path.replace('{key}', isCard ? at.uuidOf('built') : at.boardUuid)
      const names = [...opened.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name)
      const fill = (bad: Record<string, string>) =>
        opened.replaceAll(/\{([^}]+)\}/g, (_, name: string) => bad[name] ?? good[name] ?? '')
      for (const [method, { parameters = [] }] of Object.entries(methods)) {
        const keys = [
          ...parameters.filter((one) => one.in === 'query').map(({ name }) => name),
          'parameters',
          'value',
          'st',
        ]
        const urls = [
          ...names.flatMap((name) => odd.map((value) => `${fill({ [name]: value })}?value=a`)),
          ...[...new Set(keys)].flatMap((key) => queries.map((value) => `${fill({})}?${key}=${value}`)),
        ]
        for (const url of urls) {
          const { status } = method === 'get' ? await guest.get(url) : await guest.post(url, {})
          asked += 1
          assert.ok(status < 500 && status !== 401, `${method} ${url} ${status}`)
        }
      }
    }
    assert.ok(asked > 300)
  })

  await t.test('none of it was a fault of the server', at.assertNoFaults)
})
