/** What stands in brackets: labels of columns, segments and metrics, and which of them a label means. */
import { isMap, refKey } from './clause.ts'
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

type Found =
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
  const { exact, typed, alike } = labelIndex(columns)
  const places = [...exact.map((labels) => labels.get(label)), ...typed.map((labels) => labels.get(plain(label)))]
  const found = places.find((one) => one !== undefined)
  if (found) {
    const column = only(found)
    if (column) return { is: 'column', column, ref: column.ref }
    return { is: 'ambiguous', labels: found.map((one) => columnLabel(one, columns)) }
  }
  const [, base, place] = /^(.*?) ?\(+(\d+)\)+$/s.exec(label) ?? []
  const nth = base === undefined ? undefined : alike.get(base)?.[Number(place) - 1]
  return nth && { is: 'column', column: nth, ref: nth.ref }
}

type ByLabel = ReadonlyMap<string, readonly TextColumn[]>

interface LabelIndex {
  /** For each kind of label, the columns that have it; as it is, and as people may type it. */
  exact: readonly ByLabel[]
  typed: readonly ByLabel[]
  /** By the label that stands before a number. */
  alike: ByLabel
}

const indexes = new WeakMap<readonly TextColumn[], LabelIndex>()

function labelIndex(columns: readonly TextColumn[]): LabelIndex {
  const known = indexes.get(columns)
  if (known) return known
  const made = {
    exact: LABELS.map((labelOf) => Map.groupBy(columns, labelOf)),
    typed: LABELS.map((labelOf) => Map.groupBy(columns, (column) => plain(labelOf(column)))),
    alike: Map.groupBy(columns, (column) => oneLine(qualified(column))),
  }
  indexes.set(columns, made)
  return made
}

/** The one column, or the one of several that is the source's own. */
function only(found: readonly TextColumn[]): TextColumn | undefined {
  if (found.length < 2) return found[0]
  const own = found.filter(({ join_alias, source }) => join_alias == null && source == null)
  return own.length === 1 ? own[0] : undefined
}

/** The shortest label that means this column and no other. */
export function columnLabel(column: TextColumn, columns: readonly TextColumn[]): string {
  return labelsOf(column, columns)[0]
}

/** All labels that mean this column and no other; where there are none, one by its order among those alike. */
function labelsOf(column: TextColumn, columns: readonly TextColumn[]): [string, ...string[]] {
  const { exact } = labelIndex(columns)
  const [first, ...others] = LABELS.map((labelOf) => labelOf(column)).filter((label) => {
    const found = exact.find((labels) => labels.has(label))?.get(label)
    return label !== '' && label === oneLine(label) && found !== undefined && only(found) === column
  })
  return first === undefined ? [numbered(column, columns)] : [first, ...others]
}

/** As it can stand in brackets. */
function oneLine(label: string): string {
  return label.replaceAll('\n', ' ').trim()
}

/** `Name (2)`, in as many parentheses as no label has. */
function numbered(column: TextColumn, columns: readonly TextColumn[]): string {
  const { alike, typed } = labelIndex(columns)
  const base = oneLine(qualified(column))
  const place = (alike.get(base) ?? []).indexOf(column) + 1
  let label = ''
  for (let depth = 1; label === '' || typed.some((labels) => labels.has(plain(label))); depth += 1) {
    label = `${base} ${'('.repeat(depth)}${place}${')'.repeat(depth)}`.trim()
  }
  return label
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
  const labels = labelsOf(column, context.columns)
  if (suffix === own) return quoteLabel(labels[0])
  const label = [...labels, numbered(column, context.columns)].find((one) => {
    return findColumn(one + suffix, context) === undefined
  })
  return quoteLabel((label ?? labels[0]) + suffix)
}

/** A segment or metric by its name, where that means no other; undefined where it has to be called by its id. */
export function printSaved(op: string, id: unknown, context: TextContext): string | undefined {
  const saved = (op === 'segment' ? context.segments : context.metrics)?.find((one) => one.id === id)
  if (!saved || saved.name !== saved.name.trim() || saved.name.includes('\n')) return undefined
  const found = findLabel(saved.name, context)
  return found.is === op && 'ref' in found && found.ref[2] === id ? quoteLabel(saved.name) : undefined
}

function allLabels({ columns, segments = [], metrics = [], kind }: TextContext): string[] {
  const saved = [...segments, ...(kind === 'aggregation' ? metrics : [])]
  return [...columns.map((column) => columnLabel(column, columns)), ...saved.map(({ name }) => name)]
}
