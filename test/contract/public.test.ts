/** What guests get by public links, route by route (contract: sharing, sections 1 and 2). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import { secondServer } from '../support/second-server.ts'
import { given, sharedContent, type SharedContent } from '../support/shared-content.ts'
import { createPerson } from '../support/people.ts'
import { until } from '../support/until.ts'

const CARD_KEYS = ['dataset_query', 'description', 'display', 'id', 'name', 'visualization_settings']
const RECORD_KEYS = [...CARD_KEYS, 'param_fields', 'param_values', 'parameters'].toSorted()
const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const GENERIC = 'An error occurred.'

function words(text: string): string[] {
  return text.split(' ').toSorted()
}

function keys(value: object): string[] {
  return Object.keys(value).toSorted()
}

/** Of an answer of a query: its first column, row by row. */
function firsts({ body }: { body: { data: { rows: unknown[][] } } }): unknown[] {
  return body.data.rows.map(([first]) => first)
}

async function refused(at: SharedContent, url: string, status: number, text: string): Promise<void> {
  const answer = await at.guest.get(url)
  assert.deepEqual([answer.status, answer.text], [status, text], url)
}

test('shared content', async (t) => {
  const at = await sharedContent(t)
  const { guest, cards, fields, f } = at
  const { admin, user } = at.as
  const get = async (url: string) => {
    const answer = await guest.get(url)
    assert.ok(answer.status === 200 || answer.status === 202, `${url}: ${answer.status} ${answer.text}`)
    return answer
  }
  const run = (kind: Parameters<typeof at.card>[0], parameters: unknown) =>
    get(`${at.card(kind)}/query?${given(parameters)}`)

  await t.test('a card, with its filters and no word of how it is made', async () => {
    const { body } = await get(at.card('built'))
    assert.deepEqual(keys(body), RECORD_KEYS)
    assert.deepEqual(
      [body.id, body.name, body.description, body.display, body.dataset_query],
      [cards.built, 'Built', 'The first ten.', 'table', { type: 'query' }],
    )
    assert.deepEqual(
      body.parameters.map(({ id }: { id: string }) => id),
      ['st', 'buyer', 'mail', 'written'],
    )
    assert.deepEqual(body.parameters[3].values_source_config, { values: ['one', ['two', 'Two']] })
    const fieldKeys = [fields.user, fields.status, fields.notes].map(String)
    assert.deepEqual(keys(body.param_fields), [...fieldKeys, 'buyer', 'mail', 'st', 'written'].toSorted())
    assert.deepEqual(body.param_fields.st, [body.param_fields[fields.status!]])
    assert.deepEqual(body.param_fields.mail, [])
    assert.deepEqual(body.param_values[fields.status!].values, [
      ['late', 'Too late'],
      ['open', 'Open'],
      ['paid', 'Paid'],
    ])
    assert.deepEqual(keys(body.param_values), [String(fields.status)])
  })

  await t.test('a card in SQL, with the tags that take values', async () => {
    const { body } = await get(at.card('sql'))
    assert.deepEqual(keys(body.dataset_query.native), ['template-tags'])
    assert.deepEqual(keys(body.dataset_query.native['template-tags']), ['most', 'status'])
    assert.deepEqual(
      body.parameters.map(({ id, type, target, slug }: Record<string, unknown>) => [id, type, target, slug]),
      [
        ['tag-status', 'string/=', ['dimension', ['template-tag', 'status']], 'status'],
        ['tag-most', 'number/=', ['variable', ['template-tag', 'most']], 'most'],
      ],
    )
    assert.deepEqual(keys(body.param_fields), [String(fields.status), 'tag-status'])
    const nested = (await get(at.card('nested'))).body
    assert.deepEqual(keys(nested.dataset_query.native['template-tags']), ['most'])
    assert.deepEqual(
      nested.parameters.map(({ id }: { id: string }) => id),
      ['tag-most'],
    )
  })

  await t.test('a tag counts over the stored parameter of its id, in the stored order', async () => {
    const own = { default: 3, sectionId: 'number', name: 'Stored', type: 'number/>=', slug: 'other' }
    const stored = [{ id: 'tag-most', ...own }]
    assert.equal((await admin.put(`/api/card/${cards.sql}`, { parameters: stored })).status, 200)
    const { parameters } = (await get(at.card('sql'))).body
    assert.deepEqual(
      parameters.map(({ id, name, type, slug, sectionId }: Record<string, unknown>) => [
        id,
        name,
        type,
        slug,
        sectionId,
      ]),
      [
        ['tag-most', 'Most', 'number/=', 'most', 'number'],
        ['tag-status', 'Status', 'string/=', 'status', undefined],
      ],
    )
    assert.equal((await admin.put(`/api/card/${cards.sql}`, { parameters: [] })).status, 200)
  })

  await t.test('a result holds rows and columns alone', async () => {
    for (const kind of ['built', 'sql', 'model', 'onModel', 'metric', 'pivot', 'nested'] as const) {
      const { body, status } = await get(`${at.card(kind)}/query`)
      assert.equal(status, 202)
      assert.deepEqual(keys(body), ['data', 'json_query', 'status'], kind)
      assert.deepEqual(keys(body.data), ['cols', 'insights', 'results_timezone', 'rows'], kind)
      assert.deepEqual([body.json_query, body.status], [{ parameters: [] }, 'completed'])
      assert.ok(body.data.rows.length > 0 && body.data.cols.length > 0)
    }
    assert.deepEqual((await get(`${at.card('metric')}/query`)).body.data.rows, [[450]])
    assert.deepEqual((await get(`${at.card('nested')}/query`)).body.data.rows, [[4]])
  })

  await t.test('rows are those that members see, with labels and what is shown for keys', async () => {
    for (const kind of ['built', 'sql', 'model', 'pivot'] as const) {
      const [shown, own] = [await get(`${at.card(kind)}/query`), await admin.post(`/api/card/${cards[kind]}/query`)]
      assert.deepEqual(shown.body.data.rows, own.body.data.rows)
      const bare = (cols: Record<string, unknown>[]) => cols.map((column) => ({ ...column, fingerprint: undefined }))
      assert.deepEqual(bare(shown.body.data.cols), bare(own.body.data.cols))
    }
    assert.deepEqual((await get(`${at.card('built')}/query`)).body.data.rows[0], [1, 2, 'open', 1, 'Person 2', 'Open'])
  })

  await t.test('values by the id, the name and the target of a parameter, and of the type that it allows', async () => {
    const status = { type: 'string/=', value: ['open'] }
    for (const meant of [{ id: 'st' }, { target: ['dimension', f(fields.status)] }, { slug: 'status' }]) {
      assert.deepEqual(firsts(await run('built', [{ ...status, ...meant }])), [1, 4, 7, 10], JSON.stringify(meant))
    }
    const tag = { type: 'number', target: ['variable', ['template-tag', 'most']], value: '3' }
    for (const meant of [tag, { ...tag, id: 'tag-most' }, { id: 'tag-most', value: 3 }, { slug: 'most', value: 3 }]) {
      assert.deepEqual(firsts(await run('sql', [meant])), [1, 2, 3], JSON.stringify(meant))
    }
    const both = await run('sql', [
      { id: 'tag-most', value: 9 },
      { id: 'tag-status', value: 'late' },
    ])
    assert.deepEqual(firsts(both), [2, 5, 8])
    assert.deepEqual(
      both.body.json_query.parameters.map(({ id, value }: Record<string, unknown>) => [id, value]),
      [
        ['tag-most', 9],
        ['tag-status', 'late'],
      ],
    )
    assert.deepEqual(firsts(await run('built', [{ id: 'buyer', value: 3 }])), [2])
    assert.deepEqual((await run('nested', [{ id: 'tag-most', value: 2 }])).body.data.rows, [[2]])
    assert.equal(firsts(await run('built', [])).length, 10)
    assert.equal(firsts(await get(`${at.card('built')}/query?parameters=`)).length, 10)
  })

  await t.test('files', async () => {
    const csv = await get(`${at.card('sql')}/query/csv?${given([{ id: 'tag-most', value: 2 }])}`)
    assert.equal(csv.text.replaceAll('\r', ''), 'id,status,secret_of_sql\n1,open,42\n2,late,42\n')
    assert.match(String(csv.headers['content-disposition']), /^attachment; filename="written_in_sql/i)
    const json = await get(`${at.card('sql')}/query/json?${given([{ id: 'tag-most', value: 1 }])}`)
    assert.deepEqual(json.body, [{ id: 1, status: 'open', secret_of_sql: 42 }])
    const xlsx = await get(`${at.card('built')}/query/xlsx`)
    assert.equal(xlsx.text.slice(0, 2), 'PK')
    const api = await get(`${at.card('sql')}/query/api?${given([{ id: 'tag-most', value: 1 }])}`)
    assert.deepEqual(keys(api.body), ['data', 'json_query', 'status'])
    assert.deepEqual(api.body.data.rows, [[1, 'open', 42]])
    const raw = (await get(`${at.card('built')}/query/csv`)).text
    const shown = (await get(`${at.card('built')}/query/csv?format_rows=true`)).text
    assert.equal(raw.split('\n').length, shown.split('\n').length)
    const pivoted = (await get(`${at.card('pivot')}/query/csv?pivot_results=true`)).text.replaceAll('\r', '')
    assert.match(pivoted, /^Status,0,1,Row totals\n/)
    assert.doesNotMatch((await get(`${at.card('pivot')}/query/csv`)).text, /Row totals/)
    await refused(at, `${at.card('built')}/query/exe`, 400, GENERIC)
  })

  await t.test('the parts of a pivot table', async () => {
    const own = await admin.post(`/api/card/pivot/${cards.pivot}/query`)
    const shown = await get(`/api/public/pivot/card/${at.uuidOf('pivot')}/query`)
    assert.deepEqual(shown.body.data.rows, own.body.data.rows)
    assert.deepEqual(keys(shown.body), ['data', 'json_query', 'status'])
    const { pathname } = new URL(at.place(cards.pivot), 'http://x')
    const placed = await get(pathname.replace('/public/', '/public/pivot/'))
    assert.deepEqual(placed.body.data.rows, own.body.data.rows)
  })

  await t.test('a dashboard', async () => {
    const { body } = await get(at.board)
    assert.deepEqual(
      keys(body),
      words(
        'auto_apply_filters dashcards description id name ordered_cards param_fields param_values parameters tabs width',
      ),
    )
    assert.deepEqual([body.id, body.name, body.description], [at.dashboard, 'Board', 'All of it.'])
    assert.deepEqual(
      body.tabs.map((tab: object) => [keys(tab), (tab as { name: string }).name]),
      [
        [['dashboard_id', 'id', 'name', 'position'], 'First'],
        [['dashboard_id', 'id', 'name', 'position'], 'Second'],
      ],
    )
    const placeKeys = words(
      'action card card_id col dashboard_id dashboard_tab_id id inline_parameters parameter_mappings row series size_x size_y ' +
        'visualization_settings',
    )
    for (const dashcard of body.dashcards) {
      assert.deepEqual(keys(dashcard), placeKeys)
      for (const card of [...(dashcard.card === null ? [] : [dashcard.card]), ...dashcard.series]) {
        assert.deepEqual(keys(card), [...CARD_KEYS, 'query_average_duration'].toSorted())
      }
    }
    const [first, sql, , , , text, heading, inner, outer] = body.dashcards
    assert.deepEqual([first.card.id, first.series.map(({ id }: { id: number }) => id)], [cards.built, [cards.metric]])
    assert.equal(first.parameter_mappings.length, 8)
    assert.deepEqual(keys(sql.card.dataset_query.native), ['template-tags'])
    assert.deepEqual([text.card, text.visualization_settings.text], [null, 'About **it**'])
    assert.equal(heading.visualization_settings.text, 'A heading')
    assert.deepEqual(inner.visualization_settings.link, { entity: { restricted: true } })
    assert.deepEqual(outer.visualization_settings.link, { url: 'https://example.org' })
    assert.deepEqual(body.parameters[0].filteringParameters, ['quantity'])
    assert.deepEqual(body.parameters[6].values_source_config, {})
    assert.deepEqual(body.param_fields.st, [body.param_fields[fields.status!]])
    assert.deepEqual(body.param_values[fields.status!].values[0], ['late', 'Too late'])
    assert.deepEqual(body.ordered_cards, body.dashcards)
  })

  await t.test('a card of a dashboard, with the values of its filters', async () => {
    const placed = async (cardId: number, parameters: unknown, where = cardId) =>
      get(`${at.place(cardId, where)}?${given(parameters)}`)
    assert.equal(firsts(await placed(cards.built, [])).length, 10)
    assert.deepEqual(firsts(await placed(cards.built, [{ id: 'st', value: ['late'] }])), [2, 5, 8])
    assert.deepEqual(firsts(await placed(cards.built, [{ id: 'quantity', value: [2, 4] }])), [2, 3, 4])
    assert.deepEqual(firsts(await placed(cards.built, [{ id: 'state', value: ['CA'] }])), [3, 7])
    assert.deepEqual(firsts(await placed(cards.built, [{ id: 'typed', value: 'order 9' }])), [9])
    assert.deepEqual(firsts(await placed(cards.built, [{ id: 'made', value: '2024-01-01~2024-03-01' }])).length, 10)
    assert.equal(firsts(await placed(cards.sql, [{ id: 'st', value: 'late' }])).length, 33)
    assert.deepEqual(firsts(await placed(cards.onModel, [{ id: 'model', value: 'late' }])), [33])
    assert.deepEqual(firsts(await placed(cards.metric, [], cards.built)), [450])
    // A filter that is not mapped there changes nothing.
    assert.equal(firsts(await placed(cards.pivot, [{ id: 'st', value: 'late' }])).length, 6)
  })

  await t.test('files of a card of a dashboard, by both methods, of JSON and of forms', async () => {
    const late = [{ id: 'st', value: ['late'] }]
    const csv = 'id,status,secret_of_sql\n2,late,42\n'
    const head = ({ text }: { text: string }) => `${text.replaceAll('\r', '').split('\n').slice(0, 2).join('\n')}\n`
    const place = at.place(cards.sql)
    assert.equal(head(await get(`${place}/csv?${given(late)}`)), csv)
    assert.equal(head(await guest.post(`${place}/csv`, { parameters: late })), csv)
    assert.equal(
      head(await guest.post(`${place}/csv`, { parameters: JSON.stringify(late), format_rows: 'false' })),
      csv,
    )
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    assert.equal(
      head(await guest.post(`${place}/csv`, `${given(late)}&format_rows=true&pivot_results=false`, form)),
      csv,
    )
    assert.equal(head(await guest.post(`${place}/csv?${given(late)}`, {})), csv)
    const json = await guest.post(`${place}/json`, { parameters: late })
    assert.deepEqual([json.status, json.body.length, json.body[0].status], [200, 33, 'late'])
    const api = await guest.post(`${place}/api`, { parameters: late })
    assert.deepEqual([api.status, api.body.data.rows.length], [202, 33])
    assert.equal((await guest.post(`${place}/xlsx`, {})).text.slice(0, 2), 'PK')
    const pivoted = await guest.post(`${at.place(cards.pivot)}/csv`, { pivot_results: true })
    assert.match(pivoted.text, /Row totals/)
    for (const body of [
      { parameters: 'x' },
      { parameters: [1] },
      { parameters: [{ id: 'no', value: 1 }] },
      'a=%00&b',
    ]) {
      const { status, text } = await guest.post(`${place}/csv`, body, typeof body === 'string' ? form : {})
      assert.ok(status === 400 ? text === GENERIC : status === 200, `${JSON.stringify(body)} ${status} ${text}`)
    }
  })

  await t.test('all cards of a dashboard in one request', async () => {
    const lines = (text: string) =>
      text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    const all = await guest.post(`${at.board}/query`, {})
    assert.equal(all.status, 200)
    assert.match(String(all.headers['content-type']), /^application\/x-ndjson/)
    const found = lines(all.text)
    assert.deepEqual(found.pop(), { done: true })
    assert.deepEqual(
      found.map((line) => line.card_id).toSorted(),
      [cards.built, cards.metric, cards.sql, cards.onModel, cards.pivot, cards.failing].toSorted(),
    )
    for (const line of found) {
      assert.deepEqual(keys(line), ['card_id', 'dashcard_id', 'result'])
      const isFailing = line.card_id === cards.failing
      assert.deepEqual(
        keys(line.result),
        isFailing ? ['data', 'error', 'error_type', 'json_query', 'status'] : ['data', 'json_query', 'status'],
      )
    }
    const dashcard_ids = [at.dashcardOf(cards.sql)]
    const some = await guest.post(`${at.board}/query`, { dashcard_ids, parameters: [{ id: 'st', value: 'late' }] })
    const [one, done] = lines(some.text)
    assert.deepEqual([one.card_id, one.result.data.rows.length, done], [cards.sql, 33, { done: true }])
    const wrong = await guest.post(`${at.board}/query`, { parameters: [{ id: 'no', value: 1 }] })
    assert.deepEqual([wrong.status, wrong.text], [400, GENERIC])
  })

  await t.test('the values that filters offer, within what the others are set to', async () => {
    const values = async (url: string) => (await get(url)).body.values
    const board = `${at.board}/params`
    const labelled = [
      ['open', 'Open'],
      ['paid', 'Paid'],
      ['late', 'Too late'],
    ]
    assert.deepEqual(await values(`${board}/st/values`), labelled)
    assert.deepEqual(await values(`${board}/state/values`), [['CA'], ['NY'], ['TX'], ['WA']])
    assert.deepEqual(await values(`${board}/state/values?buyer=3`), [['WA']])
    assert.deepEqual(await values(`${board}/written/values`), [['one'], ['two', 'Two']])
    assert.deepEqual(await values(`${board}/card/values`), [['CA'], ['NY'], ['TX'], ['WA']])
    assert.deepEqual(await values(`${board}/model/values`), labelled)
    assert.deepEqual((await values(`${board}/buyer/values`))[1], [10, 'Person 10'])
    assert.deepEqual(await values(`${board}/st/search/OPE`), [['open', 'Open']])
    assert.deepEqual(await values(`${board}/written/search/wo`), [['two', 'Two']])
    assert.deepEqual(await values(`${board}/card/search/y`), [['NY']])
    assert.deepEqual(await values(`${board}/buyer/search/on%2020`), [[20, 'Person 20']])
    const of = at.card('built')
    assert.deepEqual(await values(`${of}/params/st/values`), labelled)
    assert.deepEqual(await values(`${of}/params/written/values`), [['one'], ['two', 'Two']])
    assert.deepEqual(await values(`${of}/params/buyer/search/on%2020`), [[20, 'Person 20']])
    assert.deepEqual(await values(`${at.card('sql')}/params/tag-status/values`), labelled)
    const label = async (url: string) => (await get(url)).body
    assert.deepEqual(await label(`${board}/st/remapping?value=late`), ['late', 'Too late'])
    assert.deepEqual(await label(`${board}/buyer/remapping?value=2`), [2, 'Person 2'])
    assert.deepEqual(await label(`${board}/written/remapping?value=two`), ['two', 'Two'])
    assert.deepEqual(await label(`${board}/state/remapping?value=CA`), ['CA'])
    assert.deepEqual(await label(`${of}/params/st/remapping?value=late`), ['late', 'Too late'])
    for (const path of [board, `${of}/params`]) {
      await refused(at, `${path}/none/values`, 400, GENERIC)
      await refused(at, `${path}/st/remapping`, 400, GENERIC)
      await refused(at, `${path}/none/remapping?value=1`, 400, GENERIC)
    }
  })

  await t.test('a filter for which people type offers no values', async () => {
    const none = { values: [], has_more_values: false }
    assert.deepEqual((await get(`${at.board}/params/typed/values`)).body, none)
    assert.deepEqual((await get(`${at.board}/params/typed/search/remark`)).body, none)
  })

  await t.test('the values of a field that filters are about', async () => {
    const { user: buyer, status, name, state } = fields
    for (const content of [at.board, at.card('built')]) {
      const { body } = await get(`${content}/field/${status}/values`)
      assert.deepEqual(body, {
        values: [
          ['late', 'Too late'],
          ['open', 'Open'],
          ['paid', 'Paid'],
        ],
        field_id: status,
        has_more_values: false,
      })
      assert.deepEqual((await get(`${content}/field/${buyer}/values`)).body.values.length, 20)
      assert.deepEqual((await get(`${content}/field/${status}/search/${status}?value=OP`)).body, [['open']])
      assert.deepEqual((await get(`${content}/field/${buyer}/search/${name}?value=on%2020`)).body, [[20, 'Person 20']])
      assert.equal((await get(`${content}/field/${buyer}/search/${name}?value=person&limit=3`)).body.length, 3)
      assert.deepEqual((await get(`${content}/field/${buyer}/remapping/${name}?value=2`)).body, [2, 'Person 2'])
      await refused(at, `${content}/field/${status}/search/${status}`, 400, GENERIC)
      await refused(at, `${content}/field/${status}/search/${state}?value=C`, 400, GENERIC)
      await refused(at, `${content}/field/${buyer}/search/${state}?value=C`, 400, GENERIC)
      await refused(at, `${content}/field/${buyer}/remapping/${fields.email}?value=2`, 400, GENERIC)
      await refused(at, `${content}/field/999999/values`, 404, 'Not found.')
    }
  })

  await t.test('a query that fails says no more than that', async () => {
    const { status, body } = await get(`${at.card('failing')}/query`)
    assert.equal(status, 202)
    assert.deepEqual(body, {
      data: { rows: [], cols: [] },
      status: 'failed',
      error: 'An error occurred while running the query.',
      error_type: 'db',
      json_query: { parameters: [] },
    })
    const typed = await run('sql', [{ id: 'tag-most', value: 'many' }])
    assert.deepEqual([typed.body.status, typed.body.error_type], ['failed', 'invalid-parameter'])
    assert.match(typed.body.error, /"many" of "most" is no/)
    const file = await guest.get(`${at.card('failing')}/query/csv`)
    assert.deepEqual([file.status, keys(file.body)], [400, ['data', 'error', 'error_type', 'json_query', 'status']])
    assert.equal((await guest.get(`${at.card('failing')}/query/api`)).status, 202)
  })

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
      await refused(at, `/api/public/card/${UNKNOWN}${path}`, 404, 'Not found.')
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
      await refused(at, `/api/public/dashboard/${UNKNOWN}${path}`, 404, 'Not found.')
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
      at.client({ 'x-metabase-session': UNKNOWN }),
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
    for (const url of [at.place(cards.built), `${at.board}/params/st/values`, `/api/public/card/${UNKNOWN}`]) {
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
