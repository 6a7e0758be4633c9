import { lazy, Suspense } from 'react'
import type { CollectionId } from '../../../api/collection.ts'
import type { FileFormat } from '../../../api/download.ts'
import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Empty } from '../../../ui/Empty/Empty.tsx'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { Running } from '../../../ui/Running/Running.tsx'
import { Tabs, type TabItem } from '../../../ui/Tabs/Tabs.tsx'
import { WaitsFor } from '../../running/index.ts'
import { lineAndColumn } from '../model/index.ts'
import { HistoryList } from './HistoryList.tsx'
import type { useRun } from './use-run.ts'
import styles from './editor.module.css'

// Charts are as large as the rest of the page.
const Answer = lazy(async () => ({ default: (await import('./Answer.tsx')).Answer }))

export interface ResultPaneProps {
  name: string
  /** Where the question lies; null for one that lies nowhere yet. */
  collection: CollectionId | null
  run: ReturnType<typeof useRun>
  text: string
  display: string
  settings: Readonly<Record<string, unknown>>
  view: View
  onView(view: View): void
  /** The panel with the settings of the display is open. */
  isDisplayOpen: boolean
  onDisplayOpen(isOpen: boolean): void
  /** Where the tab keeps the colors of its series. */
  keptAs: string
  user: number
  database: number | null
  onDisplay(display: string): void
  /** All of them, as they are to be stored. */
  onSettings(settings: Readonly<Record<string, unknown>>): void
  onGoTo(place: number): void
  onHistory(text: string): void
  onDownload(format: FileFormat): void
}

export type View = 'result' | 'chart' | 'history'

/** The rows of a question that is shown as a chart are shown as they come. */
export const hasSettings = (view: View, display: string) =>
  view === 'chart' || (view === 'result' && display === 'table')

type RunProblem = NonNullable<ResultPaneProps['run']['problem']>

function titleOf({ message, isOfDatabase }: RunProblem, spot: ReturnType<typeof lineAndColumn> | null): string {
  if (message === null) return t('You stopped the query.')
  if (spot !== null) return t('The database refused line {line}, column {column}', { ...spot })
  return isOfDatabase ? t('The database refused it') : t('The query failed')
}

/** What SQL answered: as rows, as a chart, and what was run before. */
export function ResultPane(props: ResultPaneProps) {
  const { run, text, display, view, user, database } = props
  const result = run.answer?.result
  /** A question that was a table so far becomes the chart that fits best. */
  async function look(next: View): Promise<void> {
    if (next === 'chart' && display === 'table' && result !== undefined) {
      const best = (await import('./best-chart.ts')).bestChart(result.data)
      if (best !== null) props.onDisplay(best)
    }
    props.onView(next)
  }
  const tabs: TabItem<View>[] = [
    { id: 'result', label: t('Result') },
    { id: 'chart', label: t('Chart') },
    { id: 'history', label: t('History') },
  ]
  const problem = run.problem
  const history = <HistoryList user={user} database={database} onOpen={props.onHistory} />
  const spot = problem?.place ? lineAndColumn(text, problem.place.from) : null
  return (
    <section className={styles.results} aria-label={t('Result')}>
      <Tabs<View>
        label={t('Result')}
        tabs={tabs}
        value={view}
        onChange={(next) => void look(next)}
        actions={
          <>
            {result !== undefined && hasSettings(view, display) && (
              <Button
                icon="sliders"
                isSmall
                variant="quiet"
                aria-expanded={props.isDisplayOpen}
                onPress={() => props.onDisplayOpen(!props.isDisplayOpen)}
              >
                {t('Display')}
              </Button>
            )}
          </>
        }
      />
      {problem !== null && !run.isRunning && view !== 'history' && (
        <div className={styles.problem}>
          <Problem
            title={titleOf(problem, spot)}
            isSmall
            action={
              problem.place && (
                <Button isSmall onPress={() => props.onGoTo(problem.place?.from ?? 0)}>
                  {t('Go to the error')}
                </Button>
              )
            }
          >
            {problem.message ?? undefined}
          </Problem>
        </div>
      )}
      {run.isRunning && (
        <Running since={run.startedAt} onStop={run.stop}>
          <WaitsFor card={run.card} />
        </Running>
      )}
      {run.answer !== null ? (
        <Suspense>
          <Answer {...props} answer={run.answer} view={view} history={history} />
        </Suspense>
      ) : (
        <div className={styles.picture} aria-busy={run.isRunning}>
          {view === 'history'
            ? history
            : problem === null &&
              !run.isRunning && (
                <Empty icon="sql" title={t('Nothing run yet')} isSmall>
                  {t('Write SQL and run it. A selection can be run alone.')}
                </Empty>
              )}
        </div>
      )}
    </section>
  )
}
