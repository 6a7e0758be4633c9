import { t } from '../../../i18n/t.ts'
import { unitTitle } from '../../../i18n/units.ts'
import { Picker } from '../../../ui/Picker/index.ts'
import { kindOf } from '../../../lib/columns/kind.ts'
import { bare, columnOf, isDay, withOptions, type Clause, type Column } from '../../../models/question/index.ts'
import { ColumnPicker } from './ColumnPicker.tsx'

interface BucketEditorProps {
  clause: Clause
  columns: readonly Column[]
  onChange(clause: Clause): void
  close(): void
}

const SPANS = ['minute', 'hour', 'day', 'week', 'month', 'quarter', 'year'] as const
const PARTS = [
  'hour-of-day',
  'day-of-week',
  'day-of-month',
  'day-of-year',
  'week-of-year',
  'month-of-year',
  'quarter-of-year',
] as const
const TIMED = new Set(['minute', 'hour', 'hour-of-day'])
const BINS = [10, 20, 50, 100] as const
const DEGREES = [0.1, 1, 5, 10, 20] as const

/** How a column is grouped: by months, by parts of dates, in bins; columns without such ways are exchanged for another. */
export function BucketEditor({ clause, columns, onChange, close }: BucketEditorProps) {
  const column = columnOf(clause, columns)
  const ways = column === null ? [] : waysOf(column)
  const choose = (next: Clause) => {
    onChange(next)
    close()
  }
  if (ways.length === 0) {
    return <ColumnPicker label={t('Group by')} columns={columns} value={clause} onChange={({ ref }) => choose(ref)} />
  }
  const now = JSON.stringify(bucketOf(clause[1]))
  return (
    <Picker
      label={t('Group by {column}', { column: column?.display_name ?? '' })}
      options={ways.map(({ label, options, section }) => ({ id: JSON.stringify(options), label, section }))}
      value={ways.find(({ options }) => JSON.stringify(options) === now) === undefined ? null : now}
      onChange={(id) => choose(withOptions(bare(clause), JSON.parse(id) as Clause[1]))}
    />
  )
}

interface Way {
  label: string
  options: Clause[1]
  section: string
}

function bucketOf(options: Clause[1]): Clause[1] {
  if (options['temporal-unit'] !== undefined) return { 'temporal-unit': options['temporal-unit'] }
  return options['binning'] === undefined ? {} : { binning: options['binning'] }
}

function waysOf(column: Column): Way[] {
  const kind = kindOf(column)
  if (kind === 'date' || kind === 'time') {
    const fits = (unit: string) =>
      kind === 'time' ? ['minute', 'hour'].includes(unit) : !isDay(column) || !TIMED.has(unit)
    const of = (units: readonly string[], section: string) =>
      units.filter(fits).map((unit) => ({ label: unitTitle(unit), options: { 'temporal-unit': unit }, section }))
    const none = { label: t('Exact time'), options: {}, section: t('Not binned') }
    return [...of(SPANS, t('Time units')), ...(kind === 'time' ? [] : of(PARTS, t('Date parts'))), none]
  }
  if (kind !== 'number' && kind !== 'coordinate') return []
  const section = t('Bins')
  const fixed =
    kind === 'coordinate'
      ? DEGREES.map((width) => ({
          label: t('Every {width}°', { width }),
          options: { binning: { strategy: 'bin-width', 'bin-width': width } },
          section,
        }))
      : BINS.map((count) => ({
          label: t('{count} bins', { count }),
          options: { binning: { strategy: 'num-bins', 'num-bins': count } },
          section,
        }))
  return [
    { label: t('Based on the values'), options: { binning: { strategy: 'default' } }, section },
    ...fixed,
    { label: t('Each value'), options: {}, section: t('Not binned') },
  ]
}
