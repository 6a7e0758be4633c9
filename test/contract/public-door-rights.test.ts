/** What is shared stays apart from what members have rights to (contract: sharing, section 2). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { guestDoors, rowsOf } from '../support/guest-doors.ts'
import { createGroup, createPerson } from '../support/people.ts'
import type { Answer } from '../support/test-server.ts'

test('rights of guests and of members', async (t) => {
  const at = await guestDoors(t)
  const { guest, cards, fields, f, mbql, native, board, orders } = at
  const { admin } = at.as
  const shop = at.shop.id

  await t.test('answers for guests and for members are kept apart', async () => {
    await admin.put('/api/setting/enable-query-caching', { value: true })
    const kept = { collection_id: null, cache_ttl: 1 }
    const card = await at.save('Kept', native('select random() as r, id from orders order by id limit 2'), kept)
    const filtered = await at.save(
      'Kept rows',
      mbql({ 'source-table': orders, fields: [f(fields.key), f(fields.status)] }),
      kept,
    )
    const url = `/api/public/card/${await at.share(`/api/card/${card}`)}/query`
    const first = (await guest.get(url)).body
    assert.deepEqual(rowsOf(await guest.get(url)), first.data.rows, 'guests take what is kept')
    assert.deepEqual(Object.keys((await guest.get(`${url}?ignore_cache=true`)).body), Object.keys(first))
    const member = await admin.post(`/api/card/${card}/query`)
    assert.ok('native_form' in member.body.data)
    const again = await guest.get(url)
    assert.deepEqual(
      [Object.keys(again.body), Object.keys(again.body.data)],
      [Object.keys(first), Object.keys(first.data)],
    )
    assert.deepEqual(again.body.data.rows, first.data.rows)
    assert.ok('native_form' in (await admin.post(`/api/card/${card}/query`)).body.data)
    // Guests see all rows, whoever asked before them; who is under a rule does not, whoever asked before.
    const all = `/api/public/card/${await at.share(`/api/card/${filtered}`)}/query`
    const group = await createGroup(at, 'Under a rule')
    const ruled = await createPerson(at, 'ruled', [group])
    const { revision } = (await admin.get('/api/permissions/graph')).body
    const schema = (await at.shop.table('orders')).schema ?? ''
    const words = {
      1: { [shop]: { 'view-data': 'blocked' } },
      [group]: { [shop]: { 'view-data': { [schema]: { [orders]: 'sandboxed' } } } },
    }
    const rule = {
      group_id: group,
      table_id: orders,
      card_id: null,
      attribute_remappings: { state: ['dimension', f(fields.status)] },
    }
    const put = await admin.put('/api/permissions/graph', { revision, groups: words, sandboxes: [rule] })
    assert.equal(put.status, 200, put.text)
    await admin.put(`/api/user/${ruled.id}`, { login_attributes: { state: 'late' } })
    const rows = async (asked: Promise<Answer>) => {
      const { status: code, body, text } = await asked
      assert.equal(code, 202, text)
      return body.data.rows.length
    }
    const counts = async () => [await rows(ruled.as.post(`/api/card/${filtered}/query`)), await rows(guest.get(all))]
    assert.deepEqual(
      [await counts(), await counts()],
      [
        [33, 100],
        [33, 100],
      ],
    )
    assert.equal((await guest.get(`${board}/params/st/values`)).body.values.length, 3)
    // Nor do they choose what guests see of the rows that are hidden from them.
    const { revision: next } = (await admin.get('/api/permissions/graph')).body
    const builds = { [group]: { [shop]: { 'create-queries': 'query-builder' } } }
    await admin.put('/api/permissions/graph', { revision: next, groups: builds })
    const mine = { database: shop, type: 'query', query: { 'source-table': orders, limit: 99 } }
    const body = { name: 'Base', display: 'table', visualization_settings: {}, dataset_query: mine }
    const { id: base } = (await ruled.as.post('/api/card', body)).body
    const above = { database: shop, type: 'query', query: { 'source-table': `card__${base}` } }
    const reading = (await admin.post('/api/card', { ...body, name: 'Above', dataset_query: above })).body.id
    const other = { dataset_query: { ...mine, query: { 'source-table': orders, limit: 98 } } }
    assert.equal((await ruled.as.put(`/api/card/${base}`, other)).status, 200, 'nobody else sees it yet')
    await at.share(`/api/card/${reading}`)
    const refused = /a row rule hides some from you/
    assert.match((await ruled.as.put(`/api/card/${base}`, { dataset_query: mine })).text, refused)
    assert.equal((await ruled.as.put(`/api/card/${base}`, { name: 'Named anew' })).status, 200)
    const { id: own } = (await ruled.as.post('/api/dashboard', { name: 'Own' })).body
    const place = { id: -1, card_id: base, row: 0, col: 0, size_x: 4, size_y: 4 }
    assert.equal((await ruled.as.put(`/api/dashboard/${own}`, { dashcards: [place] })).status, 200)
    await at.share(`/api/dashboard/${own}`)
    assert.match((await ruled.as.put(`/api/dashboard/${own}`, { dashcards: [place] })).text, refused)
    assert.match((await ruled.as.post('/api/card', { ...body, dashboard_id: own })).text, refused)
    assert.equal((await ruled.as.put(`/api/dashboard/${own}`, { description: 'Said anew' })).status, 200)
  })

  await t.test('content stays shared when whoever shared it has lost their rights or is gone', async () => {
    const maker = await createPerson(at, 'maker', [2])
    await at.server.store.users.update(maker.id, { is_superuser: true })
    const link = (await maker.as.post(`/api/card/${cards.off}/public_link`)).body.uuid
    const url = `/api/public/card/${link}/query`
    const { status, headers } = await guest.get(url)
    assert.deepEqual([status, headers['set-cookie']], [202, undefined], 'guests are not told apart')
    assert.equal((await admin.put(`/api/user/${maker.id}`, { is_superuser: false })).status, 200)
    assert.equal((await guest.get(url)).body.data.rows.length, 20)
    assert.equal((await admin.delete(`/api/user/${maker.id}`)).status, 200)
    assert.equal((await guest.get(url)).body.data.rows.length, 20)
    assert.equal((await admin.delete(`/api/card/${cards.off}/public_link`)).status, 204)
    assert.equal((await guest.get(url)).status, 404)
  })

  await t.test('curators give guests nothing that they may not see themselves', async () => {
    const group = await createGroup(at, 'Curators')
    const curator = await createPerson(at, 'curator', [group])
    const { id: team } = (await admin.post('/api/collection', { name: 'Team' })).body
    const { revision } = (await admin.get('/api/collection/graph')).body
    assert.equal(
      (await admin.put('/api/collection/graph', { revision, groups: { [group]: { [team]: 'write' } } })).status,
      200,
    )
    const inTeam = { collection_id: team }
    const parameters = [{ id: 'p', name: 'P', slug: 'p', type: 'string/=' }]
    const sourced = (value_field: unknown, card_id = cards.off) => [
      { ...parameters[0], values_source_type: 'card', values_source_config: { card_id, value_field } },
    ]
    const rows = mbql({ 'source-table': orders, fields: [f(fields.key)] })
    const card = await at.save('Of the team', rows, { ...inTeam, parameters: sourced(f(fields.state)) })
    const uuid = await at.share(`/api/card/${card}`)
    const { id: dashboard } = (
      await admin.post('/api/dashboard', { name: 'Team', ...inTeam, parameters: sourced(f(fields.state)) })
    ).body
    await at.share(`/api/dashboard/${dashboard}`)

    for (const path of [`/api/card/${card}`, `/api/dashboard/${dashboard}`]) {
      const put = (changes: object) => curator.as.put(path, changes)
      const kept = await put({ name: 'Renamed', parameters: sourced(f(fields.state)) })
      assert.equal(kept.status, 200, `what was there stays: ${kept.text}`)
      assert.equal(
        (await put({ parameters: sourced(f(fields.email)) })).status,
        403,
        'another column is another source',
      )
      assert.equal((await put({ parameters: sourced(f(fields.status), cards.built) })).status, 403)
      assert.equal((await put({ parameters: [] })).status, 200)
      assert.equal((await put({ parameters: sourced(f(fields.state)) })).status, 403, 'nor back again')
      assert.equal((await admin.put(path, { parameters: sourced(f(fields.state)) })).status, 200)
    }
    const copied = await curator.as.post(`/api/dashboard/${dashboard}/copy`, inTeam)
    assert.equal(copied.status, 200, 'a copy has what its original has')
    assert.deepEqual(copied.body.parameters, sourced(f(fields.state)))
    const fresh = {
      name: 'New',
      display: 'table',
      visualization_settings: {},
      ...inTeam,
      parameters: sourced(f(fields.state)),
    }
    assert.equal((await curator.as.post('/api/dashboard', fresh)).status, 403)
    assert.equal((await curator.as.post('/api/card', { ...fresh, dataset_query: rows })).status, 403)

    // The query itself, and what its filters are aimed at, take the right to the data.
    const before = (await guest.get(`/api/public/card/${uuid}/query`)).text
    const queries = [
      mbql({ 'source-table': orders }),
      native('select * from people'),
      mbql({ 'source-table': `card__${cards.off}` }),
    ]
    for (const dataset_query of queries) {
      assert.equal((await curator.as.put(`/api/card/${card}`, { dataset_query })).status, 403)
    }
    for (const target of [
      ['dimension', f(fields.notes)],
      ['dimension', f(fields.email)],
      ['dimension', ['field', 'notes', { 'base-type': 'type/Text' }]],
    ]) {
      const aimed = await curator.as.put(`/api/card/${card}`, { parameters: [{ ...parameters[0], target }] })
      const { status, text } = await guest.get(`/api/public/card/${uuid}/params/p/values`)
      assert.ok(aimed.status === 403 || status === 400, `${JSON.stringify(target)}: ${aimed.status} ${text}`)
    }
    assert.equal((await guest.get(`/api/public/card/${uuid}/query`)).text, before)
    assert.equal((await curator.as.post(`/api/card/${card}/public_link`)).status, 403)
    assert.equal((await curator.as.delete(`/api/card/${card}/public_link`)).status, 403)

    // On a question about a model of which the curator sees nothing.
    const narrow = await at.save(
      'Narrow',
      mbql({ 'source-table': `card__${cards.model}`, aggregation: [['count']] }),
      inTeam,
    )
    const onBoard = await admin.put(`/api/dashboard/${dashboard}`, {
      parameters,
      dashcards: [{ id: -1, card_id: narrow, row: 0, col: 0, size_x: 1, size_y: 1 }],
    })
    const [dashcard] = onBoard.body.dashcards
    const target = ['dimension', ['field', 'notes', { 'base-type': 'type/Text' }]]
    const mapped = await curator.as.put(`/api/dashboard/${dashboard}`, {
      dashcards: [{ ...dashcard, parameter_mappings: [{ parameter_id: 'p', card_id: narrow, target }] }],
    })
    assert.equal(mapped.status, 403, mapped.text.slice(0, 300))
  })

  await t.test('none of it was a fault of the server', at.assertNoFaults)
})
