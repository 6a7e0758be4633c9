/** Columns of money say their currency wherever their cells do not. */
import assert from 'node:assert/strict'
import { browserTest, openPage } from '../support/browser.ts'
import { webServer } from '../support/web-server.ts'

browserTest('heads of tables and names of a record have the currency', async (t) => {
  const { url, server, sessions } = await webServer(t)
  const make = async (display: string): Promise<number> => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/card',
      headers: { 'x-metabase-session': sessions.admin },
      payload: {
        name: display,
        display,
        visualization_settings: {
          column_settings: {
            '["name","fee"]': { number_style: 'currency', currency: 'EUR' },
            '["name","tip"]': { number_style: 'currency', currency: 'EUR', currency_in_header: false },
          },
        },
        dataset_query: {
          database: 1,
          type: 'native',
          native: { query: 'select 2.5 as fee, 1.5 as tip, 3.5 as "Preis €", 4.5 as due_usd' },
        },
      },
    })
    assert.equal(answer.statusCode, 200, answer.payload)
    return JSON.parse(answer.payload).id
  }
  const titles = ['fee (€)', 'tip', 'Preis €', 'due_usd']
  const table = await openPage(t, { url, path: `/question/${await make('table')}`, session: sessions.admin })
  await table.getByRole('gridcell', { name: '€1.50' }).waitFor()
  assert.deepEqual(await table.getByRole('columnheader').allTextContents(), titles)
  const record = await openPage(t, { url, path: `/question/${await make('object')}`, session: sessions.admin })
  await record.getByText('€1.50').waitFor()
  assert.deepEqual(await record.locator('dt').allTextContents(), titles)
})
