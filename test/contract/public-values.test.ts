/** The values that filters of shared content offer to guests (contract: sharing, sections 1 and 2). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { GENERIC, guestReader, refused } from '../support/guest-answers.ts'
import { sharedContent } from '../support/shared-content.ts'

test('values of filters', async (t) => {
  const at = await sharedContent(t)
  const { fields } = at
  const { get } = guestReader(at)

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
})
