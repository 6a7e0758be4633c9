/** Where the files of copies are: `<data>/copies/<copy>/<version>.duckdb`, for nobody but the server's account. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { chmod, mkdir, open, readdir, rm, rmdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

const FOLDER = 'copies'
const ENDING = '.duckdb'
const FILLING = '.filling'
const PRIVATE_FOLDER = 0o700
/** The path of a file of a version, or of what DuckDB puts beside it, and the version. */
const VERSION_PATH = /^(.*[\\/](\d+)\.duckdb(?:\.\w+)*)(?:[\\/]|$)/

/** A version of a copy, by their ids. */
export interface CopyVersion {
  copyId: number
  version: number
}

export function copyFile(dataDir: string, { copyId, version }: CopyVersion): string {
  return join(dataDir, FOLDER, String(copyId), `${version}${ENDING}`)
}

/** What the file is called while it is filled. */
export function fillingFile(dataDir: string, key: CopyVersion): string {
  return copyFile(dataDir, key) + FILLING
}

/** The folder of a copy, made if it is not there. */
export async function ensureFolder(dataDir: string, copyId: number): Promise<string> {
  const folder = join(dataDir, FOLDER, String(copyId))
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
  for (const path of [join(dataDir, FOLDER), folder]) await chmod(path, PRIVATE_FOLDER)
  return folder
}

/** Deletes the files of a version, whole or not; those that are not there are gone already. */
export async function deleteFiles(dataDir: string, key: CopyVersion): Promise<void> {
  const filling = fillingFile(dataDir, key)
  for (const path of [copyFile(dataDir, key), filling, `${filling}.wal`, `${filling}.tmp`])
    await rm(path, { recursive: true, force: true })
  // The folder of a copy that has no other version.
  await rmdir(join(dataDir, FOLDER, String(key.copyId))).catch(() => undefined)
}

/** Deletes what a killed fill has left in the folder of a copy, also after its server was swept. Nobody else fills the copy now. */
export async function deleteFilling(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (name.includes(FILLING)) await rm(join(folder, name), { recursive: true, force: true })
}

/** Bytes of all files of copies on this machine. */
export async function usedBytes(dataDir: string): Promise<number> {
  const sizes = (await filesOf(dataDir)).map(async (path) => (await stat(path).catch(() => undefined))?.size ?? 0)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

/**
 * Deletes what is left of versions that nobody knows any more.
 * @param known Asked after the files are found: a version is noted before its file is made, so that none is missed that begins meanwhile.
 */
export async function deleteUnknown(dataDir: string, known: () => Promise<readonly number[]>): Promise<void> {
  const paths = await filesOf(dataDir)
  const versions = new Set((await known()).map(String))
  for (const path of paths) {
    const [, own = '', version = ''] = VERSION_PATH.exec(path) ?? []
    if (version !== '' && !versions.has(version)) await rm(own, { recursive: true, force: true })
  }
}

/** `damaged` where the file is not as long as it was. */
export async function fileState(
  dataDir: string,
  key: CopyVersion,
  bytes: number | null,
): Promise<'here' | 'missing' | 'damaged'> {
  const found = await stat(copyFile(dataDir, key)).catch(() => undefined)
  if (found === undefined) return 'missing'
  return bytes === null || found.size === bytes ? 'here' : 'damaged'
}

/** Whether the bytes of a file are those that were written; false where there is none. */
export async function isWhole(dataDir: string, key: CopyVersion, sha256: string): Promise<boolean> {
  return (await sha256Of(copyFile(dataDir, key)).catch(() => undefined)) === sha256
}

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(path)) hash.update(piece)
  return hash.digest('hex')
}

/** Has the system write what it keeps of a folder: names of files are safe then. */
export async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync()
  await handle.close()
}

async function filesOf(dataDir: string): Promise<string[]> {
  const root = join(dataDir, FOLDER)
  const entries = await readdir(root, { withFileTypes: true, recursive: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}
