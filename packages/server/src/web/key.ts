/** Which build of the page fits the sources. */
import { createHash } from 'node:crypto'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What the page is made from, below the folder of the project. */
const SOURCES = ['packages/web', 'packages/viz/src', 'packages/query/src/text', 'packages/contract/src/plain']
const FILES = ['package-lock.json']
/** Where builds are kept when it can be written to. */
const STAMP = 'packages/web/dist/stamp'
/** What a folder may hold that goes into no page. */
const LEFT_OUT = /(?:^|\/)(?:dist|test|dev|node_modules)(?:\/|$)|\.test\.tsx?$/

/**
 * A hash of everything that the page is made from, as 32 hexadecimal digits. Reading a thousand files takes some 200 ms: that
 * is done again only when sizes or times of files are not those of a stamp.
 */
export async function webKey(root: string): Promise<string> {
  const listed = await Promise.all(SOURCES.map((folder) => filesIn(root, folder)))
  const files = [...FILES, ...listed.flat()].sort()
  const look = await lookOf(root, files)
  const stamp = join(root, STAMP)
  const [stampedLook, stampedKey] = (await readFile(stamp, 'utf8').catch(() => '')).split(' ')
  if (stampedLook === look && stampedKey !== undefined) return stampedKey
  const hash = createHash('sha256')
  for (const file of files) {
    hash.update(file).update('\0')
    hash.update(await readFile(join(root, file))).update('\0')
  }
  const key = hash.digest('hex').slice(0, 32)
  // Where it cannot be kept, the next start reads all files again.
  await writeFile(stamp, `${look} ${key}`).catch(() => undefined)
  return key
}

/** Paths, sizes and times of files. */
async function lookOf(root: string, files: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  const stats = await Promise.all(files.map((file) => stat(join(root, file))))
  for (const [at, { size, mtimeMs }] of stats.entries()) hash.update(`${files[at]} ${size} ${mtimeMs}\n`)
  return hash.digest('hex')
}

async function filesIn(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/').replace(/^\//, ''))
    .filter((file) => !LEFT_OUT.test(file.slice(folder.length)))
}
