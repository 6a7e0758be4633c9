/** The type of a column that was guessed from its first values, while the others pass. */
import { commonType, kindOf } from '../values/kinds.ts'
import type { ReadNumber } from '../values/numbers.ts'
import type { LoadType } from '../types.ts'

export interface GuessedType {
  /** Whether there was no value to guess from. */
  isEmpty: boolean
  /**
   * Whether the column still has the type with a value that fits it and is not of the sure forms of the type (`values/forms.ts`).
   * Those never change it: 0 and 1 leave an integer an integer.
   */
  holds(value: string): boolean
}

/** @param seen The kinds of the values that the type was guessed from. */
export function guessedType(type: LoadType, seen: number, readNumber: ReadNumber): GuessedType {
  let kinds = seen
  return {
    isEmpty: seen === 0,
    holds(value) {
      if (seen === 0) return false
      // What is text, or of kinds that have nothing but text in common, stays text.
      if (type === 'text' || type === 'varchar-255') return true
      kinds |= kindOf(value.trim(), readNumber)
      return commonType(kinds, 0) === type
    },
  }
}
