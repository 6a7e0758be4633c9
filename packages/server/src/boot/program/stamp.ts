/** What says which sources the program's bundle was made of, so that a start can tell whether they are still the same. */
import { createHash, hash } from 'node:crypto'
import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../folder.ts'

/**
 * How closely a start looks at the files. `exact` notices every write, by the time of the change that the system keeps.
 * `seconds` is for releases: packing and unpacking changes those times, and cuts others to seconds.
 */
type Precision = 'exact' | 'seconds'

export interface Stamp {
  precision: Precision
  /** The files by their paths in the project. */
  inputs: string[]
  /** A hash of their sizes and times. */
  look: string
  /** A hash of their names and bytes. */
  content: string
}

/** Programs, and the stamp of the one that starts use. */
export const PROGRAMS = join(ROOT, 'node_modules/.cache/program')
const STAMP = join(PROGRAMS, 'stamp.json')

/** The folder of the program that was made of sources with this content. */
export function programFolder({ content }: Pick<Stamp, 'content'>): string {
  return join(PROGRAMS, content.slice(0, 32))
}

/** Undefined when no program was made yet, or its stamp cannot be read. */
export function readStamp(): Stamp | undefined {
  try {
    return JSON.parse(readFileSync(STAMP, 'utf8'))
  } catch {
    return undefined
  }
}

/** Whole or not at all: other processes may be starting. */
export function writeStamp(stamp: Stamp): void {
  const draft = `${STAMP}.${process.pid}`
  writeFileSync(draft, JSON.stringify(stamp))
  renameSync(draft, STAMP)
}

/** Sizes and times of the files; undefined when one of them is gone. */
export function lookOf(inputs: readonly string[], precision: Precision): string | undefined {
  const lines: string[] = []
  for (const input of inputs) {
    const stats = statSync(join(ROOT, input), { throwIfNoEntry: false })
    if (stats === undefined) return undefined
    const { size, mtimeMs, ctimeMs } = stats
    lines.push(
      precision === 'exact'
        ? `${input} ${size} ${mtimeMs} ${ctimeMs}`
        : `${input} ${size} ${Math.floor(mtimeMs / 1000)}`,
    )
  }
  return hash('sha256', lines.join('\n'))
}

/**
 * The content of the files, and of the bundle of packages that belongs to them.
 * @throws when one of them is gone.
 */
export function contentOf(inputs: readonly string[], packages: string, read = fromDisk): string {
  const all = createHash('sha256').update(packages)
  for (const input of inputs) {
    const bytes = read(input)
    all.update(`${input}\0${bytes.length}\0`).update(bytes)
  }
  return all.digest('hex')
}

function fromDisk(input: string): Buffer {
  return readFileSync(join(ROOT, input))
}
