/** Copies: tables of two databases, joined in the builder. */
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page, Response } from 'playwright-core'
import { assertAccessible, browserTest, openPage, screenshot, settled } from '../support/browser.ts'
import { webServer } from '../support/web-server.ts'

async function choose(page: Page, option: RegExp, typed: string): Promise<void> {
  await page.locator('[role=dialog] input:focus').waitFor()
  await page.keyboard.type(typed)
  const found = page.getByRole('option', { name: option }).first()
  await found.waitFor()
  await found.click()
}

browserTest('tables of two databases are joined in the builder', async (t) => {
  const { url, server, sessions } = await webServer(t)
  const post = async (path: string, body: object = {}) => {
    const headers = { 'x-metabase-session': sessions.admin }
    const answer = await server.app.inject({ method: 'POST', url: path, headers, payload: body })
    assert.ok(answer.statusCode < 300, answer.body)
    return answer
  }
  const folder = mkdtempSync(join(tmpdir(), 'querent-crm-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'crm.sqlite')
  const file = new DatabaseSync(path)
  // As many as there are people: nothing sorts the first 2,000 rows of the answer.
  file.exec(`create table accounts (id integer primary key, tier text);
    insert into accounts with recursive n (i) as (select 1 union all select i + 1 from n where i < 2500) select i, 'Gold' from n`)
  file.close()
  const crm: number = (await post('/api/database', { name: 'CRM', engine: 'sqlite', details: { db: path } })).json().id
  await server.jobs.drain()
  await post('/api/persist/enable')
  const sample = (await server.store.databases.list()).find((row) => row.is_sample)?.id ?? 0
  const [accounts] = await server.store.tables.listOfDatabase(crm)
  const people = (await server.store.tables.listOfDatabase(sample)).find(({ name }) => name.toLowerCase() === 'people')
  for (const id of [accounts?.id, people?.id]) await post(`/api/persist/table/${id}/persist`)
  await server.jobs.drain()

  const page = await openPage(t, { url, path: '/question/notebook', session: sessions.admin })
  await choose(page, /^People.*Copies/, 'People')
  await page.getByRole('grid').waitFor()
  await page.getByRole('button', { name: 'Join', exact: true }).press('Enter')
  await choose(page, /^Accounts/, 'Accounts')
  await page.getByRole('button', { name: /^Left column/ }).click()
  await choose(page, /^ID$/, 'ID')
  const isJoined = async (response: Response) => {
    if (!response.url().endsWith('/api/dataset')) return false
    const { data } = await response.json().catch(() => ({}))
    return data?.copies?.length === 2
  }
  const answered = page.waitForResponse(isJoined)
  await page.getByRole('button', { name: /^Column of Accounts/ }).click()
  await choose(page, /^ID$/, 'ID')
  const { data } = await (await answered).json()
  assert.ok(data.rows.some((row: unknown[]) => row.includes('Gold')))
  await page.keyboard.press('Escape')
  await page.getByText(/rows? ·/).waitFor()
  await page.getByText(/Data as of/).waitFor()
  await settled(page)
  assert.equal(await page.getByRole('button', { name: 'Ask the source' }).count(), 0)
  await assertAccessible(page)
  await screenshot(page, 'copies-builder')
  await page.emulateMedia({ colorScheme: 'dark' })
  await screenshot(page, 'copies-builder-dark')
  await page.setViewportSize({ width: 390, height: 844 })
  await screenshot(page, 'copies-builder-phone')

  const copies = (await server.store.databases.list()).find((row) => row.is_copies)?.id ?? 0
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${url}/admin/databases/${copies}`)
  await page.getByRole('link', { name: 'See what is copied' }).waitFor()
  assert.equal(await page.getByRole('button', { name: 'Delete' }).count(), 0)
  await assertAccessible(page)
  await screenshot(page, 'copies-admin-dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 390, height: 844 })
  await screenshot(page, 'copies-admin-phone')
  await page.goto(`${url}/admin/databases`)
  await page.getByText('What is copied of all databases').waitFor()
  await screenshot(page, 'copies-databases-phone')
  await page.getByRole('link', { name: 'Copies' }).first().waitFor()
})
