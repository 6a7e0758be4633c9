import type { AuditEntry } from '../../../../api/audit.ts'
import { locale, t } from '../../../../i18n/t.ts'
import { Sheet } from '../../../../ui/Sheet/Sheet.tsx'
import { changesOf } from '../model.ts'
import { DataTable } from '../../../../ui/DataTable/DataTable.tsx'
import { whoDid } from '../names.ts'
import styles from './operation.module.css'

interface AuditSheetProps {
  /** Nothing is shown without one. */
  entry: AuditEntry | undefined
  says: ReadonlyMap<string, string>
  onClose(): void
}

/** One entry: from where it came, and what was before and after. */
export function AuditSheet({ entry, says, onClose }: AuditSheetProps) {
  return (
    <Sheet
      title={entry === undefined ? '' : (says.get(entry.action) ?? entry.action)}
      isOpen={entry !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width={560}
    >
      {entry !== undefined && <Content entry={entry} />}
    </Sheet>
  )
}

function Content({ entry }: { entry: AuditEntry }) {
  const moment = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'medium' })
  const changes = changesOf(entry)
  const { before: _before, after: _after, ...others } = entry.details
  const facts: [string, string | null][] = [
    [t('When'), moment.format(Date.parse(entry.timestamp))],
    [t('Person'), [whoDid(entry), entry.user?.email].filter(Boolean).join(' · ')],
    [
      t('About'),
      [entry.model_name, entry.model_id === null ? null : `${entry.model} ${entry.model_id}`]
        .filter(Boolean)
        .join(' · '),
    ],
    [t('Kind'), entry.action],
    [t('Address'), entry.address],
    [t('Device'), entry.device_description],
    [t('Request'), entry.request_id],
    ...Object.entries(others).map(([key, value]): [string, string] => [
      key,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  ]
  return (
    <div>
      <dl className={styles.facts}>
        {facts.map(([name, value]) =>
          value === null || value === '' ? null : (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      {changes.length > 0 && (
        <DataTable
          label={t('Before and after')}
          rows={changes}
          keyOf={({ name }) => name}
          columns={[
            { id: 'name', title: t('Name'), cell: ({ name }) => <span className={styles.inline}>{name}</span> },
            {
              id: 'before',
              title: t('Old value'),
              cell: ({ before }) => <span className={styles.wrap}>{before}</span>,
            },
            { id: 'after', title: t('New value'), cell: ({ after }) => <span className={styles.wrap}>{after}</span> },
          ]}
        />
      )}
    </div>
  )
}
