/** How much of the disk copies may take. */
import { statfs } from 'node:fs/promises'
import { usedBytes } from './folder.ts'

const MB = 1_000_000
const MOST_BYTES = 10_000 * MB
/** Of what is free, with what copies have already. */
const FREE_SHARE = 0.2
/** Stays free, whatever the limit. */
const RESERVE_BYTES = 1000 * MB

/** @param limitMb As it is set; null for the usual limit. @returns bytes that all copies have, and that they may have. */
export async function diskOfCopies(dataDir: string, limitMb: number | null): Promise<{ used: number; limit: number }> {
  const [used, { bavail, bsize }] = await Promise.all([usedBytes(dataDir), statfs(dataDir)])
  const free = bavail * bsize
  const wanted = limitMb === null ? Math.min(MOST_BYTES, (free + used) * FREE_SHARE) : limitMb * MB
  return { used, limit: Math.max(0, Math.floor(Math.min(wanted, used + free - RESERVE_BYTES))) }
}

/** @param limitMb As it is set; null for the usual limit. @returns bytes that another copy may take. */
export async function roomFor(dataDir: string, limitMb: number | null): Promise<number> {
  const { used, limit } = await diskOfCopies(dataDir, limitMb)
  return limit - used
}
