import { useQuery } from '@tanstack/react-query'
import { cardResultOptions, type Card } from '../../../../api/card.ts'
import { answerOptions } from '../../../../api/dataset.ts'
import { t } from '../../../../i18n/t.ts'
import { Problem } from '../../../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../../../ui/Skeleton/Skeleton.tsx'
import { Picture } from '../../../../viz/Picture/index.ts'
import { PreviewHead } from './PreviewHead.tsx'
import styles from './preview.module.css'

interface CardPreviewProps {
  version: Card
  /** It is the one that is stored now: whoever may see the question may run it. */
  isNow: boolean
}

/** An earlier version of a question: its answer with the data of today, as it was shown then. */
export function CardPreview({ version, isNow }: CardPreviewProps) {
  const { dataset_query, display, visualization_settings: settings } = version
  const stored = useQuery({ ...cardResultOptions({ id: version.id, display, dataset_query }), enabled: isNow })
  const earlier = useQuery({ ...answerOptions(dataset_query, display, settings), enabled: !isNow })
  const { data: result, error, isPlaceholderData } = isNow ? stored : earlier
  const failure = error?.message ?? (result?.status === 'failed' ? result.error : undefined)
  return (
    <>
      <PreviewHead name={version.name} description={version.description} />
      <div className={styles.picture}>
        {failure !== undefined ? (
          <Problem title={t('The query failed')} isSmall>
            {failure}
          </Problem>
        ) : result === undefined || isPlaceholderData ? (
          <Skeleton height="100%" />
        ) : (
          <Picture
            display={display}
            settings={settings}
            result={result.data}
            label={version.name}
            isWhole={result.data.rows_truncated === undefined}
          />
        )}
      </div>
    </>
  )
}
