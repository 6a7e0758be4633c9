import { useQuery } from '@tanstack/react-query'
import { cardResultOptions, type Card } from '../../api/card.ts'
import { t } from '../../i18n/t.ts'
import { Problem } from '../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { Picture } from '../../viz/Picture/index.ts'
import { DrillPicture } from '../question/index.ts'
import { queryOf } from '../question/draft/index.ts'
import styles from './models.module.css'

interface RowsProps {
  card: Card
  /** As it is stored unless told. */
  display?: string
  /** The reader may ask further. */
  mayAsk?: boolean
}

/** What a card answers as it is saved. */
export function Rows({ card, display = card.display, mayAsk = false }: RowsProps) {
  const { data, error, refetch } = useQuery(cardResultOptions(card.id, display))
  const failure = error?.message ?? (data?.status === 'failed' ? data.error : undefined)
  return (
    <div className={styles.rows}>
      {failure !== undefined ? (
        <Problem title={t('No answer')} onRetry={() => void refetch()}>
          {failure}
        </Problem>
      ) : data === undefined ? (
        <Skeleton height="100%" radius="card" />
      ) : mayAsk ? (
        <DrillPicture
          draft={{
            dataset_query: queryOf(card.database_id ?? 0, { kind: 'card', id: card.id }),
            display,
            visualization_settings: card.visualization_settings,
          }}
          result={data.data}
          label={card.name}
        />
      ) : (
        <Picture
          display={display}
          settings={card.visualization_settings}
          result={data.data}
          label={card.name}
          isWhole={data.data.rows_truncated === undefined}
        />
      )}
    </div>
  )
}
