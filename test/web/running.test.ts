/** What runs long says so, and is stopped in its database. */
import assert from 'node:assert/strict'
import { browserTest, openPage } from '../support/browser.ts'
import { until } from '../support/until.ts'
import { webServer } from '../support/web-server.ts'

const ENDLESS = 'with recursive n(i) as (select 1 union all select i + 1 from n) select count(*) as n from n'

browserTest('questions, SQL and cards of dashboards show their time and can be stopped', async (t) => {
  const { url, server, sessions } = await webServer(t)
  const headers = { 'x-metabase-session': sessions.admin }
  async function ask(method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) {
    const answer = await server.app.inject({ method, url: path, headers, ...(payload && { payload }) })
    assert.ok(answer.statusCode < 300, `${path}: ${answer.payload}`)
    return JSON.parse(answer.payload)
  }
  const make = async (name: string, dataset_query: object): Promise<number> =>
    (await ask('POST', '/api/card', { name, display: 'table', visualization_settings: {}, dataset_query })).id
  const sql = await make('Endless', { database: 1, type: 'native', native: { query: ENDLESS } })
  const built = await make('Built', { database: 1, type: 'query', query: { 'source-table': `card__${sql}` } })
  const quick = await make('Quick', { database: 1, type: 'native', native: { query: 'select 42 as answer' } })
  const { id: board } = await ask('POST', '/api/dashboard', { name: 'Board' })
  await ask('PUT', `/api/dashboard/${board}`, {
    dashcards: [sql, quick].map((card_id, at) => ({ id: -1 - at, card_id, row: 0, col: at * 8, size_x: 8, size_y: 6 })),
  })
  const running = async () => ((await ask('GET', '/api/queries/running')) as unknown[]).length

  for (const path of [`/question/${sql}`, `/question/${built}`, `/dashboard/${board}`]) {
    await t.test(path.split('/')[1] ?? '', async (t) => {
      const page = await openPage(t, { url, path, session: sessions.admin })
      // A card that is quick may be slow on a busy machine.
      const place = path.startsWith('/dashboard') ? page.getByRole('region', { name: 'Endless' }) : page
      const note = place.getByRole('group', { name: 'Running' })
      await note.getByText(/^\d+ s$/).waitFor()
      await until('the query alone', 20_000, async () => (await running()) === 1)
      await note.getByRole('button', { name: 'Stop' }).press('Enter')
      await page.getByText('You stopped the query.').first().waitFor()
      await until('the end of the query', 20_000, async () => (await running()) === 0)
      assert.equal(await note.count(), 0)
      assert.equal(await page.getByText('The query failed').count(), 0)
      if (path.startsWith('/dashboard')) await page.getByText('42').waitFor()
    })
  }
})
