import { useMemo, type CSSProperties, type ReactNode } from 'react'
import { locale, t } from '../../i18n/t.ts'
import styles from './frame.module.css'

/** More rows are about 250 sheets. */
const MOST = 10_000
/** Letters of a column beside each other: longer texts go on in further lines, sooner where there are many columns. */
const FEWEST_LETTERS = 4
const MOST_LETTERS = [24, 18, 14, 10] as const
/** What a line of a page holds in the smallest print. */
const LINE_LETTERS = 280
/** For the space beside the text of a cell. */
const SPACE_LETTERS = 2

export interface PaperColumn {
  align: 'start' | 'center' | 'end'
  /** How long its texts are, in letters. */
  letters: number
}

export interface PaperCell {
  content: ReactNode
  background?: string | undefined
  /** Columns that it goes over. */
  span?: number
}

export interface PaperRow {
  /** Rows with totals stand out. */
  isTotal?: boolean
  cells: readonly PaperCell[]
}

interface PaperProps {
  columns: readonly PaperColumn[]
  head: readonly PaperRow[]
  /** How many rows there are. */
  rows: number
  rowAt(index: number): PaperRow
  foot?: PaperRow | undefined
}

/** Plain rows for paper, whose head each page repeats. The more columns there are, the smaller is the print: all are on the paper. */
export function Paper({ columns, head, rows, rowAt, foot }: PaperProps) {
  const letters = useMemo(() => fittingLetters(columns), [columns])
  const all = sumOf(letters)
  const isCut = rows > MOST
  return (
    <div className={styles.paper}>
      <table className={styles.print} style={{ '--letters': all } as CSSProperties}>
        <colgroup>
          {letters.map((one, at) => (
            <col key={at} style={{ inlineSize: `${(one / all) * 100}%` }} />
          ))}
        </colgroup>
        <thead>
          {head.map((row, at) => (
            <Line key={at} tag="th" {...{ row, columns }} />
          ))}
        </thead>
        <tbody>
          {Array.from({ length: Math.min(rows, MOST) }, (_, at) => (
            <Line key={at} tag="td" row={rowAt(at)} columns={columns} />
          ))}
        </tbody>
        {foot !== undefined && (
          <tfoot>
            <Line tag="td" row={foot} columns={columns} />
          </tfoot>
        )}
      </table>
      {isCut && <p>{t('The first {n} rows', { n: new Intl.NumberFormat(locale()).format(MOST) })}</p>}
    </div>
  )
}

interface LineProps {
  tag: 'th' | 'td'
  row: PaperRow
  columns: readonly PaperColumn[]
}

function Line({ tag: Tag, row, columns }: LineProps) {
  const starts = startsOf(row.cells)
  return (
    <tr data-total={row.isTotal === true ? '' : undefined}>
      {row.cells.map(({ content, background, span = 1 }, at) => {
        const align = span > 1 ? 'start' : (columns[starts[at] ?? 0]?.align ?? 'start')
        return (
          <Tag key={at} colSpan={span} className={styles[align]} style={{ backgroundColor: background }}>
            {content !== '' && content !== null && <span className={styles.printed}>{content}</span>}
          </Tag>
        )
      })}
    </tr>
  )
}

/** The first column of each cell. */
function startsOf(cells: readonly PaperCell[]): readonly number[] {
  let next = 0
  return cells.map(({ span = 1 }) => {
    const start = next
    next += span
    return start
  })
}

/** How many letters of each column stand beside each other. */
function fittingLetters(columns: readonly PaperColumn[]): readonly number[] {
  const wanted = columns.map(({ letters }) => Math.max(FEWEST_LETTERS, letters))
  const within = MOST_LETTERS.map((most) => wanted.map((one) => Math.min(one, most) + SPACE_LETTERS))
  return within.find((letters) => sumOf(letters) <= LINE_LETTERS) ?? within.at(-1) ?? []
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)
