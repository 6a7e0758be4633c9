import { characterCount, commonType, KIND, kindOf, typesFor } from './kinds.ts'
import { trimmed } from './trimmed.ts'
import type { ReadNumber } from './numbers.ts'
import type { LoadType } from '../types.ts'

/** What is known of the values of a column. */
export class ColumnKinds {
  readonly #readNumber: ReadNumber
  #kinds = 0
  #longest = 0

  constructor(readNumber: ReadNumber) {
    this.#readNumber = readNumber
  }

  see(value: string): void {
    // A text among the values decides for texts: then lengths alone count.
    if ((this.#kinds & KIND.other) !== 0 && value.length <= this.#longest) return
    const text = trimmed(value)
    if (text === '') return
    if (value.length > this.#longest) this.#longest = Math.max(this.#longest, characterCount(value))
    if ((this.#kinds & KIND.other) === 0) this.#kinds |= kindOf(text, this.#readNumber)
  }

  type(): LoadType {
    return commonType(this.#kinds, this.#longest)
  }

  fits(): LoadType[] {
    return typesFor(this.#kinds, this.#longest)
  }
}
