/** The built page that a server has to give: looked for when it listens, and built beside its work when there is none. */
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { messageOf } from '../observe/message-of.ts'
import type { Observe } from '../observe/events.ts'
import { buildWeb } from './build.ts'
import { webKey } from './key.ts'
import { loadPages, type Pages } from './page.ts'
import { findBuild, placesOf, prebuilt, writablePlace } from './places.ts'

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))
/** How often a process that leaves the building to another one looks for what it built. */
const LOOK_AGAIN_MS = 500

type SiteStatus = { state: 'preparing' } | { state: 'ready' } | { state: 'failed'; error: string }

export interface Site {
  status(): SiteStatus
  /** Undefined until they are there. */
  pages(): Pages | undefined
  /**
   * Finds the page, or builds it. To be called when the server listens.
   * @param mayBuild false for processes that leave it to another one.
   */
  prepare(mayBuild: boolean): Promise<void>
}

interface SiteOptions {
  dataDir: string
  observe: Observe
  /** Of the project; another one in tests. */
  root?: string
}

export function createSite({ dataDir, observe, root = ROOT }: SiteOptions): Site {
  const places = placesOf(root, dataDir)
  let status: SiteStatus = { state: 'preparing' }
  let pages: Pages | undefined

  async function serve(folder: string): Promise<void> {
    pages = await loadPages(folder)
    status = { state: 'ready' }
  }

  async function find(mayBuild: boolean): Promise<void> {
    const brought = await prebuilt(places)
    if (brought !== undefined) return serve(brought)
    const key = await webKey(root)
    const found = findBuild(places, key)
    if (found !== undefined) return serve(found)
    return mayBuild ? build(key) : wait(key)
  }

  async function build(key: string): Promise<void> {
    const place = await writablePlace(places)
    if (place === undefined) throw new Error(`None of these folders can be written to: ${places.join(', ')}`)
    const startedAt = performance.now()
    observe({ type: 'web.building', place })
    await buildWeb(place)
    const folder = findBuild(places, key)
    if (folder === undefined) throw new Error('The sources of the page changed while it was built. Restart the server.')
    await serve(folder)
    observe({ type: 'web.built', durationMs: Math.round(performance.now() - startedAt) })
  }

  async function wait(key: string): Promise<void> {
    let found: string | undefined
    while ((found = findBuild(places, key)) === undefined) await sleep(LOOK_AGAIN_MS, undefined, { ref: false })
    return serve(found)
  }

  return {
    status: () => status,
    pages: () => pages,
    async prepare(mayBuild) {
      try {
        await find(mayBuild)
      } catch (error) {
        status = { state: 'failed', error: messageOf(error) }
        observe({ type: 'web.failed', error: messageOf(error) })
      }
    },
  }
}
