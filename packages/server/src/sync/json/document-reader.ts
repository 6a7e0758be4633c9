import { isA, isMap } from '@querent/contract'
import { identifier, raw, type Cell, type Sql, type TextSyntax } from '@querent/query'
import { count } from '../read-rows.ts'

/** Longer documents are not looked into. */
const DOCUMENT_LIMIT = 50_000
/** Characters of all documents of a sample together; reading them holds up requests. */
const SAMPLE_LIMIT = 20_000_000

/** A column of JSON as text, cut where {@link DocumentReader} stops reading. */
export function documentText(column: string, text: TextSyntax): Sql {
  return text.substring(text.asText(identifier(column)), raw('1'), count(DOCUMENT_LIMIT + 1))
}

/** True for types whose columns hold JSON. */
export function isJson(baseType: string): boolean {
  return isA(baseType, 'type/JSON')
}

/** Reads the documents of one column's sample, within bounds. */
export class DocumentReader {
  #isComplete = true
  #characters = 0

  /** False once a document was too long, or all of them were. */
  get isComplete(): boolean {
    return this.#isComplete
  }

  /** The object in a cell of {@link documentText}; undefined for anything else: null, a list, text that is no JSON. */
  read(cell: Cell | undefined): Record<string, unknown> | undefined {
    if (typeof cell !== 'string') return undefined
    if (cell.length > DOCUMENT_LIMIT || this.#characters + cell.length > SAMPLE_LIMIT) {
      this.#isComplete = false
      return undefined
    }
    this.#characters += cell.length
    try {
      const value: unknown = JSON.parse(cell)
      return isMap(value) ? value : undefined
    } catch {
      return undefined
    }
  }
}
