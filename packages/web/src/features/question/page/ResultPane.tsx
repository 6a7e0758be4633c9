import { useMemo, useState } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Result } from '../../../api/dataset.ts'
import { locale, t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { Picture, type PictureHit } from '../../../viz/Picture/index.ts'
import type { Column, QuestionDraft } from '../draft/index.ts'
import { DrillMenu } from '../drill-menu/DrillMenu.tsx'
import styles from './question.module.css'

interface ResultPaneProps {
  name: string
  draft: QuestionDraft
  answer: UseQueryResult<Result>
  /** What is wrong with the question, when it cannot be asked. */
  errors: readonly string[]
  /** The question was changed since it was asked, and is not asked by itself. */
  isStale: boolean
  onRun(): void
  onSettings(patch: Readonly<Record<string, unknown>>): void
  /** Columns that the last stage can refer to. */
  visible: readonly Column[]
  onDrill(draft: QuestionDraft): void
}

/** The answer; the one before stays, paler, until the next is there. A mark opens what can be asked from it. */
export function ResultPane(props: ResultPaneProps) {
  const { name, draft, answer, errors, isStale, onRun, onSettings, visible, onDrill } = props
  const [hit, setHit] = useState<PictureHit | null>(null)
  const result = answer.data
  const failure = answer.error?.message ?? (result?.status === 'failed' ? result.error : undefined)
  const isOld = answer.isFetching || errors.length > 0
  const settings = useMemo(() => draft.visualization_settings, [draft.visualization_settings])
  return (
    <section className={styles.result} aria-label={t('Result')} aria-busy={answer.isFetching}>
      <div className={styles.picture} data-old={(isOld && result !== undefined) || undefined}>
        {failure !== undefined && !answer.isFetching ? (
          <Problem title={t('No answer')} onRetry={() => void answer.refetch()}>
            {failure}
          </Problem>
        ) : result === undefined || failure !== undefined ? (
          errors.length > 0 && !answer.isFetching ? (
            <Problem title={t('This cannot be asked yet')}>{errors[0]}</Problem>
          ) : (
            <Skeleton />
          )
        ) : (
          <Picture
            display={draft.display}
            settings={settings}
            result={result.data}
            label={name}
            isWhole={result.data.rows_truncated === undefined}
            onHit={setHit}
            onSettings={onSettings}
          />
        )}
        {isStale && (
          <div className={styles.stale}>
            <Button icon="play" variant="primary" onPress={onRun}>
              {t('Run')}
            </Button>
          </div>
        )}
      </div>
      <div className={styles.foot} role="status">
        {result?.status === 'completed' && sayResult(result)}
      </div>
      <DrillMenu draft={draft} hit={hit} visible={visible} onClose={() => setHit(null)} onDrill={onDrill} />
    </section>
  )
}

function sayResult({ row_count, running_time, data, cached }: Result): string {
  const rows =
    data.rows_truncated === undefined
      ? t('{n, plural, one {# row} other {# rows}}', { n: row_count })
      : t('The first {n} rows', { n: row_count })
  const time = cached
    ? t('from the cache')
    : t('{ms} ms', { ms: new Intl.NumberFormat(locale()).format(running_time ?? 0) })
  return `${rows} · ${time}`
}
