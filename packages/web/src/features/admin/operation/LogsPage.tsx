import { useQuery } from '@tanstack/react-query'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useMemo, useRef, useState } from 'react'
import { logLinesOptions } from '../../../api/operation.ts'
import { locale, t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Switch } from '../../../ui/Choice/index.ts'
import { Empty } from '../../../ui/Empty/Empty.tsx'
import { SearchInput } from '../../../ui/Form/index.ts'
import { Page } from '../../../ui/Page/Page.tsx'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { Select } from '../../../ui/Select/Select.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { findLines, lineParts } from './model.ts'
import styles from './parts/operation.module.css'

const FOLLOW_MS = 2000
const ANY = 'any'
const LINE = 26

/** The latest lines of the server's log, newest first. */
export function LogsPage() {
  const [text, setText] = useState('')
  const [level, setLevel] = useState(ANY)
  const [isFollowing, setFollowing] = useState(false)
  const { data, error, refetch, isFetching } = useQuery({
    ...logLinesOptions,
    refetchInterval: isFollowing && FOLLOW_MS,
  })
  const lines = useMemo(() => findLines(data ?? [], text, level === ANY ? '' : level), [data, text, level])
  const levels = useMemo(() => [...new Set((data ?? []).map((line) => line.level))].sort(), [data])
  const frame = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count: lines.length,
    getScrollElement: () => frame.current,
    estimateSize: () => LINE,
    overscan: 12,
  })
  const time = useMemo(() => new Intl.DateTimeFormat(locale(), { timeStyle: 'medium' }), [])

  return (
    <Page
      title={t('Logs')}
      description={t('The server’s latest log lines, newest first.')}
      isWide
      actions={
        <>
          <Button
            icon="copy"
            isDisabled={lines.length === 0}
            onPress={() => void navigator.clipboard.writeText(lines.map((line) => JSON.stringify(line)).join('\n'))}
          >
            {t('Copy')}
          </Button>
          <Button icon="refresh" isPending={isFetching && !isFollowing} onPress={() => void refetch()}>
            {t('Refresh')}
          </Button>
        </>
      }
    >
      <div className={styles.bar}>
        <div className={styles.find}>
          <SearchInput label={t('Search the lines')} value={text} onChange={setText} />
        </div>
        <div className={styles.choice}>
          <Select
            aria-label={t('Severity')}
            value={level}
            onChange={setLevel}
            options={[{ id: ANY, label: t('Any level') }, ...levels.map((id) => ({ id, label: id }))]}
          />
        </div>
        <Switch isSelected={isFollowing} onChange={setFollowing}>
          {t('Follow')}
        </Switch>
        <span className={`${styles.end} ${styles.quiet}`} role="status">
          {t('{n, plural, one {# line} other {# lines}}', { n: lines.length })}
        </span>
      </div>
      {data === undefined && error !== null ? (
        <Problem title={t('The log could not be loaded.')} onRetry={() => void refetch()}>
          {error.message}
        </Problem>
      ) : data === undefined ? (
        <Skeleton height={400} radius="card" />
      ) : lines.length === 0 ? (
        <Empty icon="search" title={t('No matching lines')} />
      ) : (
        // A region that scrolls has to be reached by the keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div ref={frame} className={styles.logFrame} role="region" aria-label={t('Lines')} tabIndex={0}>
          <div className={styles.logSpace} style={{ blockSize: rows.getTotalSize() }}>
            {rows.getVirtualItems().map(({ index, start }) => {
              const line = lines[index]
              if (line === undefined) return null
              const { event, facts } = lineParts(line)
              return (
                <div
                  key={index}
                  ref={rows.measureElement}
                  data-index={index}
                  className={styles.line}
                  style={{ insetBlockStart: start }}
                >
                  <span className={styles.quiet}>{time.format(Date.parse(line.timestamp))}</span>
                  <span className={line.level === 'ERROR' || line.level === 'FATAL' ? styles.bad : styles.quiet}>
                    {line.level}
                  </span>
                  <span>{event}</span>
                  <span className={styles.message}>
                    {facts}
                    {line.exception !== null && `\n${line.exception.join('\n')}`}
                  </span>
                </div>
              )
            })}
          </div>
        </div>
      )}
    </Page>
  )
}
