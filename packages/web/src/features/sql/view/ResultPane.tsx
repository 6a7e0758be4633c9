import { lazy, Suspense, useEffect, useState } from 'react'
import type { CollectionId } from '../../../api/collection.ts'
import type { FileFormat } from '../../../api/download.ts'
import { locale, t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { DialogTrigger } from '../../../ui/Dialog/Dialog.tsx'
import { Empty } from '../../../ui/Empty/Empty.tsx'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { Sheet } from '../../../ui/Sheet/Sheet.tsx'
import { Tabs, type TabItem } from '../../../ui/Tabs/Tabs.tsx'
import { lineAndColumn } from '../model/index.ts'
import { HistoryList } from './HistoryList.tsx'
import type { useRun } from './use-run.ts'
import styles from './editor.module.css'

// Charts are as large as the rest of the page.
const Answer = lazy(async () => ({ default: (await import('./Answer.tsx')).Answer }))
const SettingsPanel = lazy(async () => ({
  default: (await import('../../../viz/SettingsPanel/index.ts')).SettingsPanel,
}))

export interface ResultPaneProps {
  name: string
  /** Where the question lies; null for one that lies nowhere yet. */
  collection: CollectionId | null
  run: ReturnType<typeof useRun>
  text: string
  display: string
  settings: Readonly<Record<string, unknown>>
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

/** What SQL answered: as rows, as a chart, and what was run before. */
export function ResultPane(props: ResultPaneProps) {
  const { run, text, display, settings, user, database } = props
  const [view, setView] = useState<View>(display === 'table' ? 'result' : 'chart')
  const result = run.answer?.result
  /** A question that was a table so far becomes the chart that fits best. */
  async function look(next: View): Promise<void> {
    if (next === 'chart' && display === 'table' && result !== undefined) {
      const best = (await import('./best-chart.ts')).bestChart(result.data)
      if (best !== null) props.onDisplay(best)
    }
    setView(next)
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
            {run.isRunning && <Elapsed since={run.startedAt} />}
            {view === 'chart' && result !== undefined && (
              <DialogTrigger>
                <Button icon="sliders" isSmall variant="quiet">
                  {t('Display')}
                </Button>
                <Sheet title={t('Display')}>
                  <Suspense>
                    <SettingsPanel
                      display={display}
                      settings={settings}
                      result={result.data}
                      onDisplay={props.onDisplay}
                      onSettings={props.onSettings}
                    />
                  </Suspense>
                </Sheet>
              </DialogTrigger>
            )}
          </>
        }
      />
      {problem !== null && !run.isRunning && view !== 'history' && (
        <div className={styles.problem}>
          <Problem
            title={
              spot !== null
                ? t('The database refused line {line}, column {column}', { ...spot })
                : problem.isOfDatabase
                  ? t('The database refused it')
                  : t('No answer')
            }
            isSmall
            action={
              problem.place && (
                <Button isSmall onPress={() => props.onGoTo(problem.place?.from ?? 0)}>
                  {t('Show the place')}
                </Button>
              )
            }
          >
            {problem.message}
          </Problem>
        </div>
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

const QUIET_SECONDS = 3

/** How long it has been running, once that is long. */
function Elapsed({ since }: { since: number }) {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - since) / 1000)), 250)
    return () => clearInterval(timer)
  }, [since])
  if (seconds < QUIET_SECONDS) return null
  return (
    <span className={styles.elapsed}>
      {t('Running for {n} s', { n: new Intl.NumberFormat(locale()).format(seconds) })}
    </span>
  )
}
