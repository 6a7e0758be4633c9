import { locale, t } from '../../../i18n/t.ts'
import { historyKey } from '../../../lib/visit/end-visit.ts'
import { useKept } from '../../../lib/use-kept.ts'
import { Badge } from '../../../ui/Badge/Badge.tsx'
import { Empty } from '../../../ui/Empty/Empty.tsx'
import { List } from '../../../ui/List/List.tsx'
import { readRuns } from '../model/index.ts'

interface HistoryListProps {
  user: number
  database: number | null
  /** Takes the place of the text. */
  onOpen(text: string): void
}

/** What this reader ran on this database in this browser. */
export function HistoryList({ user, database, onOpen }: HistoryListProps) {
  const [kept] = useKept(historyKey(user), '[]')
  const runs = readRuns(kept).filter((run) => run.database === database)
  const time = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' })
  const number = new Intl.NumberFormat(locale())
  return (
    <List
      label={t('History')}
      rows={runs.map((run, at) => ({
        id: String(at),
        label: run.text.replaceAll(/\s+/g, ' ').trim().slice(0, 200),
        icon: 'history' as const,
        description:
          run.rows === null
            ? `${time.format(run.at)} · ${run.error ?? ''}`
            : t('{time} · {n, plural, one {# row} other {# rows}} in {ms} ms', {
                time: time.format(run.at),
                n: run.rows,
                ms: number.format(run.ms),
              }),
        end: run.rows === null ? <Badge tone="bad">{t('Failed')}</Badge> : undefined,
      }))}
      onAction={(id) => {
        const run = runs[Number(id)]
        if (run !== undefined) onOpen(run.text)
      }}
      empty={
        <Empty icon="history" title={t('Nothing run yet')} isSmall>
          {t('Queries that you run on this database are kept here, in this browser.')}
        </Empty>
      }
    />
  )
}
