import { statSync, type BigIntStats } from 'node:fs'

/** Which file a path leads to; undefined when there is none that can be seen. Another file at the path is another text. */
export function fileIdentity(path: string): string | undefined {
  const stats = statOf(path)
  return stats && identityOf(stats)
}

export function identityOf({ dev, ino }: Pick<BigIntStats, 'dev' | 'ino'>): string {
  return `${dev}:${ino}`
}

/** Which file a path leads to and in which state: another text also when the file has been written to. */
export function fileState(path: string): string | undefined {
  const stats = statOf(path)
  return stats && `${stats.dev}:${stats.ino}:${stats.size}:${stats.mtimeNs}`
}

function statOf(path: string) {
  try {
    return statSync(path, { bigint: true })
  } catch {
    return undefined
  }
}
