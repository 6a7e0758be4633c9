import { useCallback, useEffect, useMemo } from 'react'
import {
  findGuestValues,
  guestCard,
  guestFileAddress,
  runGuestCard,
  type GuestCard,
  type GuestPlace,
} from '../api/guest.ts'
import { FilterBar, searchFrom, valuesFrom } from '../features/parameters/index.ts'
import { t } from '../i18n/t.ts'
import { useStable } from '../lib/use-stable.ts'
import { Problem } from '../ui/Problem/Problem.tsx'
import { Skeleton } from '../ui/Skeleton/Skeleton.tsx'
import { Picture, preloadDisplay } from '../viz/Picture/index.ts'
import { Failure } from './Failure.tsx'
import { failureSentence, mayPass } from './failure.ts'
import { FileMenu } from './FileMenu.tsx'
import { Loading } from './Loading.tsx'
import type { Look } from './look.ts'
import styles from './public.module.css'
import { guestValues, linkedValues } from './request.ts'
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
  const values = useStable(valuesFrom(parameters, search))
  const request = useStable(guestValues(place, parameters, values))
  const run = useCallback(
    (signal: AbortSignal) => runGuestCard(place, { values: request, isPivot: display === 'pivot' }, signal),
    [place, request, display],
  )
  const [{ value: result, error }, again, isRunning] = useContent(run)
  const source = useMemo(
    () => ({
      find: (parameter: string, text: string, signal: AbortSignal) =>
        findGuestValues(place, { parameter, text, linked: linkedValues(parameters, values, parameter) }, signal),
    }),
    [place, parameters, values],
  )
  useEffect(() => void preloadDisplay(display), [display])
  const { refresh } = look
  useEffect(() => {
    if (refresh === null) return
    const timer = setInterval(() => document.visibilityState === 'visible' && again(), refresh * 1000)
    return () => clearInterval(timer)
  })
  const shown = parameters.filter(({ slug }) => !look.hidden.has(slug))
  const failure =
    error === undefined
      ? result?.status === 'failed'
        ? (result.error ?? t('The question failed.'))
        : undefined
      : failureSentence(error, place.way !== 'public')
  return (
    <Shell
      look={look}
      title={name}
      description={card.description}
      actions={
        look.hasDownloads && (
          <FileMenu name={name} addressOf={(format) => guestFileAddress(place, { values: request, format })} />
        )
      }
    >
      {shown.length > 0 && (
        <div className={styles.filters}>
          <FilterBar
            parameters={shown}
            values={values}
            source={source}
            onChange={(next) => go(searchFrom(parameters, { ...values, ...next }, search))}
          />
        </div>
      )}
      <section
        className={styles.result}
        aria-label={t('Result')}
        aria-busy={isRunning}
        data-old={(isRunning && result !== undefined) || undefined}
      >
        {failure !== undefined ? (
          <Problem title={t('No answer')} isSmall onRetry={again} isRetrying={isRunning}>
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
            isWhole={result.data.rows_truncated === undefined}
          />
        )}
      </section>
    </Shell>
  )
}
