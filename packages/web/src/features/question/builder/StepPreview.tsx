import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { answerOptions, type Column } from '../../../api/dataset.ts'
import { t } from '../../../i18n/t.ts'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { Picture } from '../../../viz/Picture/index.ts'
import { clausesOf, previewOf, type StepKind } from '../../../models/question/index.ts'
import { useBuilding } from './context.ts'
import styles from './builder.module.css'

const NO_SETTINGS = {}

interface StepPreviewProps {
  stage: number
  kind: StepKind
  /** Name of the step. */
  title: string
}

/** The first rows that a step gives. */
export function StepPreview({ stage, kind, title }: StepPreviewProps) {
  const { running } = useBuilding()
  const made = kind === 'expressions' ? clausesOf(running, stage, 'expressions').length : 0
  const { data, error, refetch } = useQuery(answerOptions(previewOf(running, stage, kind), 'table', NO_SETTINGS))
  const settings = useMemo(() => inFront(data?.data.cols ?? [], made), [data, made])
  const failure = error?.message ?? (data?.status === 'failed' ? data.error : undefined)
  const label = t('Rows up to {step}', { step: title })
  return (
    <div className={styles.preview} data-rows={data?.status === 'completed' ? Math.min(data.row_count, 10) : undefined}>
      {failure !== undefined ? (
        <Problem isSmall title={t('No rows up to here')} onRetry={() => void refetch()}>
          {failure}
        </Problem>
      ) : data === undefined ? (
        <Skeleton />
      ) : (
        <Picture display="table" settings={settings} result={data.data} label={label} />
      )}
    </div>
  )
}

/** Custom columns come last in an answer: there nobody would see them. */
function inFront(columns: readonly Column[], made: number) {
  if (made === 0) return NO_SETTINGS
  const order = [...columns.slice(-made), ...columns.slice(0, -made)]
  return { 'table.columns': order.map(({ name }) => ({ name, enabled: true })) }
}
