/**
 * Measures the page against its budgets in Chromium, on the build that people get: `npm run check:web`. Sizes are those of
 * what the browser asked for, gzipped. Exits with 1 when something is over.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { median } from '../bench/support/stats.ts'
import { until } from '../test/support/until.ts'
import { firstStart } from './check-web/first-start.ts'
import { interactions } from './check-web/interactions.ts'
import { withBrowser, type Stage } from './open-browser.ts'

const WEB = fileURLToPath(new URL('../packages/web/', import.meta.url))
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }
const FRAMES = 120
/** Of everything that is not data: scripts, styles, fonts and pictures. */
const MOST_FILES = 20
/** All of them in sight at once. */
const CARDS = 20
const WINDOW = { width: 1280, height: 800 }
const TALL = { width: 1280, height: 1400 }
let isOver = false

await withBrowser(async (stage) => {
  const cards = await stage.api<{ id: number; display: string }[]>('GET', '/api/card')
  const dashboard = await firstDashboard(stage)
  await stage.api('PUT', '/api/setting/enable-public-sharing', { value: true })
  const { uuid } = await stage.api<{ uuid: string }>('POST', `/api/dashboard/${dashboard}/public_link`)
  const home = await sizes(stage, '/')
  tell('home, files', home.files, MOST_FILES, '')
  tell('home, JavaScript', home.js, 200, 'kB')
  tell('home, CSS', home.css, 20, 'kB')
  const others = [
    { name: 'dashboard', path: `/dashboard/${dashboard}`, budget: 450 },
    { name: 'question', path: `/question/${cards[0]?.id}`, budget: 450 },
    { name: 'SQL', path: '/question/sql', budget: 450 },
    { name: 'public dashboard', path: `/public/dashboard/${uuid}`, budget: 250 },
  ]
  for (const { name, path, budget } of others) {
    // oxlint-disable-next-line no-await-in-loop -- one page at a time has the machine
    const { js, files } = await sizes(stage, path, !path.startsWith('/public/'))
    tell(`${name}, files`, files, MOST_FILES, '')
    tell(`${name}, JavaScript`, js, budget, 'kB')
  }
  const large = await largeDashboard(stage)
  tell('home, CPU', await pageCpu(stage, '/'), 250, 'ms')
  tell(`dashboard of ${CARDS} cards, CPU`, await pageCpu(stage, `/dashboard/${large}`), 500, 'ms')
  tell('table of 100,000 rows, CPU a frame', await tableFrame(stage.browser), 16, 'ms')
  const page = await openAt(stage)
  const { url } = stage.web
  const question = cards.find(({ display }) => display === 'line')?.id
  const paths = { dashboard: `${url}/dashboard/${large}`, question: `${url}/question/${question}` }
  for (const { name, ms } of await interactions(page, paths)) tell(`felt: ${name}`, ms, 100, 'ms')
})
const { ratio, readySeconds } = await firstStart()
tell('first start, by one without a build', ratio, 1.2, 'x')
tell('first start, page is ready', readySeconds, 20, 's')
process.exitCode = isOver ? 1 : 0

function tell(what: string, figure: number, budget: number, unit: string): void {
  isOver ||= figure > budget
  const verdict = figure > budget ? 'OVER' : 'ok'
  process.stdout.write(`${what.padEnd(38)} ${figure.toFixed(1).padStart(7)} of ${budget} ${unit}  ${verdict}\n`)
}

async function firstDashboard({ api }: Stage): Promise<number> {
  const { data } = await api<{ data: { id: number }[] }>('GET', '/api/search?models=dashboard')
  return data[0]?.id ?? 0
}

/** A dashboard of copies of questions of the examples, with every kind of chart that they have. */
async function largeDashboard({ api }: Stage): Promise<number> {
  const cards = await api<Record<string, unknown>[]>('GET', '/api/card')
  const asked = cards.filter(({ type, display }) => type === 'question' && display !== 'object').slice(0, CARDS)
  const copies = await Promise.all(
    asked.map(({ name, display, dataset_query, visualization_settings }) =>
      api<{ id: number }>('POST', '/api/card', { name, display, dataset_query, visualization_settings }),
    ),
  )
  const { id } = await api<{ id: number }>('POST', '/api/dashboard', { name: 'Large' })
  const dashcards = copies.map((copy, at) => ({
    id: -at - 1,
    card_id: copy.id,
    col: (at % 4) * 6,
    row: Math.floor(at / 4) * 4,
    size_x: 6,
    size_y: 4,
  }))
  await api('PUT', `/api/dashboard/${id}`, { dashcards })
  return id
}

