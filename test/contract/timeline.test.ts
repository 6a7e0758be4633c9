/** Timelines and events: records, archiving, times in and out, and who may do what. */
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { addTestCard } from '../support/test-cards.ts'
import { testServer } from '../support/test-server.ts'

async function lines(t: TestContext) {
  const server = await testServer(t)
  const { as } = server
  const make = async (fields: Record<string, unknown> = {}) => {
    const { status, body, text } = await as.user.post('/api/timeline', { name: 'Releases', ...fields })
    assert.equal(status, 200, text)
    return body
  }
  const event = async (timeline_id: number, fields: Record<string, unknown> = {}) => {
    const sent = { name: 'Event', timestamp: '2030-01-02', timezone: 'UTC', timeline_id, ...fields }
    const { status, body, text } = await as.user.post('/api/timeline-event', sent)
    assert.equal(status, 200, text)
    return body
  }
  return { ...server, make, event }
}

test('timelines and their events are made, read, changed, archived and deleted', async (t) => {
  const { as, make, event, userId } = await lines(t)
  const timeline = await make({ icon: 'cake', default: null })
  assert.deepEqual(
    [timeline.icon, timeline.default, timeline.archived, timeline.collection.id],
    ['cake', false, false, 'root'],
  )
  const first = await event(timeline.id, { timestamp: '2030-03-04T10:00:00+02:00', time_matters: true })
  const second = await event(timeline.id, { icon: 'bell' })
  assert.deepEqual([first.timestamp, first.icon, first.creator_id], ['2030-03-04T08:00:00Z', 'cake', userId])
  assert.deepEqual([second.timestamp, second.icon, second.time_matters], ['2030-01-02T00:00:00Z', 'bell', false])
  const url = `/api/timeline/${timeline.id}`
  const eventsOf = async (query = '') =>
    (await as.user.get(`${url}?include=events${query}`)).body.events.map((one: { id: number }) => one.id)
  assert.deepEqual(await eventsOf(), [second.id, first.id], 'the earliest first')
  assert.equal((await as.user.get(url)).body.events, undefined)
  await as.user.put(`/api/timeline-event/${second.id}`, { archived: true })
  assert.deepEqual(await eventsOf(), [first.id])
  assert.deepEqual(await eventsOf('&archived=true'), [second.id, first.id])
  await as.user.put(url, { archived: true })
  assert.deepEqual((await as.user.get('/api/timeline')).body, [])
  assert.deepEqual((await as.user.get('/api/timeline?archived=true&include=events')).body[0].events.length, 2)
  assert.deepEqual(await eventsOf(), [])
  const back = (await as.user.put(url, { archived: false, name: 'Named', icon: null })).body
  assert.deepEqual([back.name, back.icon, back.events], ['Named', 'star', undefined])
  assert.deepEqual(await eventsOf(), [second.id, first.id], 'all events come back')
  const other = await make({ name: 'Other' })
  assert.equal(
    (await as.user.put(`/api/timeline-event/${first.id}`, { timeline_id: other.id })).body.timeline_id,
    other.id,
  )
  assert.equal((await as.user.delete(`/api/timeline-event/${first.id}`)).status, 204)
  assert.equal((await as.user.delete(url)).status, 204)
  assert.equal((await as.user.get(`/api/timeline-event/${second.id}`)).status, 404)
})

test('events are chosen by time: dates where the time of day means nothing', async (t) => {
  const { as, make, event, server, userId } = await lines(t)
  const timeline = await make()
  const dated = await event(timeline.id, { timestamp: '2030-01-02T15:00:00Z' })
  const timed = await event(timeline.id, { timestamp: '2030-01-02T15:00:00Z', time_matters: true })
  const card = await addTestCard(server.store, { creator_id: userId })
  const shown = async (query: string) =>
    (await as.user.get(`/api/card/${card}/timelines?include=events&${query}`)).body[0].events.map(
      (one: { id: number }) => one.id,
    )
  assert.deepEqual(await shown('start=2030-01-02T16:00:00Z'), [dated.id])
  assert.deepEqual(await shown('start=2030-01-02T15:00:00Z&end=2030-01-02T15:00:00Z'), [dated.id, timed.id])
  assert.deepEqual(await shown('end=2030-01-02'), [dated.id])
  assert.deepEqual(await shown('start=2030-01-03'), [])
  assert.equal(
    (await as.user.get(`/api/timeline/${timeline.id}?include=events&start=soon`)).body.errors.start.length > 0,
    true,
  )
})

test('bad input names its field, and a timeline is as open as its collection', async (t) => {
  const { as, make, event } = await lines(t)
  const field = async (body: Record<string, unknown>) => {
    const answer = await as.user.post('/api/timeline-event', {
      name: 'E',
      timestamp: '2030-01-02',
      timezone: 'UTC',
      ...body,
    })
    return [answer.status, answer.body?.errors === undefined ? answer.text : Object.keys(answer.body.errors).join()]
  }
  const { id } = await make()
  assert.deepEqual(await field({ timeline_id: id, timestamp: '2030-13-01' }), [400, 'timestamp'])
  assert.deepEqual(await field({ timeline_id: id, timestamp: null }), [400, 'timestamp'])
  assert.deepEqual(await field({ timeline_id: id, timezone: 'Mars/Base' }), [400, 'timezone'])
  assert.deepEqual(await field({ timeline_id: id, icon: 'balloons' }), [400, 'icon'])
  assert.deepEqual(await field({ timeline_id: 9999 }), [404, 'Timeline with id 9999 not found'])
  assert.equal((await as.user.post('/api/timeline', { name: 'T', icon: 'boat' })).status, 400)

  const hidden = (await as.admin.post('/api/collection', { name: 'Hidden' })).body.id
  const secret = await make({ collection_id: hidden })
  const { id: eventId } = await event(secret.id)
  const { revision } = (await as.admin.get('/api/collection/graph')).body
  await as.admin.put('/api/collection/graph', { revision, groups: { 1: { [hidden]: 'none' } } })
  assert.deepEqual(
    (await as.user.get('/api/timeline')).body.map((one: { id: number }) => one.id),
    [id],
  )
  for (const [method, url, body] of [
    ['get', `/api/timeline/${secret.id}`],
    ['put', `/api/timeline/${secret.id}`, { name: 'Mine' }],
    ['delete', `/api/timeline/${secret.id}`],
    ['get', `/api/timeline-event/${eventId}`],
    ['put', `/api/timeline-event/${eventId}`, { name: 'Mine' }],
    ['delete', `/api/timeline-event/${eventId}`],
    ['get', `/api/collection/${hidden}/timelines`],
    ['get', `/api/timeline/collection/${hidden}`],
  ] as const) {
    assert.equal((await as.user[method](url, body as never)).status, 403, `${method} ${url}`)
    assert.equal((await as.nobody[method](url, body as never)).status, 401, `${method} ${url}`)
  }
  assert.deepEqual(await field({ timeline_id: secret.id }), [403, "You don't have permissions to do that."])
  assert.equal((await as.admin.get(`/api/timeline/collection/${hidden}`)).body.length, 1)
  assert.deepEqual(
    (await as.user.get('/api/collection/root/timelines')).body.map((one: { id: number }) => one.id),
    [id],
  )
  const items = (await as.user.get('/api/collection/root/items?models=timeline')).body.data
  assert.deepEqual(
    items.map((one: { id: number; icon: string }) => [one.id, one.icon]),
    [[id, 'star']],
  )
})
