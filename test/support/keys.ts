/** Keys for a page on a busy machine, which may not listen yet: they are pressed again until their effect shows. */
import type { Locator, Page } from 'playwright-core'

const PATIENCE_MS = 60_000
/** After this time the keys count as lost. */
const ONCE_MS = 4000

/**
 * Presses the keys without a pause: the page takes two presses for a sequence only within a second. They may be pressed
 * several times, and the test must allow for that.
 * @throws {Error} their effect has not shown within a minute.
 */
export async function pressUntil(page: Page, keys: readonly string[], shown: Locator): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  for (;;) {
    await Promise.all(keys.map((key) => page.keyboard.press(key)))
    const isLast = performance.now() > deadline
    const came = shown.waitFor({ timeout: ONCE_MS }).then(() => true)
    if (await (isLast ? came : came.catch(() => false))) return
  }
}
