/** Making the changes of one request: all of them, or none. */
import { ApiError, isMap, type ChangedRow, type FieldErrors, type RowChangesAnswer } from '@querent/contract'
import { ChangeError, type ChangeStep, type DataSource, type Row, type StepResult } from '@querent/query'
import type { JsonObject } from '../../../store/index.ts'
import { explained } from '../writing/failures.ts'
import type { Done } from '../writing/once.ts'
import { isKnown, refusedChanges, type KnownChange, type PlannedChange } from './planned.ts'
import { isSameValue } from './same-value.ts'
import { rowSteps, type RowStep, type Target } from './steps.ts'

/** How often changes are made again that others got in the way of. */
const TRIES = 3

interface Making extends Target {
  changes: readonly PlannedChange[]
  dataSource: Pick<DataSource, 'change'>
  signal: AbortSignal
}

/** The current rows of the changes. */
interface Found {
  /** Cells as the engine gave them. */
  rows: Row[]
  /** By the places of the changes. */
  shown: ReadonlyMap<number, JsonObject>
}

/** @throws {ApiError} 409 with the rows that are not as the caller saw them, 400 for what the database refuses. */
export async function changeRows(making: Making): Promise<Done<RowChangesAnswer>> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const found = await findRows(making)
    requireAsExpected(making, found)
    const steps = await rowSteps(making, making.changes, found.rows)
    const results = await written(making, steps)
    if (results === 'stale') continue
    if (results === 'busy') break
    const changes = changedRows(making, { found, steps, results })
    return { body: { changes }, changedRows: changes.length }
  }
  throw beingChanged()
}

function beingChanged(): ApiError {
  return new ApiError(409, { message: 'Others are changing these rows. Try again.', conflicts: [] })
}

async function findRows(making: Making): Promise<Found> {
  const { changes, key, seen } = making
  const known = changes.filter(isKnown)
  if (known.length === 0) return { rows: [], shown: new Map() }
  const { sql, params } = await seen.reading(
    key,
    known.map(({ keyCell }) => keyCell),
  )
  const [result] = await changed(making, [{ does: 'look', sql, params }]).catch((error: unknown) => {
    if (error instanceof ChangeError && error.isBusy) throw beingChanged()
    throw explained(error, { kind: 'row/update', columns: seen.columns })
  })
  if (result === undefined) return { rows: [], shown: new Map() }
  return { rows: result.rows, shown: byChange(making, known, seen.shown(result)) }
}

function byChange(
  { key }: Making,
  known: readonly KnownChange[],
  rows: readonly JsonObject[],
): Map<number, JsonObject> {
  const byKey = new Map(rows.map((row) => [String(row[key.slug]), row]))
  return new Map(
    known.flatMap((change) => {
      const row = byKey.get(String(change.key)) ?? rows.find((one) => isSameValue(key, change.key, one[key.slug]))
      return row === undefined ? [] : [[change.index, row] as const]
    }),
  )
}

/** @throws {ApiError} 409 */
function requireAsExpected({ changes }: Making, { shown }: Found): void {
  const conflicts = changes.filter(isKnown).flatMap(({ index, expected }) => {
    const row = shown.get(index) ?? null
    const isSame = row !== null && expected.every(([column, value]) => isSameValue(column, value, row[column.slug]))
    return isSame ? [] : [{ index, row }]
  })
  if (conflicts.length === 0) return
  throw new ApiError(409, { message: 'Some rows were changed by others, or are no longer there.', conflicts })
}

/**
 * @returns `stale` when others changed the rows meanwhile, `busy` when they held them for longer than a change waits.
 * @throws {ApiError} 400
 */
async function written(making: Making, steps: readonly RowStep[]): Promise<StepResult[] | 'stale' | 'busy'> {
  try {
    return await changed(making, steps)
  } catch (error) {
    if (!(error instanceof ChangeError)) throw error
    if (error.isBusy) return 'busy'
    const step = steps[error.step]
    const isGone = step?.rowCount !== undefined && error.rowCount !== undefined && error.rowCount < step.rowCount
    if (error.isStale || (isGone && (step.does === 'lock' || step.does === 'look'))) return 'stale'
    throw refusal(making, error, step)
  }
}

function refusal({ changes, seen }: Making, error: ChangeError, step: RowStep | undefined): unknown {
  if (step?.does === 'after') {
    return new ApiError(400, { message: 'You would no longer see all of these rows.', failures: [] })
  }
  const index = step?.index
  const kind = changes.find((change) => change.index === index)?.kind ?? 'update'
  const refused = explained(error, { kind: `row/${kind}`, columns: seen.columns })
  if (!(refused instanceof ApiError) || typeof refused.body === 'string') return refused
  const { message, type } = refused.body
  const failures = index === undefined ? [] : [{ index, errors: errorsIn(refused.body) }]
  return refusedChanges(String(message), failures, type)
}

function errorsIn({ errors }: Record<string, unknown>): FieldErrors {
  return isMap(errors) ? Object.fromEntries(Object.entries(errors).map(([name, text]) => [name, String(text)])) : {}
}

async function changed({ seen, dataSource, signal }: Making, steps: readonly RowStep[]): Promise<StepResult[]> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(seen.timeoutMs)])
  return dataSource.change({
    ...seen.session,
    steps: steps.map(statementOf),
    signal: limit,
  })
}

/** The step without what it is for. */
function statementOf({ sql, params, table, rowCount, rows }: RowStep): ChangeStep {
  return {
    sql,
    params,
    ...(table !== undefined && { table }),
    ...(rowCount !== undefined && { rowCount }),
    ...(rows !== undefined && { rows }),
  }
}

interface Written {
  found: Found
  steps: readonly RowStep[]
  results: readonly StepResult[]
}

function changedRows(making: Making, { found, steps, results }: Written): ChangedRow[] {
  const { changes, key, seen } = making
  const resultOf = (isWanted: (step: RowStep) => boolean) => {
    const result = results[steps.findIndex(isWanted)]
    return result === undefined ? [] : seen.shown(result)
  }
  const updated = byChange(
    making,
    changes.filter(isKnown),
    resultOf(({ does }) => does === 'after'),
  )
  return changes.map((change): ChangedRow => {
    const { kind, index } = change
    const before = found.shown.get(index)
    const after =
      kind === 'create' ? resultOf((step) => step.does === 'made' && step.index === index)[0] : updated.get(index)
    const row = after ?? before ?? {}
    return { kind, key: { [key.slug]: row[key.slug] }, ...(before && { before }), ...(after && { after }) }
  })
}
