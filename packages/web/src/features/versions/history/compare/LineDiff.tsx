import { useMemo } from 'react'
import { t } from '../../../../i18n/t.ts'
import { compareLines, foldLines } from '../model/index.ts'
import styles from './compare.module.css'

interface LineDiffProps {
  title: string
  before: string
  after: string
}

/** Two texts under each other: lines that went, and lines that came. */
export function LineDiff({ title, before, after }: LineDiffProps) {
  const lines = useMemo(() => foldLines(compareLines(before, after)), [before, after])
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{title}</h3>
      <ol className={styles.lines} aria-label={title} tabIndex={0}>
        {lines.map((line, at) =>
          line.mark === 'gap' ? (
            <li key={at} className={styles.gap}>
              {t('{n, plural, one {# unchanged line} other {# unchanged lines}}', { n: line.count })}
            </li>
          ) : (
            <li key={at} className={styles.line} data-mark={line.mark}>
              <span className={styles.number} aria-hidden>
                {line.before ?? ''}
              </span>
              <span className={styles.number} aria-hidden>
                {line.after ?? ''}
              </span>
              <Sign mark={line.mark} />
              <code>{line.text}</code>
            </li>
          ),
        )}
      </ol>
    </section>
  )
}

function Sign({ mark }: { mark: 'same' | 'added' | 'removed' }) {
  if (mark === 'same') return <span />
  return (
    <span role="img" aria-label={mark === 'added' ? t('Added') : t('Removed')}>
      {mark === 'added' ? '+' : '−'}
    </span>
  )
}
