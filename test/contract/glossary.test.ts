/** Terms and their meanings. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testServer } from '../support/test-server.ts'

test('terms are added, found, changed and deleted by everybody who is signed in', async (t) => {
  const { as, userId } = await testServer(t)
  const add = async (term: string, definition: string) =>
    (await as.user.post('/api/glossary', { term, definition })).body
  const churn = await add('churn', 'Customers who left')
  const arr = await add('ARR', 'Revenue of 100% of a year')
  assert.deepEqual(
    [churn.term, churn.definition, churn.creator_id, churn.creator.id],
    ['churn', 'Customers who left', userId, userId],
  )
  const terms = async (query = '') =>
    (await as.admin.get(`/api/glossary${query}`)).body.data.map(({ term }: { term: string }) => term)
  assert.deepEqual(await terms(), ['ARR', 'churn'])
  assert.deepEqual(await terms('?search=CUSTOMERS'), ['churn'])
  assert.deepEqual(await terms('?search=Ch'), ['churn'])
  assert.deepEqual(await terms('?search=100%25'), ['ARR'])
  assert.deepEqual(await terms('?search=_'), [])
  const changed = await as.admin.put(`/api/glossary/${arr.id}`, { term: 'ARR', definition: 'Recurring revenue' })
  assert.deepEqual(
    [changed.status, changed.body.definition, changed.body.creator_id],
    [200, 'Recurring revenue', userId],
  )
  assert.equal((await as.user.delete(`/api/glossary/${arr.id}`)).status, 204)
  assert.deepEqual(await terms(), ['churn'])
  assert.equal((await as.user.delete(`/api/glossary/${arr.id}`)).status, 404)
  assert.equal((await as.user.put(`/api/glossary/${arr.id}`, { term: 'a', definition: 'b' })).status, 404)
  const refused = await as.user.post('/api/glossary', { term: ' ' })
  assert.deepEqual([refused.status, Object.keys(refused.body.errors)], [400, ['term', 'definition']])
  assert.equal((await as.nobody.get('/api/glossary')).status, 401)
  const log = (await as.admin.get('/api/audit?model=glossary')).body.data
  assert.deepEqual(log.map(({ action }: { action: string }) => action).toSorted(), [
    'glossary.created',
    'glossary.created',
    'glossary.deleted',
    'glossary.updated',
  ])
})
