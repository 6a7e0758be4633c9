import { displaysFor, readData, shapeOf } from '@querent/viz'
import { useEffect, useMemo, useState } from 'react'
import type { FileFormat } from '../../../api/download.ts'
import { locale, t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { DialogTrigger } from '../../../ui/Dialog/Dialog.tsx'
import { Empty } from '../../../ui/Empty/Empty.tsx'
import { Menu, MenuItem, MenuTrigger } from '../../../ui/Menu/index.ts'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { Sheet } from '../../../ui/Sheet/Sheet.tsx'
import { Tabs, type TabItem } from '../../../ui/Tabs/Tabs.tsx'
import { Picture } from '../../../viz/Picture/index.ts'
import { SettingsPanel } from '../../../viz/SettingsPanel/index.ts'
import { lineAndColumn } from '../model/index.ts'
import { HistoryList } from './HistoryList.tsx'
import { StatusLine } from './StatusLine.tsx'
import type { useRun } from './use-run.ts'
import styles from './editor.module.css'

interface ResultPaneProps {
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

type View = 'result' | 'chart' | 'history'

const NO_SETTINGS = {}

/** What SQL answered: as rows, as a chart, and what was run before. */
export function ResultPane(props: ResultPaneProps) {
  const { run, text, display, settings, user, database } = props
  const [view, setView] = useState<View>(display === 'table' ? 'result' : 'chart')
  const result = run.answer?.result
  const isWhole = result?.data.rows_truncated === undefined
  const fits = useMemo(() => (result === undefined ? [] : displaysFor(shapeOf(readData(result.data)))), [result])
  /** A question that was a table so far becomes the chart that fits best. */
  function look(next: View): void {
    const best = fits.find(({ fit }) => fit.score > 0)
    if (next === 'chart' && display === 'table' && best !== undefined) props.onDisplay(best.visualization.display)
    setView(next)
  }
  const tabs: TabItem<View>[] = [
    { id: 'result', label: t('Result') },
    { id: 'chart', label: t('Chart') },
    { id: 'history', label: t('History') },
  ]
  const problem = run.problem
  const spot = problem?.place ? lineAndColumn(text, problem.place.from) : null
  return (
    <section className={styles.results} aria-label={t('Result')}>
      <Tabs<View>
        label={t('Result')}
        tabs={tabs}
        value={view}
        onChange={look}
        actions={
          <>
            {run.isRunning && <Elapsed since={run.startedAt} />}
            {view === 'chart' && result !== undefined && (
              <DialogTrigger>
                <Button icon="sliders" isSmall variant="quiet">
                  {t('Display')}
                </Button>
                <Sheet title={t('Display')}>
                  <SettingsPanel
                    display={display}
                    settings={settings}
                    result={result.data}
                    onDisplay={props.onDisplay}
                    onSettings={props.onSettings}
                  />
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
      <div className={styles.picture} aria-busy={run.isRunning} data-old={problem !== null || undefined}>
        {view === 'history' ? (
          <HistoryList user={user} database={database} onOpen={props.onHistory} />
        ) : result !== undefined ? (
          <Picture
            display={view === 'result' ? 'table' : display}
            settings={view === 'result' && display !== 'table' ? NO_SETTINGS : settings}
            result={result.data}
            label={t('Result')}
            isWhole={isWhole}
            {...((view === 'chart' || display === 'table') && {
              onSettings: (patch) => props.onSettings({ ...settings, ...patch }),
            })}
          />
        ) : (
          problem === null &&
          !run.isRunning && (
            <Empty icon="sql" title={t('Nothing run yet')} isSmall>
              {t('Write SQL and run it. A selection can be run alone.')}
            </Empty>
          )
        )}
      </div>
      {run.answer !== null && (
        <footer className={styles.foot}>
          <StatusLine answer={run.answer} />
          <span className={styles.gap} />
          <MenuTrigger>
            <Button isSmall variant="quiet" icon="download" iconAfter="chevron-down">
              {t('Download')}
            </Button>
            <Menu
              label={t('Download')}
              onAction={(format) => props.onDownload(format as FileFormat)}
              placement="top end"
            >
              <MenuItem id="csv">{t('CSV')}</MenuItem>
              <MenuItem id="xlsx">{t('Excel')}</MenuItem>
              <MenuItem id="json">{t('JSON')}</MenuItem>
            </Menu>
          </MenuTrigger>
        </footer>
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
