/**
 * Memory of the C library: of what was freed it gives only the end of its heap back by itself, and that between blocks in
 * use stays.
 */
import type { DynamicLibraryResult } from 'node:ffi'

const DEFINITIONS = { malloc_trim: { arguments: ['uint64'], return: 'int32' } } as const

/** Kept, because its function lives as long as it does. Undefined before the first use, null where there is none. */
let library: DynamicLibraryResult<typeof DEFINITIONS> | undefined | null

/**
 * Gives the system all free pages of the C library's heap; takes some 10 ms. Does nothing with another C library than
 * glibc, nor before Node 26.1, which cannot call it.
 */
export function trimNativeHeap(): void {
  if (library === undefined) library = findLibrary()
  library?.functions.malloc_trim(0n)
}

function findLibrary(): typeof library {
  if (process.platform !== 'linux') return null
  try {
    const ffi = withoutWarning(() => process.getBuiltinModule('node:ffi'))
    return ffi.dlopen(null, DEFINITIONS)
  } catch {
    return null
  }
}

/** Node warns when it loads what is experimental, and this is worth nothing to who reads logs. */
function withoutWarning<T>(load: () => T): T {
  const { emitWarning } = process
  process.emitWarning = () => {}
  try {
    return load()
  } finally {
    process.emitWarning = emitWarning
  }
}
