/** Bins with even bounds (contract: query-language, section 6). */
import { isA, isMap } from '@querent/contract'
import type { ValueRange } from '../../context.ts'
import { UnknownRange } from '../../errors.ts'
import type { Bound } from '../../model/bound.ts'
import type { Binning } from '../../model/query.ts'
import type { ScopeColumn } from '../../model/resolved.ts'
import type { BinningInfo } from '../../prepared.ts'
import { refuseAt, type StageDraft } from '../draft.ts'

/** @throws {QueryError} `invalid-query` when the column's least and greatest values are not known. */
export function resolveBinning(
  value: Bound,
  binning: Binning,
  column: ScopeColumn | null,
  draft: StageDraft,
  path: string,
): Bound {
  const info = binningInfo(binning, column, draft, path)
  return { kind: 'bin', width: info.bin_width, least: info.min_value, value, type: value.type }
}

export function binningInfo(
  binning: Binning,
  column: ScopeColumn | null,
  draft: StageDraft,
  path: string,
): BinningInfo {
  const { settings, found } = draft.context
  if (column && column.fieldId !== null) found.binnedFieldIds.add(column.fieldId)
  const range = column && narrowed(rangeOf(column, draft), column, draft)
  if (!range) return refuseRange(column, path)
  if (binning.strategy === 'bin-width') return byWidth(range, binning['bin-width'])
  if (binning.strategy === 'num-bins') return byCount(range, binning['num-bins'])
  const isCoordinate = ['type/Latitude', 'type/Longitude', 'type/Coordinate'].includes(column.meta.semantic_type ?? '')
  return isCoordinate ? byWidth(range, settings.binWidth) : byCount(range, settings.binsNum)
}

function refuseRange(column: ScopeColumn | null, path: string): never {
  const message = 'The column cannot be binned: its minimum and maximum are not known.'
  const fieldId = column?.fieldId ?? null
  if (column === null || fieldId === null || !isA(column.type, 'type/Number')) return refuseAt(path, message)
  throw new UnknownRange(fieldId, `${message} (at ${path})`, path)
}

function rangeOf(column: ScopeColumn, { context }: StageDraft): ValueRange | null {
  const told = column.fieldId === null ? undefined : context.ranges.get(column.fieldId)
  return fingerprintRange(column) ?? told ?? null
}

function fingerprintRange(column: ScopeColumn): ValueRange | null {
  const types = isMap(column.meta.fingerprint) ? column.meta.fingerprint['type'] : undefined
  const numbers = isMap(types) ? types['type/Number'] : undefined
  if (!isA(column.type, 'type/Number') || !isMap(numbers)) return null
  const { min, max } = numbers
  return isNumber(min) && isNumber(max) ? { min: Number(min), max: Number(max) } : null
}

function isNumber(value: unknown): value is number | bigint {
  return typeof value === 'number' || typeof value === 'bigint'
}

/** Filters on the same column narrow the range. */
function narrowed(range: ValueRange | null, column: ScopeColumn, draft: StageDraft): ValueRange | null {
  if (!range || column.fieldId === null) return range
  const result = { ...range }
  for (const filter of draft.filters) narrow(result, filter, column.fieldId)
  return result.min <= result.max ? result : range
}

function narrow(range: ValueRange, filter: Bound, fieldId: number): void {
  if (filter.kind !== 'call') return
  if (filter.op === 'and') {
    for (const arg of filter.args) narrow(range, arg, fieldId)
    return
  }
  const [subject, low, high] = filter.args
  if (subject?.kind !== 'column' || subject.fieldId !== fieldId) return
  const value = (bound: Bound | undefined): number | null =>
    bound?.kind === 'literal' && isNumber(bound.value) ? Number(bound.value) : null
  const [first, second] = [value(low), value(high)]
  if (first === null) return
  if (filter.op === '>' || filter.op === '>=' || filter.op === 'between') range.min = Math.max(range.min, first)
  if (filter.op === '<' || filter.op === '<=') range.max = Math.min(range.max, first)
  if (filter.op === 'between' && second !== null) range.max = Math.min(range.max, second)
}

function byWidth({ min, max }: ValueRange, width: number): BinningInfo {
  const least = multipleBelow(min, width)
  const most = multipleAbove(max, width)
  return {
    binning_strategy: 'bin-width',
    bin_width: width,
    num_bins: Math.max(1, Math.ceil(rounded((most - least) / width))),
    min_value: least,
    max_value: most,
  }
}

const STEPS = [1, 1.25, 2, 2.5, 3, 5, 7.5, 10]

function byCount(range: ValueRange, wanted: number): BinningInfo {
  let { min, max } = range
  let width = niceWidth(min, max, wanted)
  for (let round = 0; round < 10; round++) {
    const least = multipleBelow(min, width)
    const most = multipleAbove(max, width)
    const next = niceWidth(least, most, wanted)
    if (least === min && most === max && next === width) break
    min = least
    max = most
    width = next
  }
  return {
    binning_strategy: 'num-bins',
    bin_width: width,
    num_bins: wanted,
    min_value: min,
    max_value: max,
  }
}

/** The first pleasant step that is at least as wide as the raw width. */
function niceWidth(min: number, max: number, count: number): number {
  const raw = Math.round(((max - min) / count) * 1e5) / 1e5
  if (raw <= 0) return 1
  const scale = 10 ** Math.floor(Math.log10(raw))
  const step = STEPS.find((item) => item * scale >= raw) ?? 10
  return rounded(step * scale)
}

function multipleBelow(value: number, width: number): number {
  return rounded(Math.floor(rounded(value / width)) * width)
}

function multipleAbove(value: number, width: number): number {
  return rounded(Math.ceil(rounded(value / width)) * width)
}

/** Without the noise of binary fractions. */
function rounded(value: number): number {
  return Number(value.toPrecision(12))
}
