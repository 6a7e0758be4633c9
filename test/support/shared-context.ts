/**
 * One browser context that tests use in turn. A page in a new context starts a process of its own, and reads and compiles
 * all scripts again: two seconds of the processor. Here it takes half of that, and begins as empty as in a new one.
 */
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core'

/** What every page has unless a test says otherwise. */
export const DEFAULTS = { reducedMotion: 'reduce', locale: 'en-US' } as const satisfies BrowserContextOptions
const VIEWPORT = { width: 1280, height: 720 }
/** These a page can have for itself; for others it needs a context. */
const OF_PAGE: ReadonlySet<string> = new Set(['viewport', 'colorScheme'])

export interface Lent {
  context: BrowserContext
  page: Page
  /** Ends the page; the next finds nothing of it. */
  giveBack(): Promise<void>
}

interface Shared {
  context: BrowserContext
  /** Keeps the process, with its compiled scripts, between two tests. */
  keeper: Page
  devtools: CDPSession
  isLent: boolean
}

let shared: Promise<Shared> | undefined

/** A page with these options, in the shared context where that can have them and nobody has a page there. */
export async function lendPage(browser: Browser, url: string, options: BrowserContextOptions): Promise<Lent> {
  const one = await (shared ??= share(browser))
  if (one.isLent || Object.keys(options).some((key) => !OF_PAGE.has(key))) return ownPage(browser, options)
  one.isLent = true
  const { context, keeper, devtools } = one
  const { origin } = new URL(url)
  if (!keeper.url().startsWith(`${origin}/`)) await keeper.goto(origin)
  const page = await context.newPage()
  await page.setViewportSize(options.viewport ?? VIEWPORT)
  await page.emulateMedia({ colorScheme: options.colorScheme ?? 'light', reducedMotion: DEFAULTS.reducedMotion })
  return {
    context,
    page,
    async giveBack() {
      await Promise.all(context.pages().map((open) => open !== keeper && open.close()))
      await context.clearCookies()
      await devtools.send('Storage.clearDataForOrigin', {
        origin,
        storageTypes: 'local_storage,indexeddb,service_workers,cache_storage',
      })
      one.isLent = false
    },
  }
}

async function share(browser: Browser): Promise<Shared> {
  const context = await browser.newContext(DEFAULTS)
  const keeper = await context.newPage()
  // Empty, and nothing of the server.
  await keeper.route('**', (route) => route.fulfill({ body: '', contentType: 'text/html' }))
  return { context, keeper, devtools: await context.newCDPSession(keeper), isLent: false }
}

async function ownPage(browser: Browser, options: BrowserContextOptions): Promise<Lent> {
  const context = await browser.newContext({ ...DEFAULTS, ...options })
  return { context, page: await context.newPage(), giveBack: () => context.close() }
}
