import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cardOptions, cardResultOptions } from '../../../api/card.ts'
import { runCardSorted } from '../../../api/dataset.ts'
import { collectionName } from '../../../i18n/collection-name.ts'
import { t } from '../../../i18n/t.ts'
import { idOf, urls } from '../../../lib/urls.ts'
import { usePathPart } from '../../../lib/address/index.ts'
import { Page } from '../../../ui/Page/Page.tsx'
import { PageProblem } from '../../../ui/Problem/PageProblem.tsx'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { Picture } from '../../../viz/Picture/index.ts'
import { RowsAge } from '../../../viz/RowsAge/RowsAge.tsx'
import { InfoTools } from '../../item-tools/info/index.ts'
import { ShareButton } from '../../sharing/index.ts'
import styles from './CardPage.module.css'

/** A saved question, model or metric with its answer. */
export function CardPage() {
  const slug = usePathPart('slug') ?? ''
  const id = idOf(slug)
  const { data, error, refetch } = useQuery({ ...cardOptions(id ?? 0), enabled: id !== undefined })
  const [readsSource, setReadsSource] = useState(false)
  const { display = '', dataset_query } = data?.value ?? {}
  const run = useQuery({
    ...cardResultOptions({ id: id ?? 0, display, dataset_query }, readsSource),
    enabled: data !== undefined,
    placeholderData: keepPreviousData,
  })
  if (id === undefined)
    return <PageProblem title={t('There is nothing here')}>{t('The link is incomplete.')}</PageProblem>
  if (data === undefined) {
    if (error === null) return null
    return (
      <PageProblem title={t('The question could not be shown')} onRetry={() => void refetch()}>
        {error.message}
      </PageProblem>
    )
  }
  const { value: card } = data
  const failure = run.error?.message ?? (run.data?.status === 'failed' ? run.data.error : undefined)
  return (
    <Page
      title={card.name}
      description={card.description ?? undefined}
      crumbs={[
        {
          label: collectionName(card.collection) || t('Our analytics'),
          href: urls.collection({ id: card.collection_id ?? 'root', name: card.collection?.name ?? null }),
        },
      ]}
      isWide
      actions={
        <>
          <InfoTools subject={{ kind: 'card', thing: card }} etag={data.etag} />
          <ShareButton kind="card" thing={card} />
        </>
      }
    >
      <section className={styles.result} aria-label={t('Result')} aria-busy={run.isFetching}>
        {failure !== undefined ? (
          <Problem title={t('The query failed')} onRetry={() => void run.refetch()} isRetrying={run.isFetching}>
            {failure}
          </Problem>
        ) : run.data === undefined ? (
          <Skeleton />
        ) : (
          <Picture
            display={card.display}
            settings={card.visualization_settings}
            result={run.data.data}
            label={card.name}
            keptAs={`question ${card.id}`}
            isWhole={run.data.data.rows_truncated === undefined}
            askSorted={(order, signal) => runCardSorted(card.id, order, signal, { readsSource })}
          />
        )}
      </section>
      {failure === undefined && <RowsAge data={run.data?.data} onSource={() => setReadsSource(true)} />}
    </Page>
  )
}
