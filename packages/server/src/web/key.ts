/** Which build of the page fits the sources. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What the page is made from, below the folder of the project. */
const SOURCES = ['packages/web', 'packages/viz/src', 'packages/query/src/text', 'packages/contract/src/plain']
const FILES = ['package-lock.json']
/** What a folder may hold that goes into no page. */
const LEFT_OUT = /(?:^|\/)(?:dist|test|dev|node_modules)(?:\/|$)|\.test\.tsx?$/

/**
 * A hash of everything that the page is made from, as 32 hexadecimal digits. Reading a thousand files takes some 200 ms, so
 * nobody should wait for it.
 */
export async function webKey(root: string): Promise<string> {
  const listed = await Promise.all(SOURCES.map((folder) => filesIn(root, folder)))
  const hash = createHash('sha256')
  for (const file of [...FILES, ...listed.flat()].sort()) {
    hash.update(file).update('\0')
    hash.update(await readFile(join(root, file))).update('\0')
  }
  return hash.digest('hex').slice(0, 32)
}

async function filesIn(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/').replace(/^\//, ''))
    .filter((file) => !LEFT_OUT.test(file.slice(folder.length)))
}
