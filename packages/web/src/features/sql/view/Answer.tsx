import { useState, type ReactNode } from 'react'
import type { TimedResult } from '../../../api/dataset.ts'
import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Menu, MenuTrigger } from '../../../ui/Menu/index.ts'
import { Picture, PictureItems, type DrawnChart } from '../../../viz/Picture/index.ts'
import { ChartEvents, EventsButton, useChartTimelines } from '../../timelines/index.ts'
import { DownloadItems, useDownloadActions } from '../../downloads/index.ts'
import type { ResultPaneProps, View } from './ResultPane.tsx'
import { StatusLine } from './StatusLine.tsx'
import styles from './editor.module.css'

interface AnswerProps extends ResultPaneProps {
  answer: TimedResult
  view: View
  /** What was run before, in place of the picture where `view` says so. */
  history: ReactNode
}

const NO_SETTINGS = {}

/** The answer as rows or as a chart, and what can be done with it. */
export function Answer({ answer, view, history, ...props }: AnswerProps) {
  const { run, display, settings } = props
  const { data } = answer.result
  const mayDownload = data.download_perms !== 'none'
  useDownloadActions(mayDownload ? props.onDownload : undefined)
  const [chart, setChart] = useState<DrawnChart | null>(null)
  const timelines = useChartTimelines({
    display: view === 'chart' ? display : 'table',
    settings,
    result: data,
    collection: props.collection,
  })
  return (
    <>
      <div className={styles.picture} aria-busy={run.isRunning} data-old={run.problem !== null || undefined}>
        {view === 'history' ? (
          history
        ) : (
          <Picture
            display={view === 'result' ? 'table' : display}
            settings={view === 'result' && display !== 'table' ? NO_SETTINGS : settings}
            result={data}
            label={t('Result')}
            keptAs={props.keptAs}
            isWhole={data.rows_truncated === undefined}
            askSorted={run.askSorted}
            drawn={setChart}
            {...timelines.picture}
            {...((view === 'chart' || display === 'table') && {
              onSettings: (patch) => props.onSettings({ ...settings, ...patch }),
            })}
          />
        )}
      </div>
      <footer className={styles.foot}>
        <StatusLine answer={answer} />
        <span className={styles.gap} />
        <EventsButton of={timelines} />
        {(mayDownload || chart !== null) && (
          <MenuTrigger>
            <Button isSmall variant="quiet" icon="download" iconAfter="chevron-down">
              {t('Download')}
            </Button>
            <Menu label={t('Download')} placement="top end">
              <PictureItems chart={chart} name={props.name} isShort />
              {mayDownload && <DownloadItems isShort onChoose={props.onDownload} />}
            </Menu>
          </MenuTrigger>
        )}
      </footer>
      <ChartEvents of={timelines} />
    </>
  )
}
