/** Reads lines of `JSONCompactEachRow`: numbers keep all their digits, and nested values their text. */
import type { Cell, Row } from '@querent/query'
import type { CellDecoder } from './cells.ts'

const QUOTE = 34
const COMMA = 44
const BACKSLASH = 92
const OPEN_LIST = 91
const CLOSE_LIST = 93
const OPEN_MAP = 123
const CLOSE_MAP = 125
const BLANK = 32

/**
 * The cells of one line, `["a", 1, null]`.
 * @param decoders One for each column; undefined where the text is the cell.
 * @throws {SyntaxError} the line is none of these.
 */
export function readRow(line: string, decoders: readonly (CellDecoder | undefined)[]): Row {
  const row: Row = []
  let at = 1
  for (const decode of decoders) {
    while (line.charCodeAt(at) === BLANK || line.charCodeAt(at) === COMMA) at += 1
    const end = endOfValue(line, at)
    row.push(cellOf(line, at, end, decode))
    at = end
  }
  if (line.charCodeAt(at) !== CLOSE_LIST || at !== line.length - 1)
    throw new SyntaxError('The line of a row does not end with its last cell.')
  return row
}

function cellOf(line: string, start: number, end: number, decode: CellDecoder | undefined): Cell {
  const isText = line.charCodeAt(start) === QUOTE
  const text = isText ? quotedText(line.slice(start, end)) : line.slice(start, end)
  if (!isText && text === 'null') return null
  return decode === undefined ? text : decode(text)
}

function quotedText(quoted: string): string {
  return quoted.includes('\\') ? String(JSON.parse(quoted)) : quoted.slice(1, -1)
}

/** The place after the value that begins there. */
function endOfValue(line: string, start: number): number {
  const first = line.charCodeAt(start)
  if (first === QUOTE) return endOfText(line, start)
  if (first === OPEN_LIST || first === OPEN_MAP) return endOfNested(line, start)
  let at = start
  while (at < line.length && line.charCodeAt(at) !== COMMA && line.charCodeAt(at) !== CLOSE_LIST) at += 1
  if (at === start) throw new SyntaxError('A row has fewer cells than columns.')
  return at
}

function endOfText(line: string, start: number): number {
  for (let at = line.indexOf('"', start + 1); at > 0; at = line.indexOf('"', at + 1)) {
    let escapes = 0
    while (line.charCodeAt(at - 1 - escapes) === BACKSLASH) escapes += 1
    if (escapes % 2 === 0) return at + 1
  }
  throw new SyntaxError('A text does not end.')
}

function endOfNested(line: string, start: number): number {
  let depth = 0
  for (let at = start; at < line.length; at += 1) {
    const sign = line.charCodeAt(at)
    if (sign === QUOTE) at = endOfText(line, at) - 1
    else if (sign === OPEN_LIST || sign === OPEN_MAP) depth += 1
    else if (sign === CLOSE_LIST || sign === CLOSE_MAP) depth -= 1
    if (depth === 0) return at + 1
  }
  throw new SyntaxError('A nested value does not end.')
}
