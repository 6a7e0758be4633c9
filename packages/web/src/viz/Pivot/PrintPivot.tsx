import type { CSSProperties } from 'react'
import type { ShownColumn } from '@querent/viz/grid/index.ts'
import type { PivotLine } from '@querent/viz/pivot/index.ts'
import styles from './pivot.module.css'

const MOST = 10_000

interface Props {
  columns: readonly ShownColumn[]
  lines: readonly PivotLine[]
  headRows: number
  headAt(level: number, position: number): string
  cellAt(line: PivotLine, position: number, isFirst: boolean): { text: string; background: string | undefined }
}

/** All lines for paper, whose head each page repeats. */
export function PrintPivot({ columns, lines, headRows, headAt, cellAt }: Props) {
  return (
    <table className={styles.print}>
      <thead>
        {Array.from({ length: headRows }, (_, level) => (
          <tr key={level}>
            {columns.map(({ align }, position) => (
              <th key={position} className={styles[align]}>
                {headAt(level, position)}
              </th>
            ))}
          </tr>
        ))}
      </thead>
      <tbody>
        {lines.slice(0, MOST).map((line, index) => (
          <tr key={index} data-kind={line.kind}>
            {columns.map(({ align }, position) => {
              const { text, background } = cellAt(line, position, index === 0)
              const style: CSSProperties = background === undefined ? {} : { backgroundColor: background }
              return (
                <td key={position} className={styles[align]} style={style}>
                  {text}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
