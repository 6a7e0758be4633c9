/** A result as a table of a mail, with the columns that a screen has room for. Tested by table.test.ts. */
import { textWidth } from '@querent/viz/text/index.ts'
import type { DeliveredCard } from '../../../content.ts'
import { moreColumns, moreRows, type MailTable } from '../../../table.ts'
import { msg, type Say } from '../../../words.ts'
import { ACCENT, directionOf, INK, LINE, link, paragraph, QUIET } from './elements.ts'
import { escapeHtml } from './escape.ts'

interface Room {
  /** In CSS pixels. */
  width: number
  print: number
  /** On either side of a cell. */
  padding: number
  /** A text that is longer goes on in the next line, of words up to `word`. */
  text: number
  word: number
}

/** A mail is 640 pixels wide, and margins are left of that. */
const WIDE: Room = { width: 584, print: 13, padding: 8, text: 100, word: 170 }
/** As wide as most telephones, with the style sheet's smaller print and margins. */
const NARROW: Room = { width: 328, print: 12, padding: 5, text: 80, word: 110 }
const HEAD_PRINT = 12
const STRONG = 600

/** Rules for narrow screens. */
export const TABLE_STYLES = `
  .cell { padding-left: ${NARROW.padding}px !important; padding-right: ${NARROW.padding}px !important; font-size: ${NARROW.print}px !important }
  .wide { display: none !important }
  .narrow { display: block !important }`

/** Columns without room are counted below the table, with a link to them. */
export function tableHtml(table: MailTable, { url }: Pick<DeliveredCard, 'url'>, say: Say): string {
  const count = countThatFit(table, WIDE)
  const narrow = Math.min(count, countThatFit(table, NARROW))
  const columns = table.columns.slice(0, count).map((column, at) => ({
    ...column,
    className: at < narrow ? '' : ' wide',
    breaks: !column.isWhole && longest(table, at, (text) => wordWidth(text, NARROW.print)) > NARROW.word,
  }))
  const head = columns.map(({ title, isNumber, className }) => {
    return `<th class="quiet line cell${className}"${directionOf(title)} ${cellStyle(isNumber, `font-size:${HEAD_PRINT}px;font-weight:${STRONG};color:${QUIET}`)}>${escapeHtml(title)}</th>`
  })
  const body = table.rows.map((row) => {
    const cells = columns.map(({ isNumber, isWhole, className, breaks }, at) => {
      const folds = isWhole ? 'white-space:nowrap' : breaks ? 'word-break:break-word;overflow-wrap:anywhere' : ''
      const text = row[at] ?? ''
      return `<td class="ink line cell${className}"${directionOf(text)} ${cellStyle(isNumber, `font-size:${WIDE.print}px;color:${INK};${folds}`)}>${escapeHtml(text)}</td>`
    })
    return `<tr>${cells.join('')}</tr>`
  })
  const notes =
    narrow === count
      ? noteOf(table, count, '')
      : noteOf(table, count, 'wide') + noteOf(table, narrow, 'narrow', 'display:none;mso-hide:all;')
  return `<table cellpadding="0" cellspacing="0" width="100%" style="border-collapse:collapse;margin:0 0 6px"><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>${notes}`

  function noteOf(of: MailTable, shown: number, className: string, style = ''): string {
    const left = { ...of, moreColumns: of.moreColumns + of.columns.length - shown }
    const more = [...(left.moreRows > 0 ? [moreRows(left)] : []), ...(left.moreColumns > 0 ? [moreColumns(left)] : [])]
    if (more.length === 0) return ''
    const text = say(msg('… and {more}'), { more: more.map((one) => say(one.text, one.values)).join(', ') })
    const open = ` ${link(url, say(msg('Open')), 'accent', ACCENT)}`
    return paragraph(text, `quiet ${className}`.trim(), { color: QUIET, more: open, style })
  }
}

function cellStyle(isNumber: boolean, style: string): string {
  const side = isNumber ? 'right' : 'left'
  return `align="${side}" style="padding:6px ${WIDE.padding}px;border-bottom:1px solid ${LINE};text-align:${side};vertical-align:top;${style}"`
}

/** Columns from the first on; one at least. */
function countThatFit(table: MailTable, room: Room): number {
  let left = room.width
  const first = table.columns.findIndex((_, at) => (left -= leastWidth(table, at, room) + 2 * room.padding) < 0)
  return first < 0 ? table.columns.length : Math.max(1, first)
}

/** Numbers and dates are on one line; texts and titles have room for their words. */
function leastWidth(table: MailTable, at: number, { print, text, word }: Room): number {
  const { title = '', isWhole = false } = table.columns[at] ?? {}
  const head = Math.min(wordWidth(title, HEAD_PRINT, STRONG), word)
  const whole = longest(table, at, (cell) => textWidth(cell, print))
  if (isWhole) return Math.max(head, whole)
  const words = Math.min(
    longest(table, at, (cell) => wordWidth(cell, print)),
    word,
  )
  return Math.max(head, words, Math.min(whole, text))
}

function longest({ rows }: MailTable, at: number, width: (text: string) => number): number {
  return Math.max(0, ...rows.map((row) => width(row[at] ?? '')))
}

/** Of the longest word. */
function wordWidth(text: string, print: number, weight?: number): number {
  return Math.max(0, ...text.split(/\s+/).map((word) => textWidth(word, print, weight)))
}
