/** A server with the examples and a browser beside it, for scripts that look at the page as people do. */
import { chromium, type Browser } from 'playwright-core'
import { chromiumPath } from '../test/support/chromium.ts'
import { webServer, type WebServer } from '../test/support/web-server.ts'

export interface Stage {
  browser: Browser
  web: WebServer
  /** Asks the API as the administrator; gives the answer's JSON, in the shape that the caller says it has. */
  api<T>(method: string, path: string, body?: object): Promise<T>
}

/** Runs with a server and a browser of its own, and closes both. */
export async function withBrowser(run: (stage: Stage) => Promise<void>): Promise<void> {
  if (chromiumPath === undefined) throw new Error('There is no Chromium: install one, or set QUERENT_TEST_CHROMIUM.')
  const closers: (() => unknown)[] = []
  const web = await webServer({ after: (close) => void closers.push(close as () => unknown) })
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--disable-gpu'] })
  const api = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(`${web.url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'x-metabase-session': web.sessions.admin },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return (response.status === 204 ? undefined : await response.json()) as T
  }
  try {
    await run({ browser, web, api })
  } finally {
    await browser.close()
    for (const close of closers) await close()
  }
}
