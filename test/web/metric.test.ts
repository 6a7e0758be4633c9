/** Metrics as the data of questions. */
import assert from 'node:assert/strict'
import { browserTest, openPage } from '../support/browser.ts'
import { webServer } from '../support/web-server.ts'

browserTest('a question about a metric has its name and its time axis', async (t) => {
  const { url, server, sessions } = await webServer(t)
  const headers = { 'x-metabase-session': sessions.admin }
  async function ask(method: 'GET' | 'POST', path: string, payload?: object) {
    const answer = await server.app.inject({ method, url: path, headers, ...(payload && { payload }) })
    assert.ok(answer.statusCode < 300, `${path}: ${answer.payload}`)
    return JSON.parse(answer.payload)
  }
  const tables: { id: number; name: string }[] = await ask('GET', '/api/table')
  const orders = tables.find(({ name }) => name.toLowerCase() === 'orders')!.id
  await ask('POST', '/api/card', {
    name: 'Orders that were made',
    type: 'metric',
    display: 'scalar',
    visualization_settings: {},
    dataset_query: { database: 1, type: 'query', query: { 'source-table': orders, aggregation: [['count']] } },
  })
  const page = await openPage(t, { url, path: '/question/notebook', session: sessions.admin })
  await page.getByRole('option', { name: 'Orders' }).first().waitFor()
  await page.keyboard.type('Orders that were made')
  await page.getByRole('option', { name: 'Orders that were made' }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('application').waitFor()
  const steps = page.getByRole('region', { name: 'Stage 1' })
  assert.equal(await steps.getByRole('button', { name: 'Orders that were made', exact: true }).count(), 2)
  await steps.getByRole('button', { name: 'Created At: Month', exact: true }).waitFor()
})