async function openAt({ browser, web }: Stage, isSignedIn = true, viewport = WINDOW): Promise<Page> {
  const context = await browser.newContext({ viewport, locale: 'en-US' })
  if (isSignedIn) await context.addCookies([{ name: 'metabase.SESSION', value: web.sessions.admin, url: web.url }])
  return context.newPage()
}

interface Sizes {
  /** Kilobytes (1000 bytes). */
  js: number
  css: number
  files: number
}

/** What a page loads until it is at rest. */
async function sizes(stage: Stage, path: string, isSignedIn = true): Promise<Sizes> {
  const page = await openAt(stage, isSignedIn)
  const bodies: Promise<{ kind: string; bytes: number; url: string }>[] = []
  let files = 0
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.includes('/app/assets/')) files += 1
    const kind = extname(new URL(response.url()).pathname)
    if (kind !== '.js' && kind !== '.css') return
    bodies.push(
      response.body().then((body) => ({ kind, bytes: gzipSync(body, { level: 9 }).length, url: response.url() })),
    )
  })
  await page.goto(stage.web.url + path, { waitUntil: 'networkidle' })
  // A busy machine rests before all is there, and would measure a part of the page.
  await until('the page', 15_000, async () => (await page.locator('[aria-busy=true]').count()) === 0)
  const loaded = await Promise.all(bodies)
  await page.context().close()
  if (loaded.length === 0) throw new Error(`${path} loaded nothing`)
  if (process.argv.includes('--files'))
    for (const { url, bytes } of loaded.toSorted((a, b) => b.bytes - a.bytes).slice(0, 15))
      process.stdout.write(`  ${(bytes / 1000).toFixed(1).padStart(7)} kB ${new URL(url).pathname}\n`)
  const sum = (kind: string) =>
    loaded.filter((one) => one.kind === kind).reduce((total, { bytes }) => total + bytes, 0) / 1000
  return { js: sum('.js'), css: sum('.css'), files }
}

/** The middle one of three: the clock of a busy machine jumps. */
async function pageCpu(stage: Stage, path: string): Promise<number> {
  const measured = [await cpuOnce(stage, path), await cpuOnce(stage, path), await cpuOnce(stage, path)]
  return median(measured)
}

/** Milliseconds of the main thread from the start until all that is in sight is painted; scripts come from the cache. */
async function cpuOnce(stage: Stage, path: string): Promise<number> {
  const page = await openAt(stage, true, TALL)
  const url = stage.web.url + path
  await page.goto(url, { waitUntil: 'networkidle' })
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto('about:blank')
  const before = await taskSeconds(session)
  await page.goto(url)
  await page.locator('main h1, main [role=img], main svg, main canvas').first().waitFor()
  await until('the page', 15_000, async () => (await page.locator('[aria-busy=true]').count()) === 0)
  const spent = (await taskSeconds(session)) - before
  await page.context().close()
  return spent * 1000
}

/** Milliseconds of the main thread for each frame of a long scroll. */
async function tableFrame(browser: Browser): Promise<number> {
  const { build } = await import('vite')
  const folder = await mkdtemp(join(tmpdir(), 'table-page-'))
  await build({
    configFile: false,
    root: WEB,
    base: './',
    logLevel: 'error',
    css: { modules: { localsConvention: 'camelCaseOnly' } },
    build: { outDir: folder, emptyOutDir: true, rolldownOptions: { input: join(WEB, 'table.html') } },
  })
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    readFile(join(folder, pathname)).then(
      (content) => response.setHeader('content-type', TYPES[extname(pathname)] ?? 'font/woff2').end(content),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/table.html?rows=100000`)
    await page.locator('[role=grid]').waitFor()
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const before = await taskSeconds(session)
    await page.evaluate(`new Promise((done) => {
      const grid = document.querySelector('[role=grid]')
      let frames = 0
      const step = () => {
        if (frames++ === ${FRAMES}) return done()
        grid.scrollTop += 120
        requestAnimationFrame(step)
      }
      step()
    })`)
    const spent = (await taskSeconds(session)) - before
    await page.close()
    return (spent * 1000) / FRAMES
  } finally {
    server.close()
    await rm(folder, { recursive: true })
  }
}

async function taskSeconds(session: {
  send(method: 'Performance.getMetrics'): Promise<{ metrics: { name: string; value: number }[] }>
}): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
}
