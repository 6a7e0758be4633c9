import { isBlank } from './blank.ts'
import { FORM, formOf } from './forms.ts'
import { characterCount, commonType, KIND, kindOf, typesFor, VARCHAR_LENGTH } from './kinds.ts'
import type { NumberReader } from './numbers.ts'
import type { FileBatch, LoadType } from '../types.ts'

/** The kinds of forms. */
const KINDS: Readonly<Record<number, number>> = {
  [FORM.bit]: KIND.bit,
  [FORM.integer]: KIND.integer,
  [FORM.float]: KIND.float,
  [FORM.whole]: KIND.whole,
  [FORM.true]: KIND.boolean,
  [FORM.false]: KIND.boolean,
  [FORM.date]: KIND.date,
  [FORM.datetime]: KIND.datetime,
  [FORM.instant]: KIND.offsetDatetime,
}
const KIND_OF = Uint16Array.from({ length: FORM.instant + 1 }, (_, form) => KINDS[form] ?? 0)

/** What is known of the values of a column. */
export class ColumnKinds {
  readonly #reader: NumberReader
  #kinds = 0
  #longest = 0

  constructor(reader: NumberReader) {
    this.#reader = reader
  }

  /** Takes the values of a column. */
  see({ bytes, starts, ends, width, rowCount }: FileBatch, column: number): void {
    const end = rowCount * width
    for (let cell = column; cell < end; cell += width) this.#see(bytes, starts[cell]!, ends[cell]!)
  }

  type(): LoadType {
    return commonType(this.#kinds, this.#longest)
  }

  /** The kinds of the values, as bits, and the type that follows from them. */
  kindsAndType(): { seen: number; type: LoadType } {
    return { seen: this.#kinds, type: this.type() }
  }

  fits(): LoadType[] {
    return typesFor(this.#kinds, this.#longest)
  }

  #see(bytes: Buffer, start: number, end: number): void {
    // A text among the values decides for texts: then lengths alone count, and only whether one is long.
    const isText = (this.#kinds & KIND.other) !== 0
    if (start === end || (isText && (end - start <= VARCHAR_LENGTH || this.#longest > VARCHAR_LENGTH))) return
    const form = end - start > VARCHAR_LENGTH ? FORM.unknown : formOf(bytes, start, end, this.#reader.decimal)
    if (form !== FORM.unknown) this.#kinds |= KIND_OF[form]!
    else if (!isBlank(bytes, start, end)) this.#read(bytes.toString('utf8', start, end))
  }

  #read(value: string): void {
    this.#longest = Math.max(this.#longest, characterCount(value))
    if ((this.#kinds & KIND.other) === 0) this.#kinds |= kindOf(value.trim(), this.#reader.read)
  }
}
