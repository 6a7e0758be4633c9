import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { t } from '../../i18n/t.ts'
import { detailColumns, type FormatCell, type Hit, type ResultData, type Settings } from '@querent/viz/grid/index.ts'
import { CellView } from '../GridFrame/index.ts'
import styles from './detail.module.css'

interface Props {
  data: ResultData
  settings: Settings
  format: FormatCell
  label: string
  /** The row that is shown first; 0 when left out. */
  start?: number
  onHit?(hit: Hit): void
  /** Called with the row that is shown from now on. */
  onRow?(index: number): void
  /** Tables that refer to the row. */
  related?: ReactNode
}

/** One row as a list of its values; ↑ and ↓, or j and k, lead to the row before and after. */
export function Detail({ data, settings, format, label, start = 0, onHit, onRow, related }: Props) {
  const [stored, setIndex] = useState(start)
  const heading = useId()
  const last = data.rows.length - 1
  const index = Math.max(Math.min(stored, last), 0)
  const row = data.rows[index]
  if (row === undefined) return <p className={styles.empty}>{t('No row')}</p>

  function go(to: number) {
    const next = Math.min(Math.max(to, 0), last)
    setIndex(next)
    onRow?.(next)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'j') go(index + 1)
    else if (event.key === 'ArrowUp' || event.key === 'k') go(index - 1)
    else return
    event.preventDefault()
  }
  return (
    <section className={styles.detail} aria-labelledby={heading} onKeyDown={onKeyDown}>
      <header className={styles.head}>
        <h2 id={heading}>{label}</h2>
        <span role="status" className={styles.count}>
          {t('{place} of {count}', { place: index + 1, count: data.rows.length })}
        </span>
        <button type="button" aria-label={t('Previous row')} aria-disabled={index === 0} onClick={() => go(index - 1)}>
          ↑
        </button>
        <button type="button" aria-label={t('Next row')} aria-disabled={index === last} onClick={() => go(index + 1)}>
          ↓
        </button>
      </header>
      <dl className={styles.list}>
        {detailColumns(data.cols, settings, format).map(({ index: place, column, title }) => {
          const value = row[place] ?? null
          const shown = value === null ? undefined : format(value, column, row)
          const isPlain = shown !== undefined && (shown.kind === undefined || shown.kind === 'text')
          return (
            <div key={place} className={styles.line}>
              <dt>{title}</dt>
              <dd>
                {shown === undefined && <span className={styles.empty}>{t('Empty')}</span>}
                {shown !== undefined && !(isPlain && onHit !== undefined) && <CellView shown={shown} />}
                {isPlain && onHit !== undefined && (
                  <button
                    type="button"
                    className={styles.value}
                    onClick={(event) =>
                      onHit({ column, value, rowIndex: index, row, dimensions: [], anchor: event.currentTarget })
                    }
                  >
                    {shown.text}
                  </button>
                )}
              </dd>
            </div>
          )
        })}
      </dl>
      {related}
    </section>
  )
}
