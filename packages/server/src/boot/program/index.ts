/** The bundle of our own sources that a start loads in their place, as long as they are those that it was made of. */
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { contentOf, lookOf, programFolder, readStamp, writeStamp, type Stamp } from './stamp.ts'

/** The program's file: what `commands/index.ts` exports. */
const PROGRAM_FILE = 'program.mjs'

/**
 * The file of the program that fits the sources as they are now; undefined when there is none.
 * @param packages the folder of the bundle of packages that belongs to it.
 */
export function freshProgram(packages: string): string | undefined {
  if (runsSources()) return undefined
  const stamp = readStamp()
  if (stamp === undefined) return undefined
  const file = join(programFolder(stamp), PROGRAM_FILE)
  return existsSync(file) && existsSync(packages) && isOf(stamp, packages) ? file : undefined
}

/** With a watcher, which sees files as they are loaded, or when lines are counted that ran. */
export function runsSources(): boolean {
  return process.env['WATCH_REPORT_DEPENDENCIES'] !== undefined || process.env['NODE_V8_COVERAGE'] !== undefined
}

function isOf(stamp: Stamp, packages: string): boolean {
  const look = lookOf(stamp.inputs, stamp.precision)
  if (look === undefined) return false
  if (look === stamp.look) return true
  if (contentOf(stamp.inputs, basename(packages)) !== stamp.content) return false
  // Files that were written or unpacked again, as they were: later starts need not read them.
  try {
    writeStamp({ ...stamp, look })
  } catch {
    // Where nothing can be written, they read them.
  }
  return true
}
