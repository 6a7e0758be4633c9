import { useMemo } from 'react'
import type { ReasonDimension, ReasonValue } from '../../api/reasons.ts'
import { locale, t } from '../../i18n/t.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { IconButton } from '../../ui/Button/IconButton.tsx'
import { useFormat } from '../../viz/Picture/index.ts'
import { cellOf } from './cell-of.ts'
import { scaleOf } from './scale.ts'
import { signed, signOf } from './signed.ts'
import styles from './reasons.module.css'

interface DimensionPartProps {
  dimension: ReasonDimension
  /** A number as the chart writes it. */
  say(value: string): string
  onRows(value: ReasonValue): void
  onQuestion(): void
}

const NO_SETTINGS = {}

/** One column: its values with their parts of the change, as bars to both sides. */
export function DimensionPart({ dimension, say, onRows, onQuestion }: DimensionPartProps) {
  const { name, column, values, rest, strength } = dimension
  const result = useMemo(() => ({ cols: [column], rows: values.map(cellsOf) }), [column, values])
  const { formatCell } = useFormat(result, NO_SETTINGS)
  const largest = scaleOf(dimension)
  const label = ({ value }: ReasonValue) =>
    value === null ? t('empty') : formatCell(cellsOf({ value })[0] ?? null, column, []).text
  return (
    <section className={styles.part} aria-label={name}>
      <header className={styles.head}>
        <h3 className={styles.title}>{name}</h3>
        {strength > 0 && <Badge tone="accent">{explainedText(dimension)}</Badge>}
        <IconButton icon="bar" label={t('Open {column} as a question', { column: name })} onPress={onQuestion} />
      </header>
      <ul className={styles.values}>
        {values.map((value, index) => (
          <li key={index} className={styles.value} data-stands-out={value.stands_out || undefined}>
            <button type="button" className={styles.label} title={t('See these rows')} onClick={() => onRows(value)}>
              {label(value)}
            </button>
            {value.state !== 'both' && (
              <span className={styles.state}>
                <Badge>{value.state === 'new' ? t('new') : t('gone')}</Badge>
              </span>
            )}
            <Bar contribution={value.contribution} largest={largest} />
            <span className={styles.number}>{signed(value.contribution, say)}</span>
          </li>
        ))}
        {rest.values !== 0 && (
          <li className={styles.value}>
            <span className={styles.rest}>{t('All others')}</span>
            <Bar contribution={rest.contribution} largest={largest} />
            <span className={styles.number}>{signed(rest.contribution, say)}</span>
          </li>
        )}
      </ul>
    </section>
  )
}

const cellsOf = ({ value }: Pick<ReasonValue, 'value'>) => [cellOf(value)]

function Bar({ contribution, largest }: { contribution: string; largest: number }) {
  const size = Math.abs(Number(contribution)) / largest
  return (
    <span className={styles.track} aria-hidden>
      <span
        className={styles.bar}
        data-sign={signOf(contribution)}
        data-cut={size > 1 || undefined}
        style={{ inlineSize: `${Math.min(1, size) * 50}%` }}
      />
    </span>
  )
}

function explainedText({ explained }: ReasonDimension): string {
  const share = new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 0 }).format(explained)
  return t('{share} of the change', { share })
}
