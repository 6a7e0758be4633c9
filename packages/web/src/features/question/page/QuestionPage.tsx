import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useMemo, useRef } from 'react'
import { cardOptions, type Card } from '../../../api/card.ts'
import { describeOptions } from '../../../api/dataset.ts'
import { t } from '../../../i18n/t.ts'
import { readQuestionHash } from '../../../lib/url.ts'
import { idOf } from '../../../lib/urls.ts'
import { usePathPart } from '../../../lib/address/index.ts'
import { PageProblem } from '../../../ui/Problem/PageProblem.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { isNative, isStaged, type QuestionDraft } from '../../../models/question/index.ts'
import { CardPage } from '../view/CardPage.tsx'
import { NewQuestion } from './NewQuestion.tsx'
import { QuestionView } from './QuestionView.tsx'

const SqlEditor = lazy(async () => ({ default: (await import('../../sql/index.ts')).SqlEditor }))

/** A saved question, model or metric by its number. */
export function QuestionPage() {
  const slug = usePathPart('slug') ?? ''
  const id = idOf(slug)
  const { data, error, refetch } = useQuery({ ...cardOptions(id ?? 0), enabled: id !== undefined })
  const isSql = data?.value.query_type === 'native'
  const query = isSql ? undefined : data?.value.dataset_query
  const described = useQuery({
    ...describeOptions(query ?? {}),
    enabled: query !== undefined,
    placeholderData: keepPreviousData,
  })
  const staged = described.isPlaceholderData ? undefined : described.data?.query
  const shown = useRef<Shown | null>(null)
  const base = useMemo<QuestionDraft | null>(
    () =>
      data === undefined || !isStaged(staged)
        ? null
        : {
            dataset_query: staged,
            display: data.value.display,
            visualization_settings: data.value.visualization_settings,
          },
    [data, staged],
  )
  if (id === undefined)
    return <PageProblem title={t('There is nothing here')}>{t('The link is incomplete.')}</PageProblem>
  if (error !== null && data === undefined) {
    return (
      <PageProblem title={t('The question could not be shown')} onRetry={() => void refetch()}>
        {error.message}
      </PageProblem>
    )
  }
  if (data === undefined) return <Skeleton />
  if (isSql) {
    return (
      <Suspense fallback={<Skeleton />}>
        <SqlEditor key={id} card={data.value} etag={data.etag} />
      </Suspense>
    )
  }
  if (base !== null) shown.current = { base, card: data.value, etag: data.etag }
  // While another version is read, the one before stays.
  if (described.isPending || described.isPlaceholderData) {
    return shown.current?.card.id === id ? <QuestionView key={id} {...shown.current} /> : <Skeleton />
  }
  // Queries that cannot be read are shown as they are.
  if (base === null || isNative(base.dataset_query.stages[0])) return <CardPage />
  return <QuestionView key={id} base={base} card={data.value} etag={data.etag} />
}

/** A version of a question that has been read. */
interface Shown {
  base: QuestionDraft
  card: Card
  etag: string | null
}

/** A question that is not saved: it lives in the address, which others can open as well. */
export function UnsavedQuestionPage() {
  const { hash, key } = useRouterState({
    select: ({ location }) => ({ hash: location.hash, key: location.state.__TSR_key ?? '' }),
  })
  const question = useMemo(() => readQuestionHash(hash), [hash])
  const query = question?.dataset_query
  const described = useQuery({ ...describeOptions(query ?? {}), enabled: query !== undefined })
  const staged = described.data?.query
  const start = useMemo<QuestionDraft | null>(
    () =>
      question === null || !isStaged(staged)
        ? null
        : {
            dataset_query: staged,
            display: question.display ?? 'table',
            visualization_settings: question.visualization_settings ?? {},
            ...(isKeys(question['muted']) && { muted: question['muted'] }),
            ...(question.original_card_id !== undefined && { original_card_id: question.original_card_id }),
          },
    [question, staged],
  )
  if (question === null) return <NewQuestion />
  if (described.error !== null) {
    return (
      <PageProblem title={t('The question in this link could not be loaded')} onRetry={() => void described.refetch()}>
        {described.error.message}
      </PageProblem>
    )
  }
  if (described.data !== undefined && start === null) {
    return (
      <PageProblem title={t('The question in this link could not be loaded')}>
        {described.data.errors[0]?.message ?? t('The link is incomplete.')}
      </PageProblem>
    )
  }
  if (start === null) return <Skeleton />
  if (isNative(start.dataset_query.stages[0]) && start.dataset_query.stages.length === 1) {
    return (
      <Suspense fallback={<Skeleton />}>
        <SqlEditor key={key} question={question} />
      </Suspense>
    )
  }
  return <QuestionView key={key} base={start} card={null} etag={null} />
}

const isKeys = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((key) => typeof key === 'string')
