/** A browser for tests of the page: Chromium, once a process. Without one such tests are left out, and `npm test` says so. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test, type TestContext } from 'node:test'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { chromiumPath } from './chromium.ts'
import { lendPage } from './shared-context.ts'
import { until } from './until.ts'

/** Nothing that would ask the network. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages of one site share a process, and what it has compiled.
  '--process-per-site',
  '--disable-features=SpareRendererForSitePerProcess',
  // A page lives for seconds: code that is optimized for it takes longer than it saves.
  '--js-flags=--no-maglev --no-turbofan',
]
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const AXE_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** How long a page may take for one step on a busy machine. */
const STEP_MS = 15_000

/** A test that needs a browser. */
export function browserTest(name: string, run: (t: TestContext) => Promise<void>): void {
  void test(name, { skip: chromiumPath === undefined ? 'there is no Chromium' : false }, run)
}

let launched: Promise<Browser> | undefined

function browser(): Promise<Browser> {
  return (launched ??= chromium.launch({ executablePath: chromiumPath ?? '', args: FLAGS }))
}

after(async () => (await launched)?.close())

export interface PageOptions extends BrowserContextOptions {
  /** Of `webServer`. */
  url: string
  path?: string
  /** Who is signed in; nobody when left out. */
  session?: string
  /** An error that the test provokes. */
  provokes?: RegExp
}

/** `newPage` at its path. */
export async function openPage(t: TestContext, options: PageOptions): Promise<Page> {
  const page = await newPage(t, options)
  await page.goto(new URL(options.path ?? '/', options.url).href)
  return page
}

/**
 * A page that knows nothing of those before, and is at no address yet. What it says on the console as an error, and what its
 * scripts throw, fails the test.
 */
export async function newPage(t: TestContext, given: PageOptions): Promise<Page> {
  const { url, path: _path, session, provokes, ...options } = given
  const { context, page, giveBack } = await lendPage(await browser(), url, options)
  if (session !== undefined) await context.addCookies([{ name: 'metabase.SESSION', value: session, url }])
  page.setDefaultTimeout(STEP_MS)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message))
  page.on('console', (message) => {
    // What the server refused is said by the page itself, and tested there.
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) errors.push(message.text())
  })
  t.after(async () => {
    if (!t.passed) t.diagnostic(`screenshot: ${await takePicture(page, t.name)}`)
    // What a page that is closed no longer gets is no error.
    const said = errors.filter((error) => provokes?.test(error) !== true)
    await giveBack()
    assert.deepEqual(said, [], 'errors of the page')
  })
  return page
}

/** Waits until nothing on the page is still being loaded. */
export async function settled(page: Page): Promise<void> {
  await until('the page', STEP_MS, async () => (await page.locator('[aria-busy=true]').count()) === 0)
}

/** With `QUERENT_TEST_PICTURES=1`, writes a picture of the page for people to look at. */
export async function screenshot(page: Page, name: string): Promise<void> {
  if (process.env['QUERENT_TEST_PICTURES'] === '1') await takePicture(page, name)
}

/** Writes a picture of the page, and says where. */
async function takePicture(page: Page, name: string): Promise<string> {
  const path = join(tmpdir(), `querent-${name.replaceAll(/\W+/g, '-').slice(0, 60)}.png`)
  await page.screenshot({ path }).catch(() => undefined)
  return path
}

/** Asserts that nobody is shut out by what the page shows now. */
export async function assertAccessible(page: Page): Promise<void> {
  const found = (await violations(page)) ?? (await bringAxe(page), await violations(page))
  assert.deepEqual(found, [])
}

/** What axe finds; undefined where the page does not have it. */
function violations(page: Page): Promise<string[] | undefined> {
  return page.evaluate(async (rules) => {
    const axe = Reflect.get(globalThis, 'axe')
    if (axe === undefined) return undefined
    // The passes are as many as the page has elements, and nobody reads them.
    // What was announced stays for a while in a region that is read once, when what it was labelled by may be gone.
    const context = { exclude: ['[data-live-announcer]'] }
    const found = await axe.run(context, { runOnly: rules, resultTypes: ['violations'] })
    return found.violations.flatMap((rule: { id: string; help: string; nodes: { html: string }[] }) =>
      rule.nodes.map(({ html }) => `${rule.id} (${rule.help}): ${html.slice(0, 200)}`),
    )
  }, AXE_RULES)
}

/** As a script of its own: half of what `page.evaluate` takes for it. */
async function bringAxe(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Runtime.evaluate', { expression: AXE })
  await devtools.detach()
}
