import type { LoggedQuery } from '../../../../api/operation.ts'
import { durationText } from '../../../../i18n/amounts.ts'
import { locale, t } from '../../../../i18n/t.ts'
import { urls } from '../../../../lib/urls.ts'
import { Link } from '../../../../ui/Link/Link.tsx'
import { Sheet } from '../../../../ui/Sheet/Sheet.tsx'
import { stageTimes } from '../model.ts'
import { contextText, type useNames } from '../names.ts'
import styles from './operation.module.css'

interface QuerySheetProps {
  /** Nothing is shown without one. */
  query: LoggedQuery | undefined
  names: ReturnType<typeof useNames>
  onClose(): void
}

/** One query: where its time went, what it said, what went wrong. */
export function QuerySheet({ query, names, onClose }: QuerySheetProps) {
  return (
    <Sheet title={t('Query')} isOpen={query !== undefined} onOpenChange={(isOpen) => !isOpen && onClose()} width={560}>
      {query !== undefined && <Content query={query} names={names} />}
    </Sheet>
  )
}

/** That copies answered, and by how much sooner. */
const copiedText = (saved: number | null): string =>
  saved === null ? t('From copies') : t('From copies, {time} saved', { time: durationText(saved) })

function Content({ query, names }: { query: LoggedQuery; names: QuerySheetProps['names'] }) {
  const times = stageTimes(query.stage_times)
  const moment = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'medium' })
  return (
    <div>
      <dl className={styles.facts}>
        <dt>{t('When')}</dt>
        <dd>{moment.format(Date.parse(query.started_at))}</dd>
        <dt>{t('Person')}</dt>
        <dd>{names.personName(query.executor_id)}</dd>
        <dt>{t('Database')}</dt>
        <dd>{names.databaseName(query.database_id)}</dd>
        <dt>{t('Run by')}</dt>
        <dd>
          {query.card_id !== null ? (
            <Link href={urls.question({ id: query.card_id })}>{t('Question {id}', { id: query.card_id })}</Link>
          ) : (
            contextText(query.context)
          )}
          {query.dashboard_id !== null && (
            <>
              {' · '}
              <Link href={urls.dashboard({ id: query.dashboard_id })}>
                {t('Dashboard {id}', { id: query.dashboard_id })}
              </Link>
            </>
          )}
        </dd>
        <dt>{t('Rows')}</dt>
        <dd>{new Intl.NumberFormat(locale()).format(query.result_rows)}</dd>
        <dt>{t('Time')}</dt>
        <dd>
          {durationText(query.running_time_ms)}
          {query.cache_hit && ` · ${t('From the cache')}`}
          {query.copy_ids !== null && ` · ${copiedText(query.saved_ms)}`}
        </dd>
      </dl>
      {query.error !== null && (
        <>
          <h3 className={styles.heading}>{t('What went wrong')}</h3>
          <p className={styles.bad}>{query.error}</p>
        </>
      )}
      {times.length > 0 && (
        <>
          <h3 className={styles.heading}>{t('Time breakdown')}</h3>
          <ul className={styles.times}>
            {times.map(({ stage, milliseconds, share }) => (
              <li key={stage} className={styles.time}>
                <span>{stage}</span>
                <span className={styles.track} aria-hidden>
                  <span className={styles.fill} style={{ display: 'block', inlineSize: `${share * 100}%` }} />
                </span>
                <span>{durationText(milliseconds)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {query.sql !== null && query.sql !== '' && (
        <>
          <h3 className={styles.heading}>SQL</h3>
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre className={styles.code} tabIndex={0} aria-label={t('Statement')}>
            {query.sql}
          </pre>
        </>
      )}
    </div>
  )
}
