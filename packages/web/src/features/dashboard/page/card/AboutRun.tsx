import type { Result } from '../../../../api/dataset.ts'
import { locale, t } from '../../../../i18n/t.ts'
import { Dialog } from '../../../../ui/Dialog/Dialog.tsx'
import styles from './card.module.css'

interface AboutRunProps {
  title: string
  result: Result
  onClose(): void
}

/** How long an answer took, whether it was kept from before, and what the database was asked. */
export function AboutRun({ title, result, onClose }: AboutRunProps) {
  const { running_time, row_count, started_at, cached, data } = result
  const number = new Intl.NumberFormat(locale())
  const sql = data.native_form?.query
  const rows: [string, string][] = [
    [t('Rows'), number.format(row_count)],
    ...(running_time === undefined
      ? []
      : [[t('Time'), t('{n} ms', { n: number.format(running_time) })] satisfies [string, string]]),
    [
      t('From the cache'),
      typeof cached === 'string' ? t('Yes, from {time}', { time: timeOf(cached) }) : t('No, from the database'),
    ],
    ...(started_at === undefined ? [] : [[t('Run at'), timeOf(started_at)] satisfies [string, string]]),
  ]
  return (
    <Dialog title={title} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <dl className={styles.about}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {sql !== undefined && (
        <pre className={styles.sql} tabIndex={0} aria-label={t('SQL')}>
          {sql}
        </pre>
      )}
    </Dialog>
  )
}

function timeOf(text: string): string {
  const time = new Date(text)
  if (Number.isNaN(time.getTime())) return text
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(time)
}
