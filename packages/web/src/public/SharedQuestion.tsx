import { useCallback, useEffect, useMemo } from 'react'
import { guestCard, fileOfGuest, runGuestCard, type GuestCard, type GuestPlace } from '../api/guest.ts'
import { asksTotals } from '../api/totals.ts'
import { FilterBar } from '../filters/bar/index.ts'
import { firstValues, paramsOf, searchOf, withValues, writeSearch, type FilterValues } from '../filters/index.ts'
import { locale, t } from '../i18n/t.ts'
import { useStable } from '../lib/use-stable.ts'
import { Problem } from '../ui/Problem/Problem.tsx'
import { Running } from '../ui/Running/Running.tsx'
import { Skeleton } from '../ui/Skeleton/Skeleton.tsx'
import { Picture, preloadDisplay } from '../viz/Picture/index.ts'
import { RowsAge } from '../viz/RowsAge/RowsAge.tsx'
import { Failure } from './Failure.tsx'
import { failureSentence, mayPass } from './failure.ts'
import { FileMenu } from './FileMenu.tsx'
import { Loading } from './Loading.tsx'
import type { Look } from './look.ts'
import styles from './public.module.css'
import { guestValues, sourceFor } from './request.ts'
import { Shell } from './Shell.tsx'
import { useContent } from './use-content.ts'
import { useSearch } from './use-search.ts'

interface SharedQuestionProps {
  place: GuestPlace
  look: Look
}

/** A shared question. */
export function SharedQuestion({ place, look }: SharedQuestionProps) {
  const ask = useCallback((signal: AbortSignal) => guestCard(place, signal), [place])
  const [{ value, error }, again] = useContent(ask)
  if (value !== undefined) return <Loaded place={place} look={look} card={value} />
  if (error === undefined) return <Loading />
  return (
    <Failure sentence={failureSentence(error, place.way !== 'public')} onRetry={mayPass(error) ? again : undefined} />
  )
}

function Loaded({ place, look, card }: SharedQuestionProps & { card: GuestCard }) {
  const [search, go] = useSearch()
  const { parameters, name, display, visualization_settings: settings } = card
  const isPivot = asksTotals(display, card.dataset_query)
  const values = useStable(firstValues(parameters, { search: paramsOf(search) }))
  const request = useStable(guestValues(place, parameters, values))
  const run = useCallback(
    (signal: AbortSignal) => runGuestCard(place, { values: request, isPivot }, signal),
    [place, request, isPivot],
  )
  const [{ value: result, error }, again, isRunning] = useContent(run)
  const source = useMemo(() => sourceFor(place, parameters, values), [place, parameters, values])
  useEffect(() => void preloadDisplay(display), [display])
  const { refresh } = look
  useEffect(() => {
    if (refresh === null) return
    const timer = setInterval(() => document.visibilityState === 'visible' && again(), refresh * 1000)
    return () => clearInterval(timer)
  })
  function set(changes: FilterValues): void {
    const next = withValues(parameters, values, changes)
    go(searchOf(new URLSearchParams(writeSearch(parameters, next, paramsOf(search)))))
  }
  const shown = parameters.filter(({ slug = '' }) => !look.hidden.has(slug))
  const failure =
    error === undefined
      ? result?.status === 'failed'
        ? (result.error ?? t('The question failed.'))
        : undefined
      : failureSentence(error, place.way !== 'public')
  // A question that failed has no data.
  const cutAt = failure === undefined ? result?.data.rows_truncated : undefined
  return (
    <Shell
      look={look}
      title={name}
      description={card.description}
      actions={
        look.hasDownloads && (
          <FileMenu name={name} file={{ of: 'rows', ask: fileOfGuest(place, { values: request }) }} />
        )
      }
    >
      {shown.length > 0 && (
        <div className={styles.filters}>
          <FilterBar parameters={shown} values={values} source={source} onChange={set} />
        </div>
      )}
      <section
        className={styles.result}
        aria-label={t('Result')}
        aria-busy={isRunning}
        data-old={(isRunning && result !== undefined) || undefined}
      >
        {isRunning && <Running />}
        {failure !== undefined ? (
          <Problem title={t('The query failed')} isSmall onRetry={again} isRetrying={isRunning}>
            {failure}
          </Problem>
        ) : result === undefined ? (
          <Skeleton />
        ) : (
          <Picture
            display={display}
            settings={settings}
            result={result.data}
            label={name}
            keptAs={`shared question ${place.way === 'public' ? place.key : name}`}
            fills
            isWhole={result.data.rows_truncated === undefined}
            askSorted={(order, signal) => runGuestCard(place, { values: request, isPivot: false, order }, signal)}
          />
        )}
      </section>
      {cutAt !== undefined && (
        <p className={styles.cut}>{t('The first {n} rows', { n: new Intl.NumberFormat(locale()).format(cutAt) })}</p>
      )}
      {failure === undefined && result !== undefined && (
        <div className={styles.age}>
          <RowsAge data={result.data} />
        </div>
      )}
    </Shell>
  )
}
