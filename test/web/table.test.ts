/** Keys and focus of the table in a browser, on the page `packages/web/table.html`. Skipped where there is no Chromium. */
import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import type { TestContext } from 'node:test'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from 'playwright-core'
import { browserTest } from '../support/browser.ts'
import { chromiumPath } from '../support/chromium.ts'

const WEB = fileURLToPath(new URL('../../packages/web/', import.meta.url))
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

async function openPage(t: TestContext): Promise<(query: string) => Promise<Page>> {
  const { build } = await import('vite')
  const folder = await mkdtemp(join(tmpdir(), 'table-page-'))
  t.after(() => rm(folder, { recursive: true }))
  await build({
    configFile: false,
    root: WEB,
    base: './',
    logLevel: 'error',
    css: { modules: { localsConvention: 'camelCaseOnly' } },
    build: { outDir: folder, emptyOutDir: true, rolldownOptions: { input: join(WEB, 'table.html') } },
  })
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    readFile(join(folder, path)).then(
      (content) => response.setHeader('content-type', TYPES[extname(path)] ?? 'font/woff2').end(content),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.after(() => server.close())
  const browser = await chromium.launch({ executablePath: chromiumPath ?? '', args: ['--no-sandbox', '--disable-gpu'] })
  t.after(() => browser.close())
  return async (query) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/table.html${query}`)
    await page.locator('[role=grid]').waitFor()
    return page
  }
}

const focused = (page: Page) =>
  page.evaluate<string>(`(() => {
    const cell = document.activeElement
    return cell.closest('[data-index]')?.dataset.index + ',' + cell.dataset.column
  })()`)

async function press(page: Page, key: string, place: string) {
  await page.keyboard.press(key)
  for (let tries = 0; tries < 50 && (await focused(page)) !== place; tries++) await page.waitForTimeout(20)
  assert.equal(await focused(page), place, key)
}

browserTest('tables by keyboard', async (t) => {
  const open = await openPage(t)

  await t.test('focus follows the keys over all rows, and stays while the table scrolls', async () => {
    const page = await open('?rows=20000')
    await page.locator('[data-index="0"] > [data-column="3"]').click()
    assert.equal(await page.evaluate('document.body.dataset.hit'), '["total",0,0,[]]')
    await press(page, 'Control+End', '19999,49')
    await press(page, 'Control+Home', '0,0')
    await press(page, 'ArrowDown', '1,0')
    await page.mouse.move(600, 400)
    await page.mouse.wheel(0, 300_000)
    await page.waitForFunction('document.querySelector("[role=grid]").scrollTop > 100000')
    await press(page, 'ArrowDown', '2,0')
    await page.close()
  })

  await t.test('heads sort, chosen cells are summed up, Enter gives the cell', async () => {
    const page = await open('?rows=500')
    await page.locator('[data-index="0"] > [data-column="0"]').click()
    await press(page, 'ArrowUp', '-1,0')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.locator('[role=columnheader][aria-sort=descending]').waitFor()
    await press(page, 'ArrowDown', '0,0')
    await page.keyboard.press('Enter')
    assert.equal(await page.evaluate('document.body.dataset.hit'), '["id",500,499,[]]')
    await press(page, 'Shift+ArrowDown', '1,0')
    await page.getByText('Sum 999', { exact: true }).waitFor()
    await page.close()
  })

  await t.test('wrapped rows keep their heights when they are sorted', async () => {
    const page = await open('?rows=300&wrap')
    // From the top down: how far each row begins before the end of the one above it.
    const overlap = () =>
      page.evaluate<number>(`(() => {
        const boxes = [...document.querySelectorAll('[data-index]:not([data-index="-1"])')]
          .map((row) => row.getBoundingClientRect())
          .sort((a, b) => a.top - b.top)
        return Math.max(...boxes.map(({ top }, at) => (at === 0 ? 0 : boxes[at - 1].bottom - top)))
      })()`)
    const heights = () =>
      page.evaluate<number[]>('[...document.querySelectorAll("[data-index]")].map((row) => row.offsetHeight)')
    assert.ok(
      (await heights()).some((height) => height > 40),
      'some rows have several lines',
    )
    for (let times = 0; times < 2; times += 1) {
      await page.getByRole('columnheader', { name: 'ID' }).click()
      await page.waitForTimeout(200)
      assert.ok((await overlap()) <= 1, `rows overlap by ${await overlap()} pixels`)
    }
    await page.close()
  })

  await t.test('left is onward in RTL; pivot cells know their groups', async () => {
    const page = await open('?rows=500&dir=rtl')
    await page.locator('[data-index="0"] > [data-column="2"]').click()
    await press(page, 'ArrowLeft', '0,3')
    await page.close()
    const pivot = await open('?kind=pivot&rows=1200')
    await pivot.locator('[data-index="0"] > [data-column="3"]').click()
    assert.equal(await pivot.evaluate('document.body.dataset.hit'), '["sum",12.5,null,["State 1","City 1",2012]]')
    await pivot.locator('[data-index="0"] > [data-column="0"]').click()
    await pivot.locator('[data-index="0"][data-kind=collapsed]').waitFor()
    await pivot.close()
  })

  await t.test('a pivot is as dense as its reader chose, also when that changes', async () => {
    const page = await open('?kind=pivot&rows=1200&density=compact')
    const row = page.locator('[data-index="1"]')
    const heights = async () => {
      const boxes = [await row.boundingBox(), await page.getByRole('columnheader').first().boundingBox()]
      return boxes.map((box) => Math.round(box?.height ?? 0))
    }
    assert.deepEqual(await heights(), [26, 26])
    await page.evaluate('document.documentElement.dataset.density = "roomy"')
    await page.waitForFunction('document.querySelector("[data-index=\\"1\\"]").style.transform === "translateY(40px)"')
    assert.deepEqual(await heights(), [40, 40])
    await page.close()
  })

  await t.test('a long pivot is printed whole: all rows, and all columns within the paper', async () => {
    const page = await open('?kind=pivot&rows=12000')
    const lines = 50 * 20 + 50 + 1
    assert.ok((await page.locator('[data-index]').count()) < 100)
    await page.setViewportSize({ width: 703, height: 1016 })
    await page.emulateMedia({ media: 'print' })
    await page.locator('table').waitFor()
    assert.equal(await page.locator('tbody tr').count(), lines)
    assert.equal(await page.locator('tbody tr').last().locator('td').first().innerText(), 'Grand totals')
    const [columns, heads, overflow] = await page.evaluate<number[]>(`(() => {
      const table = document.querySelector('table')
      const spanned = [...table.tHead.rows].map((row) => [...row.cells].reduce((sum, { colSpan }) => sum + colSpan, 0))
      return [table.rows[5].cells.length, new Set(spanned).size, table.getBoundingClientRect().right - innerWidth]
    })()`)
    assert.equal(columns, 2 + 13 * 2)
    assert.equal(heads, 1)
    assert.ok((overflow ?? 1) <= 0, `${overflow} pixels beside the paper`)
    await page.close()
  })
})
