/** Folders of bundles are made aside and then put in place, whole. */
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

export function putInPlace(drafts: string, place: string): void {
  try {
    renameSync(drafts, place)
  } catch (error) {
    // Another process was quicker: its bundle is the same.
    if (!existsSync(place)) throw error
  }
}

/** Bundles of other versions are of no use any more. Files beside them stay. */
export function removeOthers(folders: string, place: string): void {
  for (const entry of readdirSync(folders, { withFileTypes: true })) {
    const other = join(folders, entry.name)
    if (entry.isDirectory() && !other.startsWith(place)) rmSync(other, { recursive: true, force: true })
  }
}
