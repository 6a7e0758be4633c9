/** Every display as the page, mails (PNG) and documents (PDF) have it: a picture for each display, from `charts.html`. */
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { createServer } from 'vite'
import { until } from '../test/support/until.ts'

const VIEWPORT = { width: 1440, height: 900 }
const DRAWN_MS = 120_000

interface Gallery {
  browser: Browser
  folder: string
  /** Only displays whose picture's name has it. */
  only: string
}

/** The names of the files. */
export async function takeGallery({ browser, folder, only }: Gallery): Promise<string[]> {
  const configFile = 'packages/web/vite.config.ts'
  const vite = await createServer({ configFile, configLoader: 'native', mode: 'dev', logLevel: 'warn' })
  try {
    await vite.listen()
    const address = `${vite.resolvedUrls?.local[0] ?? ''}charts.html`
    const page = await browser.newPage({ viewport: VIEWPORT, colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto(address)
    const displays = await page.getByRole('heading', { level: 2 }).allTextContents()
    const names: string[] = []
    for (const display of displays) {
      const name = `gallery-${display}.png`
      if (!name.includes(only)) continue
      await page.goto(`${address}?files&display=${display}`)
      await page.getByRole('figure').first().waitFor()
      await until(name, DRAWN_MS, async () => (await page.locator('[aria-busy=true]').count()) === 0)
      await page.screenshot({ path: join(folder, name), fullPage: true, animations: 'disabled' })
      process.stdout.write(`gallery-${display}\n`)
      names.push(name)
    }
    await page.close()
    return names
  } finally {
    await vite.close()
  }
}
