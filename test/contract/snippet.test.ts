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

test('cards and snippets never read themselves through each other', async (t) => {
  const server = await testServer(t)
  const { as } = server
  const { id: database } = await connectShop(server)
  const sql = (query: string, tags?: object) => ({
    database,
    type: 'native',
    native: { query, ...(tags && { 'template-tags': tags }) },
  })
  const save = async (dataset_query: object) => {
    const card = { name: 'C', display: 'table', visualization_settings: {}, dataset_query }
    return (await as.user.post('/api/card', card)).body.id as number
  }
  const put = async (path: string, changes: object) => {
    const { status, text } = await as.user.put(path, changes)
    return [status, status === 200 ? '' : text]
  }
  const CARD = [400, 'Cannot save a card that refers to itself, directly or through others.']
  const SNIPPET = [400, 'A snippet cannot contain itself, directly or through others.']
  const inner = await save(sql('select 1 as one'))
  const part = (await as.user.post(URL, { name: 'part', content: `(select * from {{#${inner}}})` })).body.id as number
  await as.user.post(URL, { name: 'whole', content: '{{snippet: part}}' })

  // Card to snippet to card: by name, by id under another name, and through one more snippet or question.
  assert.deepEqual(await put(`/api/card/${inner}`, { dataset_query: sql('select * from {{snippet: part}} x') }), CARD)
  const tag = { id: 'a', name: 'p', 'display-name': 'P', type: 'snippet', 'snippet-id': part }
  assert.deepEqual(await put(`/api/card/${inner}`, { dataset_query: sql('select * from {{p}} x', { p: tag }) }), CARD)
  assert.deepEqual(await put(`/api/card/${inner}`, { dataset_query: sql('select * from {{snippet: whole}} x') }), CARD)
  const outer = await save(sql('select * from {{snippet: whole}} x'))
  const question = { database, type: 'query', query: { 'source-table': `card__${outer}` } }
  assert.deepEqual(await put(`/api/card/${inner}`, { dataset_query: question }), CARD)
  assert.deepEqual(await put(`/api/card/${inner}`, { dataset_query: sql('select 2 as one') }), [200, ''])

  // The snippet closes the circle: by its text, by what its text's tags mean, and by its name.
  assert.deepEqual(await put(`${URL}/${part}`, { content: `select * from {{#${outer}}}` }), SNIPPET)
  const asked = await save(question)
  assert.deepEqual(await put(`${URL}/${part}`, { content: `select * from {{#${asked}-a-label}}` }), SNIPPET)
  const tags = { c: { id: 'b', name: 'c', 'display-name': 'C', type: 'card', 'card-id': outer } }
  assert.deepEqual(await put(`${URL}/${part}`, { content: 'select * from {{c}}', template_tags: tags }), SNIPPET)
  assert.deepEqual(await put(`${URL}/${part}`, { content: '{{snippet: whole}}' }), SNIPPET)
  const early = await save(sql('select * from {{snippet: later}} x'))
  const late = { name: 'late', content: `select * from {{#${early}}}` }
  assert.equal((await as.user.post(URL, { ...late, name: 'later' })).status, 400)
  const { id } = (await as.user.post(URL, late)).body
  assert.deepEqual(await put(`${URL}/${id}`, { name: 'later' }), SNIPPET)

  // What is given up leads nowhere.
  assert.deepEqual(await put(`${URL}/${part}`, { name: 'piece', content: `select * from {{#${outer}}}` }), [200, ''])
})
