/** Asking in SQL. */
import assert from 'node:assert/strict'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from 'playwright-core'
import { assertAccessible, browserTest, openPage, settled } from '../support/browser.ts'
import { until } from '../support/until.ts'
import { webServer } from '../support/web-server.ts'

const editorOf = (page: Page) => page.getByRole('textbox', { name: 'SQL' })

/** Counts what this browser keeps; the compiler knows no IndexedDB here. */
const KEPT = `(async () => {
  const done = (request) => new Promise((resolve) => { request.onsuccess = () => resolve(request.result) })
  const database = await done(indexedDB.open('querent'))
  const drafts = await done(database.transaction('drafts').objectStore('drafts').count())
  database.close()
  return { drafts, hasRuns: Object.keys(localStorage).some((key) => key.startsWith('sql-history')) }
})()`

const IS_WRITING = "document.activeElement.classList.contains('cm-content')"

async function write(page: Page, text: string): Promise<void> {
  const editor = editorOf(page)
  await editor.waitFor()
  await editor.press('Control+a')
  await page.keyboard.insertText(text)
}

browserTest('SQL with a field filter is written, mended, saved and opened again, by keyboard', async (t) => {
  const { url, sessions } = await webServer(t)
  const page = await openPage(t, { url, path: '/question/sql', session: sessions.admin })
  await write(page, 'select category,\n  nope\nfrom products')
  await page.keyboard.press('Control+Enter')
  await page.getByText('The database refused line 2, column 3').waitFor()
  assert.equal(await page.locator('.cm-lintRange-error').textContent(), 'nope')
  await assertAccessible(page)

  await write(page, 'select category, count(*) as n from products where {{kind}} group by 1')
  const variable = page.getByRole('region', { name: 'kind' })
  await variable.getByRole('button', { name: 'Text Type' }).press('Enter')
  await page.keyboard.press('f')
  await page.keyboard.press('Enter')
  // Columns that come late are waited for by Enter.
  await page.route('**/api/table/*/query_metadata*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
  await variable.getByRole('button', { name: /^Table:/ }).press('Enter')
  await page.keyboard.type('products')
  await page.keyboard.press('Enter')
  await variable.getByRole('button', { name: /^Column:/ }).press('Enter')
  await page.keyboard.type('category')
  await page.keyboard.press('Enter')
  await variable.getByRole('textbox', { name: 'Label' }).fill('Category')
  await editorOf(page).press('Control+Enter')
  await page.getByText(/^4 rows in/).waitFor()
  await page.getByRole('button', { name: 'Category', exact: true }).press('Enter')
  await page.getByRole('option', { name: 'Gizmo' }).click()
  await page.keyboard.press('Escape')
  await page.getByText(/^1 row in/).waitFor()
  await editorOf(page).press('Alt+Shift+F')
  await page.locator('.cm-line', { hasText: /^from$/ }).waitFor()
  await page.getByRole('tab', { name: 'Chart' }).click()
  await page.getByRole('button', { name: 'Display', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Row', exact: true }).waitFor()
  // The panel is beside the chart, which can still be used.
  await page.getByRole('complementary', { name: 'Display' }).waitFor()
  assert.equal(await page.getByRole('dialog').count(), 0)
  await page.emulateMedia({ colorScheme: 'dark' })
  await assertAccessible(page)
  await page.getByRole('button', { name: 'Display', exact: true }).press('Enter')

  await editorOf(page).press('Control+s')
  await page.getByRole('textbox', { name: 'Name' }).fill('Products by category')
  await page.keyboard.press('Enter')
  await page.waitForURL(/question\/\d+-products-by-category/)
  await page.reload()
  await page.getByText(/^4 rows in/).waitFor()
  await page.getByRole('button', { name: 'Show SQL' }).press('Enter')
  await editorOf(page).waitFor()
  assert.match((await editorOf(page).textContent()) ?? '', /where\s*\{\{kind\}\}\s*group by\s*1/)
  await page.getByRole('tab', { name: 'History' }).click()
  await page.getByRole('grid', { name: 'History' }).getByText('select category, nope').waitFor()
})

browserTest('what was typed outlives the page, and a newer version is not written over', async (t) => {
  const { url, server, sessions } = await webServer(t)
  const made = await server.app.inject({
    method: 'POST',
    url: '/api/card',
    headers: { 'x-metabase-session': sessions.admin },
    payload: {
      name: 'One',
      display: 'table',
      visualization_settings: {},
      dataset_query: { database: 1, type: 'native', native: { query: 'select 1 as one' } },
    },
  })
  const { id } = made.json<{ id: number }>()
  const path = `/question/${id}`
  const page = await openPage(t, { url, path, session: sessions.admin, viewport: { width: 390, height: 844 } })
  await page.getByRole('button', { name: 'Show SQL' }).click()
  await write(page, 'select 2 as mine')
  await page.getByRole('button', { name: 'Save' }).waitFor()
  await page.waitForTimeout(500)
  await page.reload()
  await page.getByText(/^Draft from/).waitFor()
  await assertAccessible(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await editorOf(page).getByText('select 2 as mine').waitFor()
  const theirs = await server.app.inject({
    method: 'PUT',
    url: `/api/card/${id}`,
    headers: { 'x-metabase-session': sessions.admin },
    payload: { dataset_query: { database: 1, type: 'native', native: { query: 'select 3 as theirs' } } },
  })
  assert.equal(theirs.statusCode, 200)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'A newer version was saved' })
  await sheet.getByText('select 3 as theirs').waitFor()
  await assertAccessible(page)
  await sheet.getByRole('button', { name: 'Take theirs' }).click()
  await editorOf(page).getByText('select 3 as theirs').waitFor()

  await page.getByRole('button', { name: 'Tables and snippets' }).click()
  const panel = page.getByRole('dialog', { name: 'Tables and snippets' })
  await panel.getByRole('radio', { name: 'Snippets' }).click()
  await panel.getByRole('button', { name: 'New snippet' }).first().click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Half')
  await page.getByRole('dialog', { name: 'New snippet' }).getByRole('textbox', { name: 'SQL' }).fill('0.5')
  await page.getByRole('dialog', { name: 'New snippet' }).getByRole('button', { name: 'Save' }).click()
  await panel.getByRole('row', { name: 'Half' }).press('Enter')
  await editorOf(page).getByText('{{snippet: Half}}').waitFor()
  await until('the cursor in the text', 5_000, () => page.evaluate(IS_WRITING))
  await settled(page)
})

browserTest('a press goes to the error in SQL that is not shown yet', async (t) => {
  const { url, server, sessions } = await webServer(t)
  const made = await server.app.inject({
    method: 'POST',
    url: '/api/card',
    headers: { 'x-metabase-session': sessions.admin },
    payload: {
      name: 'Broken',
      display: 'table',
      visualization_settings: {},
      dataset_query: { database: 1, type: 'native', native: { query: 'select category,\n  nope\nfrom products' } },
    },
  })
  const path = `/question/${made.json<{ id: number }>().id}`
  const page = await openPage(t, { url, path, session: sessions.admin })
  // What loads the editor takes longer than anybody would wait for it blindly.
  await page.route('**/CodeEditor*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
  await page.getByRole('button', { name: 'Go to the error' }).press('Enter')
  await editorOf(page).waitFor()
  await until('the cursor in the text', 5_000, () => page.evaluate(IS_WRITING))
  await page.keyboard.type('n')
  await editorOf(page).getByText('nnope').waitFor()
})

browserTest('on a shared device drafts and the SQL history leave the browser at sign-out', async (t) => {
  const { url, sessions } = await webServer(t)
  const page = await openPage(t, { url, path: '/question/sql', session: sessions.admin })
  const isKept = () => page.evaluate<{ drafts: number; hasRuns: boolean }>(KEPT)
  await write(page, 'select 1 as mine')
  await page.keyboard.press('Control+Enter')
  await page.getByText(/^1 row in/).waitFor()
  await until('the draft', 10_000, async () => (await isKept()).drafts > 0)
  assert.equal((await isKept()).hasRuns, true)

  await page.goto(`${url}/account/looks`)
  const keeps = page.getByRole('switch', { name: 'Keep drafts in this browser' })
  await keeps.waitFor()
  await assertAccessible(page)
  await keeps.press('Space')
  await page.goto(`${url}/question/sql`)
  await write(page, 'select 2 as later')
  await page.getByRole('button', { name: 'Ada Lovelace' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.waitForURL(/auth\/login/)
  assert.deepEqual(await isKept(), { drafts: 0, hasRuns: false })
})

browserTest('names are completed as the engine needs them, and a selection runs alone', async (t) => {
  const { url, sessions } = await webServer(t)
  const path = join(mkdtempSync(join(tmpdir(), 'querent-names-')), 'names.db')
  const file = new DatabaseSync(path)
  file.exec('create table Bestellungen ("Bestell Nr" integer, "Ort" text, "order" integer)')
  file.exec('create table Orte ("Ort" text)')
  file.exec(`insert into Bestellungen values (7, 'Ulm', 1)`)
  file.close()
  const headers = { 'x-metabase-session': sessions.admin, 'content-type': 'application/json' }
  const made = await fetch(`${url}/api/database`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ name: 'Names', engine: 'sqlite', details: { db: path } }),
  })
  const { id } = (await made.json()) as { id: number }
  await until('its tables', 20_000, async () => {
    const found = (await (await fetch(`${url}/api/database/${id}?include=tables`, { headers })).json()) as {
      tables: { initial_sync_status: string }[]
    }
    return (
      found.tables.length === 2 && found.tables.every(({ initial_sync_status }) => initial_sync_status === 'complete')
    )
  })
  const question = { dataset_query: { database: id, type: 'native', native: { query: '' } }, display: 'table' }
  const hash = Buffer.from(JSON.stringify(question)).toString('base64')
  const page = await openPage(t, { url, path: `/question#${hash}`, session: sessions.admin })
  const options = page.getByRole('listbox', { name: 'Completions' }).getByRole('option')
  const type = async (text: string) => {
    await page.keyboard.type(text)
    await options.first().waitFor()
  }
  // Nothing is offered before the database is known.
  await page.getByRole('grid', { name: 'Tables' }).getByText('Bestellungen').waitFor()
  await settled(page)
  await write(page, 'select 1 from ')
  await editorOf(page).getByText('select 1 from').waitFor()
  // Tables come first after FROM; nothing else has their letters here.
  await type('Ort')
  assert.match(await options.first().innerText(), /^Orte\s*Table/)
  await page.keyboard.press('Escape')
  await write(page, 'select  from Bestellungen b')
  for (let left = ' from Bestellungen b'.length; left > 0; left--) await page.keyboard.press('ArrowLeft')
  await type('b.')
  assert.deepEqual(
    (await options.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim()).sort(),
    ['Bestell NrBestellungen · Whole number', 'OrtBestellungen · Text', 'orderBestellungen · Whole number'].sort(),
  )
  await page.keyboard.press('Escape')
  await write(page, 'with t as (select 7 as alpha, o.* from Orte o) select ')
  await type('t.')
  const offered = async () => (await options.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim()).sort()
  assert.deepEqual(await offered(), ['OrtOrte · Text', 'alphat'])
  await page.keyboard.press('Escape')
  await write(page, 'select  from Bestellungen b')
  for (let left = ' from Bestellungen b'.length; left > 0; left--) await page.keyboard.press('ArrowLeft')
  await type('b.')
  const choose = async (text: string, name: string) => {
    await type(text)
    // By pointer: right after a list has opened, Enter is still a new line. The list of the letters before takes no click.
    await until(`${name} to be chosen`, 15_000, async () => {
      const option = options.filter({ hasText: name }).first()
      if (await option.isVisible()) await option.click()
      return (await options.count()) === 0
    })
  }
  await choose('Best', 'Bestell Nr')
  await choose(', b.ord', 'order')
  await choose(', "Best', 'Bestell Nr')
  await editorOf(page).getByText('select b."Bestell Nr", b."order", "Bestell Nr" from Bestellungen b').waitFor()
  await page.keyboard.press('Control+Enter')
  await page.getByText(/^1 row in/).waitFor()

  await write(page, 'select 1 as one union all select 2')
  for (let count = ' union all select 2'.length; count > 0; count--) await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Shift+Home')
  await page.getByRole('button', { name: 'Run selection' }).waitFor()
  await page.keyboard.press('Control+Enter')
  await page.getByRole('columnheader', { name: 'one' }).waitFor()
  await page.getByText(/^1 row in/).waitFor()
  await page.keyboard.press('End')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await page.getByText(/^2 rows in/).waitFor()

  await write(page, 'select 1\nfrom Orte\nwhere and 2')
  await page.keyboard.press('Control+Enter')
  await page.getByText('The database refused line 3, column 7').waitFor()
  assert.equal(await page.locator('.cm-lintRange-error').textContent(), 'and')
})
