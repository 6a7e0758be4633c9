/** Names of columns from the header of a file (contract: uploads, section 4). */
import { readableName } from '@querent/contract/names/index.ts'
import { UploadFileError } from '../upload-file-error.ts'
import { asciiLetters, cutToBytes } from './slug.ts'
import type { FileOptions, LoadType } from '../types.ts'

/** A column of the file that is loaded. */
export interface NamedColumn {
  /** Place of its cell in a row of the file. */
  index: number
  header: string
  name: string
  /** Chosen by the person. */
  type: LoadType | undefined
  displayName: string
}

const LONGEST_NAME = 254
/** The key of an uploaded table, which the engine fills. */
const KEY_COLUMN = '_mb_row_id'

/** All columns but those that are named like the key. */
export function nameColumns(header: readonly string[], options: FileOptions): NamedColumn[] {
  const most = Math.min(options.maxNameLength, LONGEST_NAME)
  const slugs = new UniqueNames((name, suffix) => `${cutToBytes(name, most - suffix.length)}${suffix}`, '_')
  const displayNames = new UniqueNames((name, suffix) => name + suffix, ' ')
  const columns: NamedColumn[] = []
  for (const [index, text] of header.entries()) {
    const clean = cutToBytes(slugOf(text), most)
    if (clean === KEY_COLUMN) continue
    const slug = slugs.take(clean)
    columns.push({
      index,
      header: text,
      name: ownValue(options.names, slug) ?? slug,
      type: ownValue(options.types, slug),
      displayName: displayNames.take(displayNameOf(text)),
    })
  }
  checkNames(columns)
  return columns
}

/** Files may have a column named `constructor`. */
function ownValue<T>(values: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
  return values !== undefined && Object.hasOwn(values, key) ? values[key] : undefined
}

function slugOf(header: string): string {
  const text = header.trim()
  return text === '' ? 'unnamed_column' : asciiLetters(text).replaceAll(/[^\p{L}\p{M}\p{N}_]/gu, '_')
}

function displayNameOf(header: string): string {
  const text = header.trim()
  return text === '' ? 'unnamed column' : readableName(text)
}

function checkNames(columns: readonly NamedColumn[]): void {
  const seen = new Set<string>()
  for (const { name } of columns) {
    if (seen.has(name)) throw new UploadFileError(`Two columns have the name ${name}.`, 422, { column: name })
    seen.add(name)
  }
}

/** Adds 2, 3, … to names that were taken before. */
class UniqueNames {
  readonly #taken = new Set<string>()
  readonly #counts = new Map<string, number>()
  readonly #join: (name: string, suffix: string) => string
  readonly #sign: string

  constructor(join: (name: string, suffix: string) => string, sign: string) {
    this.#join = join
    this.#sign = sign
  }

  take(wanted: string): string {
    let name = wanted
    while (this.#taken.has(name)) {
      const count = (this.#counts.get(wanted) ?? 1) + 1
      this.#counts.set(wanted, count)
      name = this.#join(wanted, `${this.#sign}${count}`)
    }
    this.#taken.add(name)
    return name
  }
}
