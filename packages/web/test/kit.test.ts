import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type Page } from 'playwright-core'

const CHROMIUM = '/usr/bin/chromium'
const web = fileURLToPath(new URL('..', import.meta.url))
const modules = fileURLToPath(new URL('../../../node_modules/', import.meta.url))
const axe = readFileSync(join(modules, 'axe-core/axe.min.js'), 'utf8')
const skip = existsSync(CHROMIUM) ? false : 'there is no Chromium'
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

let browser: Browser
let address: string
let close = () => {}

before(async () => {
  if (skip !== false) return
  const folder = mkdtempSync(join(tmpdir(), 'querent-kit-'))
  const args = ['build', '--configLoader', 'native', '--mode', 'dev', '--outDir', folder, '--logLevel', 'error']
  const built = spawnSync(process.execPath, [join(modules, 'vite/bin/vite.js'), ...args], {
    cwd: web,
    encoding: 'utf8',
  })
  assert.equal(built.status, 0, built.stderr)
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
  const bound = server.address()
  assert.ok(bound !== null && typeof bound === 'object')
  address = `http://127.0.0.1:${bound.port}/dev.html`
  browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  })
  close = () => {
    server.close()
    server.closeAllConnections()
    rmSync(folder, { recursive: true, force: true })
  }
})

after(async () => {
  await browser?.close()
  close()
})

async function open(search = ''): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  page.setDefaultTimeout(10_000)
  await page.goto(address + search)
  await page.getByRole('heading', { name: 'Parts of the interface' }).waitFor()
  await page.getByRole('treegrid').waitFor()
  return page
}

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '')

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const run = Reflect.get(window, 'axe').run
    const { violations } = await run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
    })
    return violations.flatMap((rule: { id: string; nodes: { html: string }[] }) =>
      rule.nodes.map(({ html }) => `${rule.id}: ${html.slice(0, 160)}`),
    )
  })
}

for (const search of ['?theme=light', '?theme=dark', '?theme=light&dir=rtl']) {
  test(`axe finds nothing in ${search}`, { skip }, async (t) => {
    const page = await open(search)
    t.after(() => page.close())
    assert.deepEqual(await violations(page), [])
  })
}

test('a menu opens by key, goes into its submenu, and gives the focus back', { skip }, async (t) => {
  const page = await open()
  t.after(() => page.close())
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

test('Escape closes what opened last, and each gives the focus back', { skip }, async (t) => {
  const page = await open()
  t.after(() => page.close())
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

test('a picker of one closes and applies; one of several stays open with the chosen on top', { skip }, async (t) => {
  const page = await open()
  t.after(() => page.close())
  await page.getByRole('button', { name: 'Data: Orders' }).press('Enter')
  await page.getByRole('searchbox', { name: 'Data' }).waitFor()
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

test('a toast offers Undo; an error of the server stands at its field', { skip }, async (t) => {
  const page = await open()
  t.after(() => page.close())
  await page.getByRole('button', { name: 'With Undo' }).press('Enter')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByText('Last: undone').waitFor()
  await page.getByLabel('First name').fill('Ana')
  await page.getByLabel('Email').fill('ana@example.org')
  await page.getByRole('button', { name: 'Invite' }).press('Enter')
  await page.getByText('This address is taken.').waitFor()
  assert.equal(await page.getByLabel('Email').getAttribute('aria-invalid'), 'true')
})

test('panes, tabs and trees follow the arrows', { skip }, async (t) => {
  const page = await open()
  t.after(() => page.close())
  const line = page.getByRole('separator', { name: 'Width of the steps' })
  await line.press('ArrowRight')
  assert.equal(await line.getAttribute('aria-valuenow'), '256')
  await page.getByRole('tab', { name: /Result/ }).press('ArrowRight')
  await page.getByText('A chart.').waitFor()
  await page.getByRole('row', { name: 'Sales' }).press('ArrowRight')
  await page.getByRole('row', { name: 'Europe' }).waitFor()
})
