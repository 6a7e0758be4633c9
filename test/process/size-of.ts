import { statSync } from 'node:fs'

/** Bytes of a file; 0 when there is none. */
export function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}
