/** What stands in brackets: labels of columns, segments and metrics, and which of them a label means. */
import { isBareId, isMap, refKey } from './clause.ts'
import { nearest } from './nearest.ts'
import { quoteLabel } from './syntax/index.ts'
import type { Clause, Language, TextColumn, TextContext } from './types.ts'

/** The column that a reference means, its bucket aside. */
export function columnOfRef(ref: Clause, columns: readonly TextColumn[]): TextColumn | undefined {
  const key = refKey(ref)
  const exact = columns.find((column) => refKey(column.ref) === key)
  if (exact || ref[0] !== 'field' || ref[1]['source-field'] !== undefined) return exact
  // Stored queries also name a column by id where it has a name.
  const alias = ref[1]['join-alias'] ?? null
  return columns.find((column) => {
    return column.ref[0] === 'field' && column.name === ref[2] && (column.join_alias ?? null) === alias
  })
}

/** The label with the join or the key that it comes from. */
function qualified({ display_name, join_alias, source }: TextColumn): string {
  const way = join_alias ?? source
  return way == null || display_name.includes(' → ') ? display_name : `${way} → ${display_name}`
}

type LabelOf = (column: TextColumn) => string

/** Labels from what people see to what the database calls it. */
const LABELS: readonly LabelOf[] = [
  ({ display_name }) => display_name,
  qualified,
  ({ name }) => name,
  ({ name, join_alias, source }) => ((join_alias ?? source) == null ? name : `${join_alias ?? source} → ${name}`),
]

