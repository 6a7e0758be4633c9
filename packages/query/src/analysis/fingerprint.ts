/**
 * Fingerprints: a summary of the values of a column (contract: data-model, section 4). Sync makes them from a sample of
 * each table, an answer from its own rows. Memory is bounded. Tested by fingerprint.test.ts.
 */
import { isA } from '@querent/contract'
import type { Cell, Row } from '../driver.ts'
import { DistinctCounter } from './distinct-counter.ts'
import { NumberSummary } from './number-summary.ts'
import { isEmail, isJsonText, isState, isUrl } from './text-kinds.ts'

/** Raised when fingerprints are computed otherwise, so that older ones are made anew. */
export const FINGERPRINT_VERSION = 5

/** Texts are looked at up to this many characters. */
export const TEXT_LIMIT = 4096

export interface TextFingerprint {
  'percent-json': number
  'percent-url': number
  'percent-email': number
  'percent-state': number
  'average-length': number
}

export interface Fingerprint {
  global: { 'distinct-count': number; 'nil%': number | null }
  type?: {
    'type/Number'?: Record<'min' | 'q1' | 'q3' | 'max' | 'avg', number> & { sd: number | null }
    'type/Text'?: TextFingerprint
    'type/DateTime'?: { earliest: string; latest: string }
  }
}

/** Collects the values of one column. */
export interface Fingerprinter {
  /** Takes the cells at `index` of these rows, as the engine gave them. */
  add(rows: readonly Row[], index: number): void
  /** What is left to be done before the result: long texts are counted in steps. Optional. */
  finish(): Iterable<unknown>
  /** Asked once, at the end. */
  result(): Fingerprint
}

/** True for types whose values are looked at. */
export function hasFingerprint(type: string): boolean {
  return !isA(type, 'type/fingerprint-unsupported')
}

/** @param type Effective type of the column. */
export function createFingerprinter(type: string): Fingerprinter {
  if (isA(type, 'type/Number')) return new NumberFingerprinter()
  if (isA(type, 'type/Text')) return new TextFingerprinter()
  return isA(type, 'type/HasDate') ? new TimeFingerprinter() : new PlainFingerprinter()
}

/** The part that all types have. */
class PlainFingerprinter implements Fingerprinter {
  protected readonly distinct = new DistinctCounter()
  protected present = 0
  #rows = 0

  add(rows: readonly Row[], index: number): void {
    this.#rows += rows.length
    for (const row of rows) {
      const cell = row[index] ?? null
      if (cell === null) continue
      this.present += 1
      this.take(cell)
    }
  }

  finish(): Iterable<unknown> {
    return this.distinct.finish()
  }

  result(): Fingerprint {
    const type = this.typeResult()
    const global = {
      'distinct-count': this.countDistinct(),
      'nil%': this.#rows === 0 ? null : (this.#rows - this.present) / this.#rows,
    }
    return type === undefined ? { global } : { global, type }
  }

  protected take(cell: NonNullable<Cell>): void {
    this.distinct.add(cell)
  }

  protected countDistinct(): number {
    return this.distinct.count()
  }

  protected typeResult(): Fingerprint['type'] {
    return undefined
  }
}

/** Digits that a double tells apart in every case. */
const SAFE_DIGITS = 15

class NumberFingerprinter extends PlainFingerprinter {
  readonly #summary = new NumberSummary()
  /** Once true, different values are counted apart: the summary holds not all of them, or not their last digits. */
  #isCounted = false
  #differentNumbers = 0

  protected override take(cell: NonNullable<Cell>): void {
    const value = typeof cell === 'number' ? cell : Number(cell)
    if (!this.#isCounted && (this.#summary.isFull || isBeyondDouble(cell, value))) this.#count()
    if (this.#isCounted) this.distinct.add(Number.isFinite(value) && !isBeyondDouble(cell, value) ? value : cell)
    if (Number.isFinite(value)) this.#summary.add(value)
  }

  protected override countDistinct(): number {
    return this.#isCounted ? this.distinct.count() : this.#differentNumbers
  }

  protected override typeResult(): Fingerprint['type'] {
    const sorted = this.#summary.sorted()
    if (!this.#isCounted) this.#differentNumbers = countDifferent(sorted)
    const statistics = this.#summary.statistics(sorted)
    return statistics && { 'type/Number': { ...statistics } }
  }

  #count(): void {
    this.#isCounted = true
    for (const value of this.#summary.sorted()) this.distinct.add(value)
  }
}

/** Also true for what is no finite number at all. */
function isBeyondDouble(cell: NonNullable<Cell>, value: number): boolean {
  if (typeof cell === 'number') return !Number.isFinite(value)
  return typeof cell !== 'string' || cell.length > SAFE_DIGITS || !Number.isFinite(value)
}

function countDifferent(sorted: Float64Array): number {
  let count = sorted.length === 0 ? 0 : 1
  for (let index = 1; index < sorted.length; index += 1) if (sorted[index] !== sorted[index - 1]) count += 1
  return count
}

class TextFingerprinter extends PlainFingerprinter {
  #length = 0
  #json = 0
  #url = 0
  #email = 0
  #state = 0

  protected override take(cell: NonNullable<Cell>): void {
    const text = typeof cell === 'string' ? cell : String(cell)
    this.distinct.add(cell)
    this.#length += text.length
    if (isJsonText(text, TEXT_LIMIT)) this.#json += 1
    else if (isUrl(text.slice(0, TEXT_LIMIT))) this.#url += 1
    else if (isEmail(text)) this.#email += 1
    else if (isState(text)) this.#state += 1
  }

  protected override typeResult(): Fingerprint['type'] {
    if (this.present === 0) return undefined
    return {
      'type/Text': {
        'percent-json': this.#json / this.present,
        'percent-url': this.#url / this.present,
        'percent-email': this.#email / this.present,
        'percent-state': this.#state / this.present,
        'average-length': this.#length / this.present,
      },
    }
  }
}

/** Text of one form and one zone sorts by time. */
class TimeFingerprinter extends PlainFingerprinter {
  #earliest: string | undefined
  #latest: string | undefined

  protected override take(cell: NonNullable<Cell>): void {
    const text = String(cell)
    this.distinct.add(text)
    if (this.#earliest === undefined || text < this.#earliest) this.#earliest = text
    if (this.#latest === undefined || text > this.#latest) this.#latest = text
  }

  protected override typeResult(): Fingerprint['type'] {
    if (this.#earliest === undefined || this.#latest === undefined) return undefined
    return { 'type/DateTime': { earliest: asInstant(this.#earliest), latest: asInstant(this.#latest) } }
  }
}

/** Wall times count as UTC; dates stay dates. */
function asInstant(text: string): string {
  return text.includes('T') && !/(Z|[+-]\d\d:?\d\d)$/.test(text) ? `${text}Z` : text
}
