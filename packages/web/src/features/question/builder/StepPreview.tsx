import { useQuery } from '@tanstack/react-query'
import { answerOptions } from '../../../api/dataset.ts'
import { t } from '../../../i18n/t.ts'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { Picture } from '../../../viz/Picture/index.ts'
import { previewOf, type StepKind } from '../draft/index.ts'
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
  const { data, error, refetch } = useQuery(answerOptions(previewOf(running, stage, kind), 'table', NO_SETTINGS))
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
        <Picture display="table" settings={NO_SETTINGS} result={data.data} label={label} />
      )}
    </div>
  )
}
