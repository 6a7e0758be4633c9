/** Files of a build. */
import { lookup } from '@querent/contract'
import { createReadStream, type ReadStream } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'

const TYPES: Readonly<Record<string, string>> = lookup({
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.map': 'application/json; charset=utf-8',
})
const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

interface Asset {
  type: string
  bytes: number
  encoding?: 'br' | 'gzip'
  stream(): ReadStream
  close(): Promise<void>
}

/** Whether the name of a file changes with its content. */
export function isHashed(path: string): boolean {
  return /-[\w-]{8}\.\w+$/.test(path)
}

/**
 * A file below `app/assets` of a build in the best encoding that is there and that the client takes; undefined when there is
 * no such file. Whoever gets it streams or closes it.
 */
export async function openAsset(folder: string, path: string, accepted: string): Promise<Asset | undefined> {
  const type = TYPES[extname(path)]
  const name = normalize(path)
  if (type === undefined || name.startsWith('..') || name.includes('\0') || name.startsWith('/')) return undefined
  const file = join(folder, 'app/assets', name)
  const takes = new Set(
    accepted
      .split(',')
      .filter((entry) => !/;\s*q=0(?:\.0*)?\s*$/.test(entry))
      .map((entry) => entry.split(';')[0]?.trim().toLowerCase()),
  )
  for (const { name: encoding, ending } of ENCODINGS.filter((one) => takes.has(one.name))) {
    const handle = await openFile(`${file}${ending}`)
    if (handle !== undefined) return { ...handle, type, encoding }
  }
  const handle = await openFile(file)
  return handle === undefined ? undefined : { ...handle, type }
}

async function openFile(path: string): Promise<Pick<Asset, 'bytes' | 'stream' | 'close'> | undefined> {
  let handle: FileHandle | undefined
  try {
    handle = await open(path)
    const stats = await handle.stat()
    if (!stats.isFile()) throw new Error('not a file')
    const { size } = stats
    const fd = handle
    return { bytes: size, stream: () => createReadStream(path, { fd }), close: () => fd.close() }
  } catch {
    await handle?.close()
    return undefined
  }
}
