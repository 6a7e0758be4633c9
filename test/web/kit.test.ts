/** Every part of the kit by keyboard, and for those who see or hear the page differently (`packages/web/dev.html`). */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import type { TestContext } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { assertAccessible, browserTest, openPage } from '../support/browser.ts'

const WEB = fileURLToPath(new URL('../../packages/web/', import.meta.url))
const VITE = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url))
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

const focused = (page: Page) =>
  page.evaluate('document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? ""')

/** The page of all parts, built as `vite build --mode dev` does. */
async function serveKit(t: TestContext): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'querent-kit-'))
  const args = ['build', '--configLoader', 'native', '--mode', 'dev', '--outDir', folder, '--logLevel', 'error']
  execFileSync(process.execPath, [VITE, ...args], { cwd: WEB, stdio: 'pipe' })
  const server = createServer(async (request, response) => {
    try {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname
      const body = await readFile(join(folder, path))
      response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream').end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  t.after(() => {
    server.close()
    server.closeAllConnections()
    rmSync(folder, { recursive: true, force: true })
  })
  const bound = server.address()
  assert.ok(bound !== null && typeof bound === 'object')
  return `http://127.0.0.1:${bound.port}`
}

browserTest('the kit', async (t) => {
  const url = await serveKit(t)

  async function open(t: TestContext, search = ''): Promise<Page> {
    const page = await openPage(t, { url, path: `/dev.html${search}` })
    await page.getByRole('heading', { name: 'Parts of the interface' }).waitFor()
    await page.getByRole('treegrid').waitFor()
    return page
  }

  for (const search of ['?theme=light', '?theme=dark', '?theme=light&dir=rtl']) {
    await t.test(`axe finds nothing in ${search}`, async (t) => {
      const page = await open(t, search)
      await assertAccessible(page)
    })
  }

  await t.test('a menu opens by key, goes into its submenu, and gives the focus back', async (t) => {
    const page = await open(t)
    await page.getByRole('button', { name: 'Actions' }).focus()
    await page.keyboard.press('ArrowDown')
    await page.getByRole('menuitem', { name: 'Edit' }).waitFor()
    await page.keyboard.type('dow')
    await page.keyboard.press('ArrowRight')
    await page.getByRole('menuitem', { name: 'CSV' }).waitFor()
    await page.keyboard.press('ArrowLeft')
    await page.getByRole('menuitem', { name: 'CSV' }).waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    assert.equal(await focused(page), 'Actions')
  })

  await t.test('Escape closes what opened last, and each gives the focus back', async (t) => {
    const page = await open(t)
    await page.getByRole('button', { name: 'Open a dialog' }).press('Enter')
    await page.getByRole('dialog', { name: 'Save question' }).waitFor()
    await page.getByRole('button', { name: 'Menu in a dialog' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Personal' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    assert.equal(await page.getByRole('dialog', { name: 'Save question' }).count(), 1)
    assert.equal(await focused(page), 'Menu in a dialog')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    assert.equal(await focused(page), 'Open a dialog')
  })

  await t.test('a picker of one closes and applies; one of several stays open with the chosen on top', async (t) => {
    const page = await open(t)
    await page.getByRole('button', { name: 'Data: Orders' }).press('Enter')
    await page.getByRole('combobox', { name: 'Data' }).waitFor()
    await page.keyboard.type('rev')
    await page.getByRole('option', { name: 'People' }).waitFor({ state: 'detached' })
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Data: Revenue' }).waitFor()
    await page.getByRole('listbox').waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Values: Value 3, Value 4711' }).press('Enter')
    await page.getByRole('option').first().waitFor()
    assert.ok((await page.getByRole('option').count()) < 200)
    assert.equal(await page.getByRole('option').nth(1).textContent(), 'Value 4711')
    await page.getByRole('option', { name: 'Value 0', exact: true }).click()
    await page.getByRole('button', { name: 'Values: Value 3, Value 4711, Value 0', includeHidden: true }).waitFor()
    assert.equal(await page.getByRole('listbox').count(), 1)
  })

  await t.test('a toast offers Undo; an error of the server stands at its field', async (t) => {
    const page = await open(t)
    await page.getByRole('button', { name: 'With Undo' }).press('Enter')
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await page.getByText('Last: undone').waitFor()
    await page.getByLabel('First name').fill('Ana')
    await page.getByLabel('Email').fill('ana@example.org')
    await page.getByRole('button', { name: 'Invite' }).press('Enter')
    await page.getByText('This address is taken.').waitFor()
    assert.equal(await page.getByLabel('Email').getAttribute('aria-invalid'), 'true')
  })

  await t.test('panes, tabs and trees follow the arrows', async (t) => {
    const page = await open(t)
    const line = page.getByRole('separator', { name: 'Width of the steps' })
    await line.press('ArrowRight')
    assert.equal(await line.getAttribute('aria-valuenow'), '256')
    await page.getByRole('tab', { name: /Result/ }).press('ArrowRight')
    await page.getByText('A chart.').waitFor()
    await page.getByRole('row', { name: 'Sales' }).press('ArrowRight')
    await page.getByRole('row', { name: 'Europe' }).waitFor()
  })
})