/** Labels as people type them: capital or small, with an arrow of any kind. */
function plain(label: string): string {
  return label
    .toLowerCase()
    .replaceAll(/\s*(?:->|→|⟶|➔)\s*/g, ' → ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

export type Found =
  | { is: 'column'; column: TextColumn; ref: Clause }
  | { is: 'segment' | 'metric'; ref: Clause; type: string | null }
  | { is: 'ambiguous'; labels: string[] }
  | { is: 'unknown'; labels: string[] }

/** What a label means. Columns go before segments, and these before metrics of the same name. */
export function findLabel(label: string, context: TextContext): Found {
  const found = findColumn(label, context) ?? findBucketed(label, context) ?? findSaved(label, context)
  return found ?? { is: 'unknown', labels: nearest(label, allLabels(context)) }
}

function findColumn(label: string, { columns }: TextContext): Found | undefined {
  const numbered = /^(.*) \((\d+)\)$/s.exec(label)
  for (const same of [(text: string) => text, plain]) {
    const wanted = same(label)
    for (const labelOf of LABELS) {
      const found = columns.filter((column) => same(labelOf(column)) === wanted)
      const one = only(found)
      if (one) return { is: 'column', column: one, ref: one.ref }
      if (found.length > 1) return { is: 'ambiguous', labels: found.map((column) => columnLabel(column, columns)) }
    }
  }
  const place = Number(numbered?.[2])
  const nth = columns.filter((column) => qualified(column) === numbered?.[1])[place - 1]
  return nth && { is: 'column', column: nth, ref: nth.ref }
}

/** The one column, or the one of several that is the source's own. */
function only(found: readonly TextColumn[]): TextColumn | undefined {
  if (found.length < 2) return found[0]
  const own = found.filter(({ join_alias, source }) => join_alias == null && source == null)
  return own.length === 1 ? own[0] : undefined
}

/** The shortest label that means this column and no other. */
export function columnLabel(column: TextColumn, columns: readonly TextColumn[]): string {
  for (const labelOf of LABELS) {
    const label = labelOf(column)
    if (label.trim() === '' || label !== label.trim() || label.includes('\n')) continue
    const first = LABELS.find((other) => columns.some((one) => other(one) === label))
    if (first && only(columns.filter((one) => first(one) === label)) === column) return label
  }
  const label = qualified(column)
  return `${label} (${columns.filter((one) => qualified(one) === label).indexOf(column) + 1})`
}

/** `Created At: Month`, `Total: 10 bins`. */
function findBucketed(label: string, context: TextContext): Found | undefined {
  const [, base = '', bucket = ''] = /^(.*): ([^:]+)$/s.exec(label) ?? []
  const options = base === '' ? undefined : readBucket(bucket, context.language)
  if (!options) return undefined
  const found = findColumn(base, context)
  if (found?.is !== 'column') return found
  const [op, own, ...rest] = found.ref
  return { ...found, ref: [op, { ...own, ...options }, ...rest] }
}

function readBucket(text: string, { units }: Language): Record<string, unknown> | undefined {
  const unit = units.find(({ label }) => plain(label) === plain(text))
  if (unit) return { 'temporal-unit': unit.name }
  if (/^auto binned$/i.test(text)) return { binning: { strategy: 'default' } }
  const [, bins] = /^(\d+) bins?$/i.exec(text) ?? []
  if (bins !== undefined) return { binning: { strategy: 'num-bins', 'num-bins': Number(bins) } }
  const [, width] = /^bins of ([\d.]+(?:e[+-]?\d+)?)$/i.exec(text) ?? []
  return width === undefined ? undefined : { binning: { strategy: 'bin-width', 'bin-width': Number(width) } }
}

/** What follows the label of a column that is cut into periods or bins. */
function bucketSuffix(options: Clause[1], { units }: Language): string {
  const unit = options['temporal-unit']
  if (typeof unit === 'string') return `: ${units.find(({ name }) => name === unit)?.label ?? unit}`
  const { binning } = options
  if (!isMap(binning)) return ''
  if (binning['strategy'] === 'num-bins') return `: ${String(binning['num-bins'])} bins`
  return binning['strategy'] === 'bin-width' ? `: bins of ${String(binning['bin-width'])}` : ': Auto binned'
}

function findSaved(label: string, { segments = [], metrics = [] }: TextContext): Found | undefined {
  for (const same of [(text: string) => text, plain]) {
    const segment = segments.filter(({ name }) => same(name) === same(label))
    if (segment.length === 1) return { is: 'segment', ref: ['segment', {}, segment[0]?.id], type: null }
    const metric = metrics.filter(({ name }) => same(name) === same(label))
    if (metric.length === 1) {
      return { is: 'metric', ref: ['metric', {}, metric[0]?.id], type: metric[0]?.base_type ?? null }
    }
    if (segment.length + metric.length > 0) {
      const names = [...segment.map(({ id }) => `segment(${id})`), ...metric.map(({ id }) => `Metric(${id})`)]
      return { is: 'ambiguous', labels: names }
    }
  }
  return undefined
}

/** A reference in brackets. What the context does not know is shown by its name or id, and is unknown when read again. */
export function printRef(ref: Clause, context: TextContext): string {
  const column = columnOfRef(ref, context.columns)
  if (!column) return quoteLabel(String(ref[2]) + bucketSuffix(ref[1], context.language))
  const own = bucketSuffix(column.ref[1], context.language)
  const suffix = bucketSuffix(ref[1], context.language)
  const label = columnLabel(column, context.columns)
  return quoteLabel(suffix === own ? label : label + suffix)
}

/** A segment or metric by its name, where that means no other; undefined where it has to be called by its id. */
export function printSaved(op: string, id: unknown, context: TextContext): string | undefined {
  const saved = (op === 'segment' ? context.segments : context.metrics)?.find((one) => one.id === id)
  if (!saved || saved.name !== saved.name.trim() || saved.name.includes('\n')) return undefined
  const found = findLabel(saved.name, context)
  return found.is === op && 'ref' in found && found.ref[2] === id ? quoteLabel(saved.name) : undefined
}

export function allLabels({ columns, segments = [], metrics = [], kind }: TextContext): string[] {
  const saved = [...segments, ...(kind === 'aggregation' ? metrics : [])]
  return [...columns.map((column) => columnLabel(column, columns)), ...saved.map(({ name }) => name)]
}

/** The column of an id that stands bare. */
export function refOfBareId(value: unknown): Clause | undefined {
  return isBareId(value) ? ['field', {}, value] : undefined
}
