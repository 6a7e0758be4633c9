import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'

const URL = '/api/native-query-snippet'

test('a snippet is made, listed, changed and put away', async (t) => {
  const server = await testServer(t)
  await connectShop(server)
  const { as, userId } = server
  const made = await as.user.post(URL, { name: 'Recent', content: "created_at > '2024-01-01'" })
  assert.equal(made.status, 200, made.text)
  assert.deepEqual([made.body.creator.id, made.body.archived, made.body.template_tags], [userId, false, null])
  const { id } = made.body
  assert.deepEqual((await as.admin.get(URL)).body, [made.body])
  assert.deepEqual((await as.admin.get(`${URL}/${id}`)).body, made.body)

  const changed = (await as.user.put(`${URL}/${id}`, { content: 'total > {{least}}', description: 'big' })).body
  assert.equal(changed.name, 'Recent')
  assert.equal(changed.template_tags.least.type, 'text')
  assert.equal((await as.user.put(`${URL}/${id}`, { name: 'Recent', content: null })).body.content, 'total > {{least}}')

  await as.user.put(`${URL}/${id}`, { archived: true })
  assert.deepEqual((await as.user.get(URL)).body, [])
  assert.deepEqual(
    (await as.user.get(`${URL}?archived=true`)).body.map((one: { id: number }) => one.id),
    [id],
  )
})

test('a snippet stands in SQL by its name, and changes take effect at once', async (t) => {
  const server = await testServer(t)
  const { as } = server
  const { id: database } = await connectShop(server)
  const snippet = (await as.user.post(URL, { name: 'small', content: 'total < 3' })).body
  const native = {
    query: 'select count(*) as n from orders where {{snippet: small}}',
    'template-tags': {
      'snippet: small': {
        id: 'a',
        name: 'snippet: small',
        type: 'snippet',
        'snippet-name': 'small',
        'snippet-id': snippet.id,
      },
    },
  }
  const run = async () => (await as.user.post('/api/dataset', { database, type: 'native', native })).body
  assert.deepEqual((await run()).data?.rows, [[2]])
  await as.user.put(`${URL}/${snippet.id}`, { content: 'total < 5' })
  assert.deepEqual((await run()).data.rows, [[4]])
})

test('names are unique and fit between braces; folders are those of snippets', async (t) => {
  const server = await testServer(t)
  await connectShop(server)
  const { as } = server
  await as.user.post(URL, { name: 'One', content: '1' })
  const two = (await as.user.post(URL, { name: 'Two', content: '2' })).body
  const rule = "snippet names cannot include '}' or start with spaces"
  for (const name of ['a}b', ' a', '']) {
    const refused = await as.user.post(URL, { name, content: '1' })
    const received = `${rule}, received: ${JSON.stringify(name)}`
    assert.deepEqual(refused.body, { errors: { name: rule }, 'specific-errors': { name: [received] } })
  }
  const taken = 'A snippet with that name already exists. Please pick a different name.'
  const again = await as.user.post(URL, { name: 'One', content: '3' })
  assert.deepEqual([again.status, again.text], [400, taken])
  const renamed = await as.user.put(`${URL}/${two.id}`, { name: 'One' })
  assert.deepEqual([renamed.status, renamed.text], [400, taken])
  for (const name of [' One', 'a}b', '', 7]) {
    assert.ok((await as.user.post(URL, { name, content: '' })).body.errors.name, String(name))
  }
  assert.ok((await as.user.post(URL, { name: 'x' })).body.errors.content)
  const folder = (await as.user.post('/api/collection', { name: 'SQL', namespace: 'snippets' })).body
  const other = (await as.user.post('/api/collection', { name: 'Other' })).body
  assert.equal((await as.user.put(`${URL}/${two.id}`, { collection_id: folder.id })).body.collection_id, folder.id)
  assert.equal((await as.user.put(`${URL}/${two.id}`, { collection_id: other.id })).status, 400)
  assert.equal((await as.user.put(`${URL}/${two.id}`, { collection_id: 9999 })).status, 404)
  assert.equal((await as.user.get(`${URL}/9999`)).status, 404)
  assert.equal((await as.nobody.get(URL)).status, 401)
})
