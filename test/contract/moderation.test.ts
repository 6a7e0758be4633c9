/** What administrators have verified, wherever it is shown. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'

test('administrators verify cards and dashboards, and everybody sees it', async (t) => {
  const server = await testServer(t)
  const { as, adminId } = server
  const shop = await connectShop(server)
  const { id: table } = await shop.table('orders')
  const query = (more = {}) => ({ database: shop.id, type: 'query', query: { 'source-table': table, ...more } })
  const board = (await as.user.post('/api/dashboard', { name: 'Board' })).body
  const body = { name: 'One', display: 'table', visualization_settings: {}, dataset_query: query() }
  const card = (await as.user.post('/api/card', { ...body, dashboard_id: board.id })).body
  const about = (type: string, id: number) => ({ moderated_item_type: type, moderated_item_id: id })
  const review = (fields: Record<string, unknown>, path = '') => as.admin.post(`/api/moderation-review${path}`, fields)

  const made = await review({ ...about('card', card.id), status: 'verified', text: 'Checked' })
  assert.equal(made.status, 200, made.text)
  const { id: _id, created_at: _created, updated_at: _updated, user: moderator, ...rest } = made.body
  assert.deepEqual([rest.moderator_details, moderator.id, moderator.email], [moderator, adminId, 'admin@example.org'])
  assert.deepEqual(
    { ...rest, moderator_details: undefined },
    {
      ...about('card', card.id),
      moderator_id: adminId,
      status: 'verified',
      text: 'Checked',
      most_recent: true,
      moderator_details: undefined,
    },
  )
  assert.equal((await review({ ...about('dashboard', board.id), status: 'verified' }, '/review')).status, 200)

  const read = async (url: string) => (await as.user.get(url)).body
  const cardUrl = `/api/card/${card.id}`
  assert.deepEqual((await read(cardUrl)).moderation_reviews, [made.body])
  assert.equal((await read(cardUrl)).dashboard.moderation_status, 'verified')
  assert.deepEqual((await read('/api/card'))[0].moderation_reviews, [made.body])
  const shown = await read(`/api/dashboard/${board.id}`)
  assert.deepEqual(shown.dashcards[0].card.moderation_reviews, [made.body])
  assert.deepEqual(
    shown.moderation_reviews.map((one: { status: string }) => one.status),
    ['verified'],
  )
  const statuses = async () =>
    (await read('/api/collection/root/items?show_dashboard_questions=true')).data.map(
      (item: { model: string; moderated_status: string }) => [item.model, item.moderated_status],
    )
  assert.deepEqual(await statuses(), [
    ['dashboard', 'verified'],
    ['card', 'verified'],
  ])
  const recents = (await read('/api/activity/recents?context=views')).recents
  assert.deepEqual(
    recents.map((item: { model: string; moderated_status: string }) => [item.model, item.moderated_status]).sort(),
    [
      ['card', 'verified'],
      ['dashboard', 'verified'],
    ],
  )

  // A change of the query is no longer what was looked at; other changes are.
  await as.user.put(cardUrl, { name: 'Two', dataset_query: query() })
  assert.equal((await read(cardUrl)).moderation_reviews.length, 1)
  await as.user.put(cardUrl, { dataset_query: query({ limit: 2 }) })
  const [newest, older] = (await read(cardUrl)).moderation_reviews
  assert.deepEqual([newest.status, newest.most_recent, newest.moderator_id], [null, true, server.userId])
  assert.deepEqual([older.status, older.most_recent], ['verified', false])
  assert.deepEqual(await statuses(), [
    ['dashboard', 'verified'],
    ['card', null],
  ])
  await as.user.put(cardUrl, { dataset_query: query({ limit: 3 }) })
  assert.equal((await read(cardUrl)).moderation_reviews.length, 2)
  await review({ ...about('dashboard', board.id), status: null })
  assert.deepEqual(await statuses(), [
    ['dashboard', null],
    ['card', null],
  ])

  const { data: entries } = (await as.admin.get('/api/audit?action=card.reviewed')).body
  assert.deepEqual(
    entries.map((entry: { user: { id: number }; details: unknown }) => [entry.user.id, entry.details]),
    [
      [server.userId, { before: { status: 'verified' }, after: { status: null } }],
      [adminId, { before: { status: null }, after: { status: 'verified' } }],
    ],
  )

  const refused = async (fields: Record<string, unknown>) => {
    const answer = await review(fields)
    return answer.status === 400 ? Object.keys(answer.body.errors).join() : answer.status
  }
  assert.equal(await refused({ ...about('card', card.id), status: 'good' }), 'status')
  assert.equal(await refused({ ...about('collection', 1), status: 'verified' }), 'moderated_item_type')
  assert.equal(await refused({ moderated_item_type: 'card' }), 'moderated_item_id')
  assert.equal(await refused(about('card', 9999)), 404)
  const forbidden = await as.user.post('/api/moderation-review', { ...about('card', card.id), status: 'verified' })
  assert.equal(forbidden.status, 403)
  assert.equal((await as.user.delete(`/api/dashboard/${board.id}`)).status, 204)
  assert.equal((await server.server.store.moderation.listOf('card', [card.id])).length, 0)
})
