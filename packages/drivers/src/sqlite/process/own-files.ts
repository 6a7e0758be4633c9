/** Which files SQLite has really opened: the server's own are refused by what they are, whatever leads to them. */
import { fstatSync, readdirSync, type BigIntStats } from 'node:fs'
import { fileIdentity, identityOf } from '../../shared/files/file-identity.ts'
import { OWN_DATABASE } from '../../shared/own-database.ts'

/** What SQLite reads beside a file, as if it were a part of it. */
const COMPANIONS = ['-wal', '-journal', '-shm']

/** Where the system shows what a process has open; not every system does. */
const OPEN_FILES = '/proc/self/fd'

/** @throws {Error} what SQLite would take for a log of the file is the server's own. */
export function refuseOwnCompanions(path: string, own: readonly string[]): void {
  refuse(
    COMPANIONS.map((suffix) => fileIdentity(path + suffix)),
    own,
  )
}

/** @throws {Error} one of the files that are open is the server's own. */
export function refuseOwnOpened(path: string, own: readonly string[]): void {
  if (own.length > 0) refuse(openFiles() ?? [fileIdentity(path)], own)
}

function refuse(found: readonly (string | undefined)[], own: readonly string[]): void {
  if (found.some((identity) => identity !== undefined && own.includes(identity))) throw new Error(OWN_DATABASE)
}

function openFiles(): (string | undefined)[] | undefined {
  if (process.platform !== 'linux') return undefined
  return readdirSync(OPEN_FILES).map((descriptor) => {
    const stats = statOf(Number(descriptor))
    return stats && identityOf(stats)
  })
}

/** Undefined for the descriptor by which the folder was read. */
function statOf(descriptor: number): BigIntStats | undefined {
  try {
    return fstatSync(descriptor, { bigint: true })
  } catch {
    return undefined
  }
}
