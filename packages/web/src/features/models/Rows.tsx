import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { cardResultOptions, type Card } from '../../api/card.ts'
import { runCardSorted } from '../../api/dataset.ts'
import { t } from '../../i18n/t.ts'
import { Problem } from '../../ui/Problem/Problem.tsx'
import { Running } from '../../ui/Running/Running.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { Picture } from '../../viz/Picture/index.ts'
import { RowsAge } from '../../viz/RowsAge/RowsAge.tsx'
import { useRowActions } from '../actions/rows/index.ts'
import { WaitsFor } from '../running/index.ts'
import { DrillPicture } from '../question/index.ts'
import { queryOf } from '../../models/question/index.ts'
import styles from './models.module.css'

interface RowsProps {
  card: Card
  /** As stored unless told. */
  display?: string
  /** The reader may ask further. */
  mayAsk?: boolean
}

/** What a card answers as it is saved. */
export function Rows({ card, display = card.display, mayAsk = false }: RowsProps) {
  const client = useQueryClient()
  const [readsSource, setReadsSource] = useState(false)
  const options = cardResultOptions({ ...card, display }, readsSource)
  const [isStopped, setStopped] = useState(false)
  const { data, error, refetch, isFetching } = useQuery({
    ...options,
    enabled: !isStopped,
    placeholderData: keepPreviousData,
  })
  const rowActions = useRowActions(card)
  const failure = error?.message ?? (data?.status === 'failed' ? data.error : undefined)
  return (
    <>
      <div className={styles.rows}>
        {failure !== undefined ? (
          <Problem title={t('The query failed')} onRetry={() => void refetch()}>
            {failure}
          </Problem>
        ) : isStopped && data === undefined ? (
          <Problem title={t('You stopped the query.')} onRetry={() => setStopped(false)} />
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
            keptAs={`question ${card.id}`}
            askSorted={(order, signal) => runCardSorted(card.id, order, signal, { readsSource })}
            itemsOf={rowActions.itemsOf}
          />
        ) : (
          <Picture
            display={display}
            settings={card.visualization_settings}
            result={data.data}
            label={card.name}
            keptAs={`question ${card.id}`}
            isWhole={data.data.rows_truncated === undefined}
            askSorted={(order, signal) => runCardSorted(card.id, order, signal, { readsSource })}
          />
        )}
        {rowActions.dialog}
        {isFetching && (
          <Running
            onStop={() => {
              setStopped(true)
              void client.cancelQueries({ queryKey: options.queryKey, exact: true })
            }}
          >
            <WaitsFor card={card.id} />
          </Running>
        )}
      </div>
      {failure === undefined && <RowsAge data={data?.data} onSource={() => setReadsSource(true)} />}
    </>
  )
}
