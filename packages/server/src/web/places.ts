/** Where builds of the page are kept. */
import { existsSync } from 'node:fs'
import { access, constants, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The build and the one before it, which a second server or a way back may need. */
const KEPT = 2
const BUILD_NAME = /^[0-9a-f]{32}$/
/** Names the one build that came with the program; its sources and tools did not. */
const PREBUILT = 'prebuilt'

/** Folders that may hold builds, the first to be tried in front. */
export function placesOf(root: string, dataDir: string): string[] {
  return [join(root, 'packages/web/dist'), join(dataDir, 'web')]
}

/** The build that a file says came with the program, which is believed unseen. */
export async function prebuilt(places: readonly string[]): Promise<string | undefined> {
  for (const place of places) {
    const key = await readFile(join(place, PREBUILT), 'utf8').catch(() => '')
    if (BUILD_NAME.test(key.trim()) && isBuilt(join(place, key.trim()))) return join(place, key.trim())
  }
  return undefined
}

/** The folder of the build with a key, if one of the places has it. */
export function findBuild(places: readonly string[], key: string): string | undefined {
  return places.map((place) => join(place, key)).find(isBuilt)
}

function isBuilt(folder: string): boolean {
  return existsSync(join(folder, 'index.html'))
}

/** The first place that can be written to. */
export async function writablePlace(places: readonly string[]): Promise<string | undefined> {
  for (const place of places) {
    try {
      await mkdir(place, { recursive: true })
      await access(place, constants.W_OK)
      return place
    } catch {
      // The next one may be.
    }
  }
  return undefined
}

/** Removes all but the newest builds, and what builds left that did not end. */
export async function tidy(place: string): Promise<void> {
  const names = await readdir(place)
  const dated = await Promise.all(
    names.map(async (name) => ({ name, time: (await stat(join(place, name)).catch(() => undefined))?.mtimeMs ?? 0 })),
  )
  const builds = dated.filter(({ name }) => BUILD_NAME.test(name)).sort((a, b) => b.time - a.time)
  const hour = Date.now() - 3_600_000
  const left = dated.filter(({ name, time }) => name.startsWith('.tmp-') && time < hour)
  for (const { name } of [...builds.slice(KEPT), ...left]) await rm(join(place, name), { recursive: true, force: true })
}
