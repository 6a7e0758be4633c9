/** What guests get of shared dashboards by public links (contract: sharing, sections 1 and 2). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { GENERIC, firsts, guestReader, keys } from '../support/guest-answers.ts'
import { given, sharedContent } from '../support/shared-content.ts'

const CARD_KEYS = ['dataset_query', 'description', 'display', 'id', 'name', 'visualization_settings']

function words(text: string): string[] {
  return text.split(' ').toSorted()
}

test('shared dashboards', async (t) => {
  const at = await sharedContent(t)
  const { guest, cards, fields } = at
  const { get } = guestReader(at)

  await t.test('a dashboard', async () => {
    const { body } = await get(at.board)
    assert.deepEqual(
      keys(body),
      words(
        'auto_apply_filters dashcards description id name ordered_cards param_fields param_values parameters tabs width',
      ),
    )
    assert.deepEqual([body.id, body.name, body.description], [at.dashboard, 'Board', 'All of it.'])
    assert.deepEqual(
      body.tabs.map((tab: object) => [keys(tab), (tab as { name: string }).name]),
      [
        [['dashboard_id', 'id', 'name', 'position'], 'First'],
        [['dashboard_id', 'id', 'name', 'position'], 'Second'],
      ],
    )
    const placeKeys = words(
      'action card card_id col dashboard_id dashboard_tab_id id inline_parameters parameter_mappings row series size_x size_y ' +
        'visualization_settings',
    )
    for (const dashcard of body.dashcards) {
      assert.deepEqual(keys(dashcard), placeKeys)
      for (const card of [...(dashcard.card === null ? [] : [dashcard.card]), ...dashcard.series]) {
        assert.deepEqual(keys(card), [...CARD_KEYS, 'query_average_duration'].toSorted())
      }
    }
    const [first, sql, , , , text, heading, inner, outer] = body.dashcards
    assert.deepEqual([first.card.id, first.series.map(({ id }: { id: number }) => id)], [cards.built, [cards.metric]])
    assert.equal(first.parameter_mappings.length, 8)
    assert.deepEqual(keys(sql.card.dataset_query.native), ['template-tags'])
    assert.deepEqual([text.card, text.visualization_settings.text], [null, 'About **it**'])
    assert.equal(heading.visualization_settings.text, 'A heading')
    assert.deepEqual(inner.visualization_settings.link, { entity: { restricted: true } })
    assert.deepEqual(outer.visualization_settings.link, { url: 'https://example.org' })
    assert.deepEqual(body.parameters[0].filteringParameters, ['quantity'])
    assert.deepEqual(body.parameters[6].values_source_config, {})
    assert.deepEqual(body.param_fields.st, [body.param_fields[fields.status!]])
    assert.deepEqual(body.param_values[fields.status!].values[0], ['late', 'Too late'])
    assert.deepEqual(body.ordered_cards, body.dashcards)
  })

  await t.test('a card of a dashboard, with the values of its filters', async () => {
    const placed = async (cardId: number, parameters: unknown, where = cardId) =>
      get(`${at.place(cardId, where)}?${given(parameters)}`)
    assert.equal(firsts(await placed(cards.built, [])).length, 10)
    assert.deepEqual(firsts(await placed(cards.built, [{ id: 'st', value: ['late'] }])), [2, 5, 8])
    assert.deepEqual(firsts(await placed(cards.built, [{ id: 'quantity', value: [2, 4] }])), [2, 3, 4])
    assert.deepEqual(firsts(await placed(cards.built, [{ id: 'state', value: ['CA'] }])), [3, 7])
    assert.deepEqual(firsts(await placed(cards.built, [{ id: 'typed', value: 'order 9' }])), [9])
    assert.deepEqual(firsts(await placed(cards.built, [{ id: 'made', value: '2024-01-01~2024-03-01' }])).length, 10)
    assert.equal(firsts(await placed(cards.sql, [{ id: 'st', value: 'late' }])).length, 33)
    assert.deepEqual(firsts(await placed(cards.onModel, [{ id: 'model', value: 'late' }])), [33])
    assert.deepEqual(firsts(await placed(cards.metric, [], cards.built)), [450])
    // A filter that is not mapped there changes nothing.
    assert.equal(firsts(await placed(cards.pivot, [{ id: 'st', value: 'late' }])).length, 6)
  })

  await t.test('files of a card of a dashboard, by both methods, of JSON and of forms', async () => {
    const late = [{ id: 'st', value: ['late'] }]
    const csv = 'id,status,secret_of_sql\n2,late,42\n'
    const head = ({ text }: { text: string }) => `${text.replaceAll('\r', '').split('\n').slice(0, 2).join('\n')}\n`
    const place = at.place(cards.sql)
    assert.equal(head(await get(`${place}/csv?${given(late)}`)), csv)
    assert.equal(head(await guest.post(`${place}/csv`, { parameters: late })), csv)
    assert.equal(
      head(await guest.post(`${place}/csv`, { parameters: JSON.stringify(late), format_rows: 'false' })),
      csv,
    )
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    assert.equal(
      head(await guest.post(`${place}/csv`, `${given(late)}&format_rows=true&pivot_results=false`, form)),
      csv,
    )
    assert.equal(head(await guest.post(`${place}/csv?${given(late)}`, {})), csv)
    const json = await guest.post(`${place}/json`, { parameters: late })
    assert.deepEqual([json.status, json.body.length, json.body[0].status], [200, 33, 'late'])
    const api = await guest.post(`${place}/api`, { parameters: late })
    assert.deepEqual([api.status, api.body.data.rows.length], [202, 33])
    assert.equal((await guest.post(`${place}/xlsx`, {})).text.slice(0, 2), 'PK')
    const pivoted = await guest.post(`${at.place(cards.pivot)}/csv`, { pivot_results: true })
    assert.match(pivoted.text, /Row totals/)
    for (const body of [
      { parameters: 'x' },
      { parameters: [1] },
      { parameters: [{ id: 'no', value: 1 }] },
      'a=%00&b',
    ]) {
      const { status, text } = await guest.post(`${place}/csv`, body, typeof body === 'string' ? form : {})
      assert.ok(status === 400 ? text === GENERIC : status === 200, `${JSON.stringify(body)} ${status} ${text}`)
    }
  })

  await t.test('all cards of a dashboard in one request', async () => {
    const lines = (text: string) =>
      text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    const all = await guest.post(`${at.board}/query`, {})
    assert.equal(all.status, 200)
    assert.match(String(all.headers['content-type']), /^application\/x-ndjson/)
    const found = lines(all.text)
    assert.deepEqual(found.pop(), { done: true })
    assert.deepEqual(
      found.map((line) => line.card_id).toSorted(),
      [cards.built, cards.metric, cards.sql, cards.onModel, cards.pivot, cards.failing].toSorted(),
    )
    for (const line of found) {
      assert.deepEqual(keys(line), ['card_id', 'dashcard_id', 'result'])
      const isFailing = line.card_id === cards.failing
      assert.deepEqual(
        keys(line.result),
        isFailing ? ['error', 'error_type', 'status'] : ['data', 'json_query', 'status'],
      )
    }
    const dashcard_ids = [at.dashcardOf(cards.sql)]
    const some = await guest.post(`${at.board}/query`, { dashcard_ids, parameters: [{ id: 'st', value: 'late' }] })
    const [one, done] = lines(some.text)
    assert.deepEqual([one.card_id, one.result.data.rows.length, done], [cards.sql, 33, { done: true }])
    const wrong = await guest.post(`${at.board}/query`, { parameters: [{ id: 'no', value: 1 }] })
    assert.deepEqual([wrong.status, wrong.text], [400, GENERIC])
  })
})
