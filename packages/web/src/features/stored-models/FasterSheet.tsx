import { useQuery } from '@tanstack/react-query'
import { choicesOptions, type Choices, type CopySource } from '../../api/copies.ts'
import { storedModelOptions } from '../../api/stored-models.ts'
import { durationText } from '../../i18n/amounts.ts'
import { t } from '../../i18n/t.ts'
import { Problem } from '../../ui/Problem/Problem.tsx'
import { Sheet } from '../../ui/Sheet/Sheet.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { CopyPart } from './CopyPart.tsx'
import { TablePart } from './TablePart.tsx'
import { isStopped } from './words.ts'
import styles from './stored-models.module.css'

interface FasterSheetProps {
  source: CopySource
  name: string
  onClose(): void
}

/** Two ways to store the rows of a model, and one for a table; what there is of it, with what can be done. */
export function FasterSheet({ source, name, onClose }: FasterSheetProps) {
  const { data: choices, error, refetch } = useQuery(choicesOptions(source))
  return (
    <Sheet title={t('Make “{name}” faster', { name })} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      {choices !== undefined ? (
        <div className={styles.sheet}>
          <Ways source={source} choices={choices} />
        </div>
      ) : error === null ? (
        <Skeleton height={240} radius="card" />
      ) : (
        <Problem title={t('This could not be loaded')} onRetry={() => void refetch()}>
          {error.message}
        </Problem>
      )}
    </Sheet>
  )
}

/** Rows are kept in one place: while they are, the other way is not offered. */
function Ways({ source, choices }: { source: CopySource; choices: Choices }) {
  const isModel = source.kind === 'model'
  const { data: stored } = useQuery({ ...storedModelOptions(source.id), enabled: choices.stored })
  const isCopied = choices.copy !== null && !isStopped(choices.copy)
  const table = isModel && stored?.target === 'warehouse' && !isStopped(stored) ? stored : null
  return (
    <>
      {!isCopied && table === null && <p className={styles.note}>{logText(choices)}</p>}
      {isModel && !isCopied && <TablePart id={source.id} stored={table} refusal={choices.refused.warehouse ?? null} />}
      {table === null && <CopyPart source={source} choices={choices} />}
    </>
  )
}

/** What the query log leads to expect; later it has runs on the stored rows too. */
function logText({ runs, days, average_ms }: Choices): string {
  if (runs === 0 || average_ms === null)
    return t('Saved questions on this did not ask the database in the last {days} days.', { days })
  return t(
    '{runs, plural, one {In the last {days} days, saved questions on this asked the database once. That took {time}.} other {In the last {days} days, saved questions on this asked the database # times. That took {time} on average.}}',
    { runs, days, time: durationText(average_ms) },
  )
}
