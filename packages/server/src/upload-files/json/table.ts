/**
 * Reads JSON (a list of objects) and JSON lines (an object in each). The columns are the keys of all objects, in the order in
 * which they come first, so that the file is read once before its rows. Values within values are JSON texts.
 */
import { TextRows } from '../cells/text-rows.ts'
import { checkHeader, NO_HEADER, openBatches } from '../formats/header.ts'
import { findEncoding } from '../text/encoding.ts'
import { readTexts } from '../text/texts.ts'
import { numberWriter, plainDigits } from '../values/number-text.ts'
import { UploadFileError } from '../upload-file-error.ts'
import { lineElements, listElements, type Elements } from './elements.ts'
import type { FileBatch, FileOptions, FileTable } from '../types.ts'

/** Numbers that may lose digits, or that have an exponent: their text is kept. */
const DELICATE = /\d{16}|\.\d{15}|\d[eE]/

type Cells = Record<string, unknown>
type WriteNumber = (digits: string) => string

export function openJson(path: string, options: FileOptions, format: 'json' | 'jsonl'): FileTable {
  const encoding = options.encoding ?? findEncoding(path)
  const split = format === 'json' ? listElements : lineElements
  const header = readKeys(split(readTexts(path, encoding)))
  const rows = batches(split(readTexts(path, encoding)), header, numberWriter(options.numberSeparators))
  return { format, encoding, header, batches: openBatches(rows) }
}

function readKeys(pieces: Iterable<Elements>): string[] {
  const keys = new Set<string>()
  for (const { elements } of pieces) {
    for (const { text, line } of elements) {
      const cells = parseObject(text, line)
      for (const key of Object.keys(cells ?? {})) keys.add(key)
    }
    checkHeader([...keys])
  }
  if (keys.size === 0) throw NO_HEADER
  return [...keys]
}

function* batches(pieces: Iterable<Elements>, header: readonly string[], write: WriteNumber): Generator<FileBatch> {
  const rows = new TextRows(header.length)
  for (const { elements, read } of pieces) {
    for (const { text, line } of elements) {
      const cells = parseObject(text, line)
      if (cells === undefined) rows.refuse({ line, message: 'The row is not an object.' })
      else {
        rows.add(
          line,
          header.map((key) => (Object.hasOwn(cells, key) ? cellText(cells[key], write) : null)),
        )
      }
    }
    yield rows.take(read)
  }
}

/** Undefined for what is JSON but not an object. */
function parseObject(text: string, line: number): Cells | undefined {
  try {
    const value: unknown = DELICATE.test(text) ? JSON.parse(text, keepDigits) : JSON.parse(text)
    return isCells(value) ? value : undefined
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UploadFileError(`The JSON is not valid: ${reason}`, 400, { line })
  }
}

function isCells(value: unknown): value is Cells {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Digits)
}

/** A number as it is written in the file. */
class Digits {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  /** Within other values, it is a number again when it is exactly one. */
  toJSON(): unknown {
    const number = Number(this.text)
    return String(number) === this.text ? number : this.text
  }
}

function keepDigits(_: string, value: unknown, context?: { source?: string }): unknown {
  return typeof value === 'number' && context?.source !== undefined ? new Digits(context.source) : value
}

function cellText(value: unknown, write: WriteNumber): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value
  if (value instanceof Digits) return write(plainDigits(value.text) ?? value.text)
  if (typeof value === 'number') return write(plainDigits(String(value)) ?? String(value))
  return JSON.stringify(value)
}
