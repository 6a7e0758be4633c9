import { QueryError } from '@querent/query'
import { said } from '@querent/query'

/** The failure of a query whose rows do not fit into one answer; files have no such limit. */
export function answerTooLarge(): QueryError {
  return new QueryError(
    'db',
    said(
      'The result is too large to be shown: it contains more than 256 MB of text. Ask for fewer rows or shorter columns, or download it as a file.',
    ),
  )
}

/** Characters of JSON in the cells of one answer; a text of V8 has at most 512 million. */
const MAX_CHARACTERS = 256 * 1024 * 1024
/** JSON writes one character as so many at most. */
const LONGEST_ESCAPE = '\\u0000'.length
const FIRST_PRINTABLE = 0x20
const [QUOTE, BACKSLASH] = [0x22, 0x5c]

/** How long the texts of rows are as JSON. They are looked through only once there are many. */
export class AnswerSize {
  readonly #rows: readonly (readonly unknown[])[]
  readonly #limit: number
  #characters = 0
  #looked = 0
  #length = 0

  /** @param rows of the answer, which grow. */
  constructor(rows: readonly (readonly unknown[])[], limit = MAX_CHARACTERS) {
    this.#rows = rows
    this.#limit = limit
  }

  /** Counts the row that came last. @throws {QueryError} for more than fits into an answer. */
  countLast(): void {
    for (const cell of this.#rows.at(-1) ?? []) if (typeof cell === 'string') this.#characters += cell.length
    if (this.#characters * LONGEST_ESCAPE <= this.#limit) return
    if (this.#characters > this.#limit) throw answerTooLarge()
    for (; this.#looked < this.#rows.length; this.#looked += 1) {
      for (const cell of this.#rows[this.#looked]!) if (typeof cell === 'string') this.#length += jsonLength(cell)
    }
    if (this.#length > this.#limit) throw answerTooLarge()
  }
}

function jsonLength(text: string): number {
  let length = text.length
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code < FIRST_PRINTABLE) length += LONGEST_ESCAPE - 1
    else if (code === QUOTE || code === BACKSLASH) length += 1
  }
  return length
}
