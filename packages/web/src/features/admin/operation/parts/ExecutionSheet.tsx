import type { ActionRun } from '../../../../api/action-run.ts'
import { locale, t } from '../../../../i18n/t.ts'
import { Sheet } from '../../../../ui/Sheet/Sheet.tsx'
import { stateText } from './ExecutionFilters.tsx'
import styles from './operation.module.css'

interface ExecutionSheetProps {
  /** Nothing is shown without one. */
  run: ActionRun | undefined
  onClose(): void
}

/** One execution: with which values, and what became of it. */
export function ExecutionSheet({ run, onClose }: ExecutionSheetProps) {
  return (
    <Sheet
      title={run?.name ?? ''}
      isOpen={run !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width={560}
    >
      {run !== undefined && <Facts run={run} />}
    </Sheet>
  )
}

function Facts({ run }: { run: ActionRun }) {
  const moment = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'medium' })
  const facts: [string, string | null][] = [
    [t('When'), moment.format(Date.parse(run.started_at))],
    [
      t('Person'),
      run.user === null ? t('A guest') : [run.user.common_name, run.user.email].filter(Boolean).join(' · '),
    ],
    [t('Result'), stateText(run.state)],
    [t('Rows'), run.changed_rows === null ? null : String(run.changed_rows)],
    [t('Error'), run.error],
    [t('Values'), JSON.stringify(run.values, null, 2)],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) =>
        value === null ? null : (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
