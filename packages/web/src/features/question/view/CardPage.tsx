import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { cardOptions, cardResultOptions } from '../../../api/card.ts'
import { t } from '../../../i18n/t.ts'
import { idOf, urls } from '../../../lib/urls.ts'
import { Page } from '../../../ui/Page/Page.tsx'
import { PageProblem } from '../../../ui/Problem/PageProblem.tsx'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { Picture } from '../../../viz/Picture/index.ts'
import { InfoTools } from '../../info/index.ts'
import { ShareButton } from '../../sharing/index.ts'
import styles from './CardPage.module.css'

/** A saved question, model or metric with its answer. */
export function CardPage() {
  const { slug = '' } = useParams({ strict: false }) as { slug?: string }
  const id = idOf(slug)
  const { data, error, refetch } = useQuery({ ...cardOptions(id ?? 0), enabled: id !== undefined })
  const run = useQuery({ ...cardResultOptions(id ?? 0, data?.value.display ?? ''), enabled: data !== undefined })
  if (id === undefined)
    return <PageProblem title={t('There is nothing here')}>{t('The link is not complete.')}</PageProblem>
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
          label: card.collection?.name ?? t('Our analytics'),
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
          <Problem title={t('No answer')} onRetry={() => void run.refetch()} isRetrying={run.isFetching}>
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
            isWhole={run.data.data.rows_truncated === undefined}
          />
        )}
      </section>
    </Page>
  )
}
