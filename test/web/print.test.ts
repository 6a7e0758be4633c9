/** Dashboards on paper and on tablets. */
import assert from 'node:assert/strict'
import { browserTest, newPage, openPage, settled } from '../support/browser.ts'
import { until } from '../support/until.ts'
import { webServer } from '../support/web-server.ts'

const ROWS = 30
/** Of A4 within the margins of our pages, in pixels. */
const PAPER = { width: 703, height: 1016 }

browserTest('a dashboard with a wide table fits its paper, and a tablet', async (t) => {
  const { url, server, sessions } = await webServer(t)
  const call = async (method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) => {
    const headers = { 'x-metabase-session': sessions.admin }
    const answer = await server.app.inject({ method, url: path, headers, ...(payload && { payload }) })
    assert.ok(answer.statusCode < 300, answer.payload)
    return answer.json()
  }
  const columns = Array.from({ length: 24 }, (_, at) =>
    at % 2 === 0
      ? `n * ${at + 1}.25 as "Amount ${at}"`
      : `'person${at}-' || n || '@example.org' as "Email address ${at}"`,
  )
  const long = `replace(hex(zeroblob(2000)), '0', 'word ') as "Notes"`
  const rows = `with recursive r(n) as (select 1 union all select n + 1 from r where n < ${ROWS})`
  const query = `${rows} select ${[...columns, long].join(', ')} from r`
  const { data } = await call('GET', '/api/database')
  const dataset_query = { database: data[0].id, type: 'native', native: { query } }
  const wide = { name: 'Wide', display: 'table', visualization_settings: {}, dataset_query }
  const card = await call('POST', '/api/card', wide)
  const board = await call('POST', '/api/dashboard', { name: 'On paper' })
  const place = { card_id: card.id, visualization_settings: {}, parameter_mappings: [] }
  await call('PUT', `/api/dashboard/${board.id}`, {
    dashcards: [
      { id: -1, ...place, row: 0, col: 0, size_x: 12, size_y: 6 },
      { id: -2, ...place, row: 0, col: 12, size_x: 12, size_y: 6 },
    ],
  })

  await t.test('all columns are on the paper, and rows are as high as their text', async (t) => {
    const page = await openPage(t, { url, path: `/dashboard/${board.id}`, session: sessions.admin })
    await page.getByRole('grid').nth(1).waitFor()
    await settled(page)
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: false })).toString('latin1')
    const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
    assert.ok(pages >= 1 && pages <= 6, `${pages} pages`)
    await page.setViewportSize(PAPER)
    await page.emulateMedia({ media: 'print' })
    const table = page.locator('table').first()
    await table.waitFor()
    const [overflow, highest] = await page.evaluate<[number, number]>(`(() => {
      const table = document.querySelector('table')
      const heights = [...table.rows].map((row) => row.offsetHeight)
      return [table.scrollWidth - table.parentElement.clientWidth, Math.max(...heights)]
    })()`)
    assert.equal(overflow, 0)
    assert.ok(highest < PAPER.height / 8, `${highest} pixels`)
  })

  await t.test('printing waits for cards, and for the shapes of their maps', async (t) => {
    const map = await call('POST', '/api/card', {
      name: 'States',
      display: 'map',
      visualization_settings: {
        'map.type': 'region',
        'map.region': 'us_states',
        'map.dimension': 'state',
        'map.metric': 'n',
      },
      dataset_query: { ...dataset_query, native: { query: "select 'CA' as state, 3 as n union all select 'NY', 5" } },
    })
    const { id } = await call('POST', '/api/dashboard', { name: 'Map' })
    await call('PUT', `/api/dashboard/${id}`, {
      dashcards: [{ id: -1, ...place, card_id: map.id, row: 0, col: 0, size_x: 12, size_y: 6 }],
    })
    const page = await newPage(t, { url, session: sessions.admin })
    await page.clock.install()
    await page.addInitScript('window.print = () => { document.title = "printed" }')
    const held = new Promise<() => Promise<void>>((resolve) => {
      void page.route('**/api/geojson/**', (route) => resolve(() => route.continue()))
    })
    await page.goto(new URL(`/dashboard/${id}`, url).href)
    const release = await held
    const card = page.getByRole('region', { name: 'States' })
    await card.and(page.locator('[aria-busy=false]')).waitFor()
    await page.keyboard.press('Control+p')
    // Longer than a chart whose parts are all here is given to be drawn.
    await page.clock.fastForward(10_000)
    assert.notEqual(await page.title(), 'printed')
    await release()
    await until('the print', 20_000, async () => (await page.title()) === 'printed')
    assert.equal(await card.locator('svg path').first().isVisible(), true)
  })

  await t.test('a question is printed whole, without what it is worked on with', async (t) => {
    const { id } = await call('POST', '/api/card', { ...wide, name: 'Wide alone' })
    const page = await openPage(t, { url, path: `/question/${id}`, session: sessions.admin })
    await page.getByRole('grid').waitFor()
    await settled(page)
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: false })).toString('latin1')
    const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
    assert.ok(pages >= 2 && pages <= 6, `${pages} pages`)
    // As browsers do: the paper is narrower than the window that the question was in.
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize(PAPER)
    await page.locator('table').waitFor()
    assert.equal(await page.locator('tbody tr').count(), ROWS)
    assert.equal(await page.getByRole('button').count(), 0)
    const ends = await page.evaluate<number[]>(`[...document.querySelectorAll('table')].flatMap((table) => {
      const { right, bottom } = table.getBoundingClientRect()
      return [right - innerWidth, bottom + scrollY - document.documentElement.scrollHeight]
    })`)
    assert.ok(
      ends.every((end) => end <= 0),
      ends.join(),
    )
  })

  await t.test('on a phone the menu of a question is beside its name', async (t) => {
    const { id } = await call('POST', '/api/card', { ...wide, name: 'On a phone' })
    const viewport = { width: 390, height: 800 }
    const page = await openPage(t, { url, path: `/question/${id}`, session: sessions.admin, viewport })
    const name = await page.getByRole('heading', { name: 'On a phone' }).boundingBox()
    const menu = await page.getByRole('button', { name: 'More', exact: true }).boundingBox()
    assert.ok(name && menu && menu.y < name.y + name.height && menu.y + menu.height > name.y)
    assert.ok(menu.x + menu.width <= viewport.width)
  })

  await t.test('between a phone and a desktop the sidebar is folded and cards stand two abreast', async (t) => {
    const viewport = { width: 820, height: 1000 }
    const page = await openPage(t, { url, path: `/dashboard/${board.id}`, session: sessions.admin, viewport })
    await page.getByRole('grid').nth(1).waitFor()
    assert.equal(await page.getByRole('complementary').isVisible(), false)
    await page.getByRole('button', { name: 'Menu' }).waitFor()
    const [one, other] = await Promise.all([0, 1].map((at) => page.getByRole('region').nth(at).boundingBox()))
    assert.ok(one && other && Math.abs(one.y - other.y) < 2 && one.width > 350)
    assert.ok(!(await page.evaluate('document.documentElement.scrollWidth > innerWidth')))
  })
})
