/** How long the page takes from a key or a press to the next paint, as people feel it. */
import type { Page } from 'playwright-core'
import { settled } from '../../test/support/browser.ts'

export interface Interaction {
  name: string
  /** From the event to the paint after it, in steps of 8 (Event Timing). */
  ms: number
}

/** Longer than what a step begins goes on after its first paint. */
const REST_MS = 1000

interface Step {
  name: string
  run(page: Page): Promise<void>
}

/** On a dashboard. */
const ON_DASHBOARD: readonly Step[] = [
  { name: 'palette opens', run: (page) => page.keyboard.press('Control+k') },
  { name: 'palette answers', run: (page) => page.keyboard.type('ord') },
  { name: 'palette closes', run: (page) => page.keyboard.press('Escape') },
  {
    name: 'menu of a card',
    run: (page) =>
      page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .press('Enter'),
  },
  { name: 'menu closes', run: (page) => page.keyboard.press('Escape') },
  { name: 'editor opens', run: (page) => page.keyboard.press('e') },
  { name: 'card moves', run: (page) => page.locator('[data-handle]').first().press('ArrowDown') },
]
/** On a question with its steps. */
const ON_QUESTION: readonly Step[] = [
  { name: 'steps open', run: (page) => page.keyboard.press('e') },
  { name: 'columns open', run: (page) => page.getByRole('button', { name: 'Sort', exact: true }).press('Enter') },
  { name: 'columns are searched', run: (page) => page.keyboard.type('can') },
  { name: 'columns close', run: (page) => page.keyboard.press('Escape') },
  { name: 'chart becomes a table', run: (page) => page.keyboard.press('v').then(() => page.keyboard.press('t')) },
  { name: 'table becomes a chart', run: (page) => page.keyboard.press('v').then(() => page.keyboard.press('c')) },
]

/** Each step once, on a page at rest; the parts that a step loads for the first time come beside it. */
export async function interactions(page: Page, paths: { dashboard: string; question: string }): Promise<Interaction[]> {
  return [...(await take(page, paths.dashboard, ON_DASHBOARD)), ...(await take(page, paths.question, ON_QUESTION))]
}

async function take(page: Page, path: string, steps: readonly Step[]): Promise<Interaction[]> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.locator('main h1').waitFor()
  await settled(page)
  await page.evaluate(`(() => {
    window.felt = []
    new PerformanceObserver((list) => window.felt.push(...list.getEntries().map(({ duration }) => duration)))
      .observe({ type: 'event', durationThreshold: 16 })
  })()`)
  const found: Interaction[] = []
  for (const { name, run } of steps) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as people do
    await run(page)
    // oxlint-disable-next-line no-await-in-loop
    await settled(page)
    // oxlint-disable-next-line no-await-in-loop
    await page.waitForTimeout(REST_MS)
    // oxlint-disable-next-line no-await-in-loop
    found.push({ name, ms: (await page.evaluate('Math.max(0, ...window.felt.splice(0))')) as number })
  }
  return found
}
