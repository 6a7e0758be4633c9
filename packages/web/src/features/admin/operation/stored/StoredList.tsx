import type { ReactNode } from 'react'
import type { StoredModel } from '../../../../api/stored-models.ts'
import { sayServerText } from '../../../../i18n/server-texts.ts'
import { locale, t } from '../../../../i18n/t.ts'
import { moment } from '../../../../i18n/when.ts'
import { DataTable, type TableColumn } from '../../../../ui/DataTable/DataTable.tsx'
import { durationText, readAsOf, StateBadge } from '../../../stored-models/index.ts'
import styles from './stored.module.css'

/** What models that are stored as tables and copies have alike. */
type Stored = Pick<
  StoredModel,
  | 'id'
  | 'database_name'
  | 'state'
  | 'error'
  | 'row_count'
  | 'rows_as_of'
  | 'refresh_begin'
  | 'refresh_end'
  | 'next-fire-time'
>

interface StoredListProps<Row extends Stored> {
  /** Its accessible name. */
  label: string
  rows: readonly Row[]
  /** What is stored. */
  what: { title: string; cell(row: Row): ReactNode }
  /** Columns that follow the number of rows. */
  more?: readonly TableColumn<Row>[]
  /** Below its state, why the source is read all the same. */
  problemOf?(row: Row): string | null
  actions(row: Row): ReactNode
}

/** What is stored, and how its refreshes go; the reason of a failure is below the state. */
export function StoredList<Row extends Stored>(props: StoredListProps<Row>) {
  const { label, rows, what, more = [], problemOf = () => null, actions } = props
  const number = new Intl.NumberFormat(locale())
  const rowsText = ({ row_count: n }: Row) => (n === null ? '–' : number.format(n))
  const [isWide, isNumber] = [true, true]
  return (
    <DataTable
      label={label}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { id: 'what', ...what },
        { id: 'database', title: t('Database'), isWide, cell: ({ database_name }) => database_name },
        { id: 'state', title: t('State'), cell: (row) => <State stored={row} problem={problemOf(row)} /> },
        { id: 'rows', title: t('Rows'), isWide, isNumber, cell: rowsText },
        ...more,
        { id: 'age', title: t('Data as of'), cell: (row) => momentOf(readAsOf(row)) },
        { id: 'duration', title: t('Duration'), isWide, isNumber, cell: (row) => durationText(row) ?? '–' },
        { id: 'next', title: t('Next refresh'), isWide, cell: (row) => momentOf(row['next-fire-time']) },
        { id: 'do', title: t('Actions'), isQuiet: true, cell: actions },
      ]}
    />
  )
}

function State({ stored, problem }: { stored: Stored; problem: string | null }) {
  return (
    <>
      <StateBadge model={stored} />
      {stored.error !== null && <span className={styles.reason}>{sayServerText(stored.error)}</span>}
      {problem !== null && <span className={styles.reason}>{problem}</span>}
    </>
  )
}

const momentOf = (time: string | null) => (time === null ? '–' : moment(time))
