/** What guests get of shared cards by public links (contract: sharing, sections 1 and 2). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { GENERIC, firsts, guestReader, keys, refused } from '../support/guest-answers.ts'
import { given, sharedContent } from '../support/shared-content.ts'

const CARD_KEYS = ['dataset_query', 'description', 'display', 'id', 'name', 'visualization_settings']
const RECORD_KEYS = [...CARD_KEYS, 'param_fields', 'param_values', 'parameters'].toSorted()

test('shared cards', async (t) => {
  const at = await sharedContent(t)
  const { guest, cards, fields, f } = at
  const { admin } = at.as
  const { get, run } = guestReader(at)

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

  await t.test('formulas in CSV are marked unless the guest wants them as they are', async () => {
    const native = { query: `select '=1+1' as "=f", '-5' as n` }
    const dataset_query = {
      database: (await admin.get(`/api/card/${cards.sql}`)).body.database_id,
      type: 'native',
      native,
    }
    const card = { name: 'F', display: 'table', visualization_settings: {}, dataset_query }
    const { id } = (await admin.post('/api/card', card)).body
    const { uuid } = (await admin.post(`/api/card/${id}/public_link`)).body
    const path = `/api/public/card/${uuid}/query`
    assert.equal((await get(`${path}/csv`)).text, "'=f,n\n'=1+1,-5\n")
    assert.equal((await get(`${path}/csv?escape_formulas=false`)).text, '=f,n\n=1+1,-5\n')
    assert.deepEqual((await get(`${path}/json`)).body, [{ '=f': '=1+1', n: '-5' }])
    const board = (await admin.post('/api/dashboard', { name: 'F' })).body.id
    const dashcards = [{ id: -1, card_id: id, row: 0, col: 0, size_x: 4, size_y: 4 }]
    const place = (await admin.put(`/api/dashboard/${board}`, { dashcards })).body.dashcards[0].id
    const shared = (await admin.post(`/api/dashboard/${board}/public_link`)).body.uuid
    const placed = `/api/public/dashboard/${shared}/dashcard/${place}/card/${id}/csv`
    assert.equal((await get(placed)).text, "'=f,n\n'=1+1,-5\n")
    assert.equal((await guest.post(placed, {})).text, "'=f,n\n'=1+1,-5\n")
    assert.equal((await guest.post(placed, { escape_formulas: false })).text, '=f,n\n=1+1,-5\n')
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

  await t.test('a query that fails says no more than that', async () => {
    const { status, body } = await get(`${at.card('failing')}/query`)
    assert.equal(status, 202)
    assert.deepEqual(body, {
      status: 'failed',
      error: 'An error occurred while running the query.',
      error_type: 'db',
    })
    const typed = await run('sql', [{ id: 'tag-most', value: 'many' }])
    assert.deepEqual([typed.body.status, typed.body.error_type], ['failed', 'invalid-parameter'])
    assert.match(typed.body.error, /"many" of "most" is no/)
    const file = await guest.get(`${at.card('failing')}/query/csv`)
    assert.deepEqual([file.status, keys(file.body)], [400, ['error', 'error_type', 'status']])
    assert.equal((await guest.get(`${at.card('failing')}/query/api`)).status, 202)
  })
})
