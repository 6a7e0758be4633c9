/** Which public links open, for whom, and what they leave behind (contract: sharing, sections 1 and 2). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import { GENERIC, UNKNOWN_LINK, firsts, guestReader, refused } from '../support/guest-answers.ts'
import { createPerson } from '../support/people.ts'
import { secondServer } from '../support/second-server.ts'
import { given, sharedContent } from '../support/shared-content.ts'
import { until } from '../support/until.ts'

test('public links', async (t) => {
  const at = await sharedContent(t)
  const { guest, cards, fields } = at
  const { admin, user } = at.as
  const { get } = guestReader(at)

  await t.test('what opens nothing', async () => {
    const paths = [
      '',
      '/query',
      '/query/csv',
      '/params/st/values',
      '/params/st/search/a',
      '/params/st/remapping?value=1',
    ]
    const more = [`/field/${fields.status}/values`, `/field/${fields.status}/search/${fields.status}?value=a`]
    for (const path of [...paths, ...more]) {
      await refused(at, `/api/public/card/${UNKNOWN_LINK}${path}`, 404, 'Not found.')
      for (const key of [
        'no',
        '1',
        'null',
        at.uuidOf('built').slice(1),
        `${at.uuidOf('built')}0`,
        '%00',
        'x'.repeat(5000),
      ]) {
        await refused(at, `/api/public/card/${key}${path}`, 400, GENERIC)
      }
    }
    for (const path of ['', `/dashcard/1/card/1`, `/dashcard/1/card/1/csv`, '/params/st/values']) {
      await refused(at, `/api/public/dashboard/${UNKNOWN_LINK}${path}`, 404, 'Not found.')
      await refused(at, `/api/public/dashboard/no${path}`, 400, GENERIC)
    }
    // The link of one kind is none of the other.
    await refused(at, `/api/public/dashboard/${at.uuidOf('built')}`, 404, 'Not found.')
    await refused(at, `/api/public/card/${at.boardUuid}`, 404, 'Not found.')
    await refused(at, `/api/public/nothing`, 404, 'API endpoint does not exist.')
    for (const bad of [
      '{',
      '{}',
      '"x"',
      '[1]',
      '[[]]',
      'null]',
      '[null]',
      '[{"id":"no","value":1}]',
      '[{"value":1}]',
    ]) {
      await refused(at, `${at.card('built')}/query?${given(bad)}`, 400, GENERIC)
      await refused(at, `${at.place(cards.built)}?${given(bad)}`, 400, GENERIC)
      await refused(at, `${at.place(cards.built)}/csv?${given(bad)}`, 400, GENERIC)
    }
    await refused(
      at,
      `${at.place(cards.built)}?${given([{ id: 'st', type: 'date/single', value: 'x' }])}`,
      400,
      GENERIC,
    )
  })

  await t.test('who asks changes nothing, and nothing is remembered', async () => {
    // The averages of earlier runs are noted a little later.
    const shown = ({ text }: { text: string }) =>
      text.replaceAll(/"query_average_duration":[\d.]+/g, '"query_average_duration":null')
    const board = shown(await get(at.board))
    const person = await createPerson(at, 'outsider', [])
    for (const client of [
      admin,
      user,
      person.as,
      at.client({ 'x-metabase-session': UNKNOWN_LINK }),
      at.client({ 'x-api-key': 'mb_no' }),
    ]) {
      assert.equal(shown(await client.get(at.board)), board)
      const rows = await client.get(`${at.place(cards.built)}?${given([{ id: 'st', value: ['late'] }])}`)
      assert.deepEqual(firsts(rows), [2, 5, 8])
      assert.equal((await client.get(`${at.card('built')}/query`)).status, 202)
    }
    const { last_used_param_values } = (await admin.get(`/api/dashboard/${at.dashboard}`)).body
    assert.deepEqual(last_used_param_values, {})
    assert.equal((await user.get(`/api/card/${cards.built}`)).status, 403)
  })

  await t.test('runs are kept as those of guests', async () => {
    for (const format of ['api', 'csv', 'json', 'xlsx']) await get(`${at.card('sql')}/query/${format}`)
    await get(at.place(cards.sql))
    await get(`${at.card('sql')}/query`)
    const runs = ['api-download', 'csv-download', 'dashboard', 'json-download', 'question', 'xlsx-download']
    await until('the entries of the log', 20_000, async () => {
      const log = await at.server.store.queryLog.latest(1000, 0)
      const contexts = new Set(log.flatMap(({ context, executor_id }) => (executor_id === null ? (context ?? []) : [])))
      contexts.delete('field-values')
      return isDeepStrictEqual(
        [...contexts].toSorted(),
        runs.map((run) => `public-${run}`),
      )
    })
  })

  await t.test('a frame for pages of others', async () => {
    const url = `https://bi.example.org/public/question/${at.uuidOf('built')}#bordered="true"&titled=<b>`
    const asked = (more: string) => guest.get(`/api/public/oembed?url=${encodeURIComponent(url)}${more}`)
    const { body } = await asked('&format=json')
    assert.deepEqual(
      { ...body, html: undefined },
      { version: '1.0', type: 'rich', width: 1024, height: 800, html: undefined },
    )
    const escaped = url
      .replaceAll('&', '&amp;')
      .replaceAll('"', '&quot;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
    assert.equal(body.html, `<iframe src="${escaped}" width="1024" height="800" frameborder="0"></iframe>`)
    const sized = (await asked('&maxwidth=300&maxheight=200')).body
    assert.deepEqual([sized.width, sized.height], [300, 200])
    for (const more of ['&format=xml', '&maxwidth=x', '&maxheight=1.5', '&maxwidth=0']) {
      const { status, text } = await asked(more)
      assert.deepEqual([status, text], [400, GENERIC], more)
    }
    for (const bad of [
      '',
      '?url=',
      '?url=javascript:alert(1)',
      '?url=data:text/html,x',
      '?url=/public/x',
      '?format=json',
    ]) {
      await refused(at, `/api/public/oembed${bad}`, 400, GENERIC)
    }
  })

  await t.test('files by the addresses of pages', async () => {
    for (const format of ['csv', 'xlsx', 'json']) {
      const page = `/public/question/${at.uuidOf('sql')}.${format}`
      const { status, headers } = await guest.get(`${page}?${given([{ id: 'tag-most', value: 1 }])}&format_rows=true`)
      assert.equal(status, 302)
      const { pathname, search } = new URL(String(headers['location']), `http://x${page}`)
      assert.equal(pathname, `${at.card('sql')}/query/${format}`)
      assert.equal((await guest.get(`${pathname}${search}`)).status, 200)
    }
    for (const file of [at.uuidOf('sql'), `${at.uuidOf('sql')}.exe`, '.csv', `${at.uuidOf('sql')}.csv.html`]) {
      assert.equal((await guest.get(`/public/question/${file}`)).status, 404, file)
    }
  })

  await t.test('off and on again', async () => {
    assert.equal((await admin.put('/api/setting/enable-public-sharing', { value: false })).status, 204)
    for (const url of [at.card('built'), `${at.card('built')}/query`, `${at.card('built')}/query/csv`, at.board]) {
      await refused(at, url, 400, GENERIC)
    }
    for (const url of [at.place(cards.built), `${at.board}/params/st/values`, `/api/public/card/${UNKNOWN_LINK}`]) {
      await refused(at, url, 400, GENERIC)
    }
    assert.equal((await guest.post(`${at.board}/query`, {})).status, 400)
    assert.equal((await guest.get('/api/public/oembed?url=http://x')).status, 200)
    const link = await admin.post(`/api/card/${cards.off}/public_link`)
    assert.deepEqual([link.status, link.text], [400, 'Public sharing is not enabled.'])
    assert.equal((await admin.get(`/api/card/${cards.built}`)).body.public_uuid, null)
    assert.equal((await admin.put('/api/setting/enable-public-sharing', { value: true })).status, 204)
    assert.equal((await get(`${at.card('built')}/query`)).status, 202)
    assert.equal((await admin.get(`/api/card/${cards.built}`)).body.public_uuid, at.uuidOf('built'))
  })

  await t.test('in the Trash and back', async () => {
    await admin.put(`/api/card/${cards.sql}`, { archived: true })
    for (const path of ['', '/query', '/query/csv', '/params/tag-status/values']) {
      await refused(at, `${at.card('sql')}${path}`, 404, 'Not found.')
    }
    await admin.put(`/api/card/${cards.sql}`, { archived: false })
    assert.equal((await get(`${at.card('sql')}/query`)).status, 202)
    await admin.put(`/api/dashboard/${at.dashboard}`, { archived: true })
    for (const url of [at.board, at.place(cards.built), `${at.board}/params/st/values`])
      await refused(at, url, 404, 'Not found.')
    await admin.put(`/api/dashboard/${at.dashboard}`, { archived: false })
    assert.equal((await get(at.board)).status, 200)
  })

  await t.test('shared anew it has another link', async () => {
    const path = `/api/card/${cards.model}/public_link`
    assert.equal((await admin.delete(path)).status, 204)
    await refused(at, `${at.card('model')}/query`, 404, 'Not found.')
    const { uuid } = (await admin.post(path)).body
    assert.notEqual(uuid, at.uuidOf('model'))
    assert.equal((await get(`/api/public/card/${uuid}/query`)).status, 202)
    assert.equal((await admin.post(path)).body.uuid, uuid)
    await refused(at, `${at.card('model')}/query`, 404, 'Not found.')
  })
})

test('who tries many links waits, whichever server is asked; who has one does not', async (t) => {
  const clock = { time: Date.now() }
  const at = await sharedContent(t, { now: () => clock.time })
  const second = await secondServer(t, at, () => clock.time)
  const ask = async (server: typeof second, url: string) => {
    const { statusCode, headers, payload } = await server.app.inject({ method: 'GET', url })
    return { status: statusCode, retry: headers['retry-after'], text: payload }
  }
  const servers = [at.server, second]
  const guess = (index: number) => `/api/public/card/00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
  const tries: number[] = []
  for (let index = 0; index < 120; index++) {
    const server = servers[index % 2] ?? second
    const url = index % 3 === 0 ? guess(index).replace('card', 'dashboard') : guess(index)
    tries.push((await ask(server, url)).status)
  }
  assert.deepEqual([tries.slice(0, 100), new Set(tries.slice(102))], [Array(100).fill(404), new Set([429])])
  for (const server of servers) {
    const late = await ask(server, guess(1))
    assert.equal(late.status, 429)
    assert.ok(Number(late.retry) > 0, `Retry-After: ${late.retry}`)
    assert.equal((await ask(server, `${at.card('built')}/query`)).status, 202)
    assert.equal((await ask(server, `${at.card('built')}/params/none/values`)).status, 400)
  }
  clock.time += 120_000
  assert.equal((await ask(second, guess(1))).status, 404)
})
