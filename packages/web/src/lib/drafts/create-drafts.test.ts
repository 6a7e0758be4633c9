import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { createDrafts } from './create-drafts.ts'
import type { DraftStorage, KeptDraft } from './storage.ts'

const DAY = 24 * 60 * 60 * 1000
const CARD = { user: 1, resource: 'card', id: 7 }

function setUp(t: TestContext) {
  t.mock.timers.enable({ apis: ['setTimeout', 'Date'], now: 100 * DAY })
  const map = new Map<string, KeptDraft>()
  let writes = 0
  const storage: DraftStorage = {
    get: async (key) => map.get(key),
    set: async (key, draft) => {
      writes++
      map.set(key, draft)
    },
    delete: async (key) => {
      map.delete(key)
    },
    entries: async () => [...map],
  }
  return {
    drafts: createDrafts(storage),
    map,
    storage,
    writes: () => writes,
    tick: (ms: number) => t.mock.timers.tick(ms),
  }
}

test('what is kept is written once after 300 ms of quiet, with the tag of what it began from', async (t) => {
  const { drafts, map, writes, tick } = setUp(t)
  drafts.keep(CARD, { name: 'a' }, '"1"')
  tick(299)
  drafts.keep(CARD, { name: 'b' }, '"1"')
  assert.deepEqual((await drafts.read(CARD))?.value, { name: 'b' })
  tick(299)
  assert.equal(writes(), 0)
  tick(1)
  assert.equal(writes(), 1)
  assert.deepEqual(map.get('1/card/7'), { ...CARD, value: { name: 'b' }, etag: '"1"', at: 100 * DAY + 299 })
})

test('a page that goes writes at once, and what is discarded is not written later', async (t) => {
  const { drafts, map, writes, tick } = setUp(t)
  drafts.keep(CARD, 1, null)
  drafts.keep({ ...CARD, id: 'new' }, 2, null)
  await drafts.flush()
  assert.equal(writes(), 2)
  drafts.keep(CARD, 3, null)
  await drafts.discard(CARD)
  tick(1000)
  assert.deepEqual([...map.keys()], ['1/card/new'])
  assert.equal(await drafts.read(CARD), null)
})

test('a list is of one user, newest first, and drops what is 30 days old', async (t) => {
  const { drafts, map, tick } = setUp(t)
  drafts.keep(CARD, 1, null)
  drafts.keep({ ...CARD, user: 2 }, 1, null)
  await drafts.flush()
  tick(29 * DAY)
  drafts.keep({ ...CARD, id: 8 }, 1, null)
  assert.deepEqual(
    (await drafts.list(1)).map(({ id }) => id),
    [8, 7],
  )
  tick(DAY)
  assert.equal(await drafts.read(CARD), null)
  assert.deepEqual(
    (await drafts.list(1)).map(({ id }) => id),
    [8],
  )
  assert.deepEqual([...map.keys()], ['1/card/8'])
})

test('who leaves takes all drafts along, and leaves those of others', async (t) => {
  const { drafts, map, tick } = setUp(t)
  drafts.keep(CARD, 1, null)
  drafts.keep({ ...CARD, user: 2 }, 1, null)
  await drafts.flush()
  drafts.keep({ ...CARD, id: 8 }, 1, null)
  await drafts.leave(1)
  drafts.keep({ ...CARD, id: 9 }, 1, null)
  await drafts.flush()
  tick(1000)
  assert.deepEqual([...map.keys()], ['2/card/7'])
})

test('a browser that keeps nothing does not disturb', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const refuse = () => Promise.reject(new Error('no'))
  const drafts = createDrafts({ get: refuse, set: refuse, delete: refuse, entries: refuse })
  drafts.keep(CARD, 1, null)
  await drafts.flush()
  assert.equal(await drafts.read(CARD), null)
  assert.deepEqual(await drafts.list(1), [])
  await drafts.discard(CARD)
  await drafts.leave(1)
})
