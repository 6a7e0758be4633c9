import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nameKey, wordsOf, type SearchRequest, type SearchScope } from '../../packages/server/src/store/index.ts'
import { INDEXED_MODELS } from '../../packages/server/src/store/search/documents/index.ts'
import { LIMITS, type SearchLimits } from '../../packages/server/src/store/search/limits.ts'
import { connectShop } from '../support/sqlite-shop.ts'
import { addTestCard } from '../support/test-cards.ts'
import { testServer } from '../support/test-server.ts'

const EVERYTHING: SearchScope = {
  root: true,
  collections: 'all',
  databases: 'all',
  tables: { databases: 'all', tables: 'all' },
  withoutColumns: [],
}

/** Numbers that have each way of reading the index taken. */
const WAYS: readonly SearchLimits[] = [
  { ...LIMITS, few: 0, probed: 1 },
  { ...LIMITS, few: 0, probed: 1_000 },
  { ...LIMITS, few: 25, probed: 3 },
]

test('the same is found whichever way the index is read', async (t) => {
  const testing = await testServer(t)
  const { as, server, adminId, userId } = testing
  const { store } = server
  const shop = await connectShop(testing)
  const orders = await shop.table('orders')
  const places: (number | null)[] = [null]
  for (const name of ['Alpha place', 'Beta alpha', 'Other']) {
    places.push((await as.admin.post('/api/collection', { name, description: 'alpha kept' })).body.id)
  }
  const [, first, second, third] = places as number[]
  await store.transaction(async (repositories) => {
    for (let index = 0; index < 120; index += 1) {
      await addTestCard(repositories, {
        creator_id: index % 3 === 0 ? userId : adminId,
        name: `${['Alpha', 'Alphabet b', 'The alpha-beta', 'Total'][index % 4]} ${index}`,
        description: ['alpha', 'beta of it', null][index % 3]!,
        type: (['question', 'model', 'metric'] as const)[index % 5] ?? 'question',
        result_metadata: [{ name: 'TotalAlpha' }],
        collection_id: places[index % 7 > 3 ? 0 : index % 7]!,
        view_count: index * 7,
        archived: index % 11 === 0,
      })
    }
  })
  const scopes: SearchScope[] = [
    EVERYTHING,
    { ...EVERYTHING, root: false, databases: { only: [] } },
    {
      root: false,
      collections: { only: [first!, second!] },
      databases: { only: [shop.id] },
      tables: { databases: { only: [shop.id] }, tables: { only: [] } },
      withoutColumns: [orders.id],
    },
    {
      root: true,
      collections: { except: [third!] },
      databases: { only: [] },
      tables: { databases: { only: [] }, tables: { only: [orders.id] } },
      withoutColumns: [],
    },
    {
      ...EVERYTHING,
      root: false,
      collections: { only: [] },
      tables: { databases: { only: [] }, tables: { only: [] } },
    },
  ]
  const texts = ['', 'alpha', 'a', 'alpha b', 'beta alpha', 'the alpha-beta', 'total', 'order', 'nothing', '%']
  const filters: Partial<SearchRequest['filter']>[] = [{}, { models: ['card'] }, { creatorIds: [userId] }]
  for (const scope of scopes) {
    for (const text of texts) {
      for (const filter of text === 'alpha' ? filters : filters.slice(0, 1)) {
        const request: SearchRequest = {
          key: nameKey(text),
          words: [...new Set(wordsOf(text))],
          withSql: false,
          filter: { models: INDEXED_MODELS, archived: false, withDashboardQuestions: false, ...filter },
          scope,
          userId,
          recentSince: '2030-01-01T00:00:00.000Z',
          known: [],
        }
        const what = JSON.stringify([scopes.indexOf(scope), text, filter])
        const { documents, modelsOf } = await store.search.find(request)
        const expected = documents.toSorted((a, b) => a.id - b.id)
        const models = (await modelsOf(INDEXED_MODELS)).sort()
        if (filter.models === undefined) {
          assert.deepEqual(models, [...new Set(expected.map(({ model }) => model))].sort(), what)
        }
        for (const limits of WAYS) {
          const found = await store.search.find(request, limits)
          assert.deepEqual(
            found.documents.toSorted((a, b) => a.id - b.id),
            expected,
            what,
          )
          assert.deepEqual((await found.modelsOf(INDEXED_MODELS)).sort(), models, what)
        }
        // Of more than are kept: names that begin so, and the lowest ids.
        const kept = new Set(
          (await store.search.find(request, { results: 10, few: 0, probed: 1 })).documents.map(({ id }) => id),
        )
        const begun = expected.filter((document) => document.is_prefix).slice(0, 10)
        const best = [...begun, ...(begun.length < 10 ? expected.slice(0, 10) : [])]
        assert.deepEqual(
          best.filter(({ id }) => !kept.has(id)),
          [],
          what,
        )
      }
    }
  }
})
