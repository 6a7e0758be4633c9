/**
 * Why a number changed: a measure of two periods is taken apart by each column that may explain it, with the rights of whoever
 * asks. Nothing is guessed: parts are sums of the caller's rows, and what stands out does so against chance. See
 * docs/explanation/reasons.md. Tested by test/contract/explain-change.test.ts.
 */
import { forbidden, invalidField, isId, notFound } from '@querent/contract'
import { QueryError, referencedIds } from '@querent/query'
import type { CurrentUser } from '../../permissions/current-user.ts'
import type { AskingArea } from '../asking/index.ts'
import type { ContentArea } from '../content/index.ts'
import type { DataArea } from '../data/index.ts'
import { readTotals, readValues } from './asking/periods.ts'
import { reasonsRun } from './asking/run.ts'
import { readSingleRows } from './asking/single-rows.ts'
import { sideBySide } from './asking/side-by-side.ts'
import { leastSurprise } from './decompose/rank.ts'
import { takeApart } from './decompose/take-apart.ts'
import { dimensionsOf, keysOf, type Dimension, type KeyColumns } from './dimensions.ts'
import { isSum } from './measure.ts'
import type { FoundMetric } from './metric.ts'
import { readQuestion, type AskedChange, type ComparedQuestion } from './question.ts'
import { changeOf, shownDimension, shownPeriod, shownRows } from './shown.ts'

type ReasonsDeps = Pick<DataArea, 'runner'> & Pick<AskingArea, 'queryMetadata'> & Pick<ContentArea, 'cards'>

export function reasonsArea({ runner, queryMetadata, cards }: ReasonsDeps) {
  const run = reasonsRun(runner)

  /** @throws {ApiError} 400 for what cannot be explained, 403 without a right to the data. @throws {QueryError} when the database fails. */
  async function explainChange(user: CurrentUser, asked: AskedChange, signal: AbortSignal) {
    const question = await withRights(() => readQuestion(asked, (id) => findMetric(user, id)))
    const { measure } = question
    const totals = await withRights(() => readTotals(run, { user, signal }, question))
    const { dimensions, keys } = await candidates(user, question)
    const least = leastSurprise(dimensions.reduce((sum, { values }) => sum + values, 0))
    const change = changeOf(measure, totals)
    const explained = await sideBySide(dimensions, signal, async (dimension, either) => {
      const read = await readValues(run, { user, signal: either }, { question, column: dimension.clause })
      const parts = takeApart(read.values, totals, { isSum: isSum(measure), least })
      return shownDimension({ dimension, ...read, parts }, { least, change, measure })
    })
    const single = await readSingleRows(run, { user, signal }, { question, totals, change, keys })
    const ranked = explained.sort((a, b) => b.strength - a.strength)
    return {
      measure: measure.kind,
      before: shownPeriod(measure, totals.before),
      after: shownPeriod(measure, totals.after),
      change: change.toString(),
      least_surprise: least,
      stands_out: ranked.some(({ strength }) => strength > 0),
      dimensions: ranked,
      single_rows: single === null ? null : shownRows(single),
    }
  }

  /** Columns of the table that the question reads, and of those that it points to. */
  async function candidates(
    user: CurrentUser,
    { database, base, before, after }: ComparedQuestion,
  ): Promise<{ dimensions: Dimension[]; keys: KeyColumns }> {
    const query = { database, type: 'query', query: base }
    const { sourceTable } = referencedIds(query)
    if (!isId(sourceTable) || base['source-table'] !== sourceTable) return { dimensions: [], keys: null }
    const { tables } = await queryMetadata.describe(user, [{ query }])
    const periods = { database, type: 'query', query: { 'source-table': sourceTable, filter: ['or', before, after] } }
    const dividing = referencedIds(periods).fields
    // What divides the periods would explain all of it, and nothing.
    const dimensions = dimensionsOf(tables, sourceTable).filter(({ fieldId }) => !dividing.includes(fieldId))
    return { dimensions, keys: keysOf(tables, sourceTable) }
  }

  async function findMetric(user: CurrentUser, id: number): Promise<FoundMetric> {
    const card = await cards.getRow(user, id)
    if (card.type !== 'metric') throw notFound()
    return card
  }

  return { reasons: { explainChange } }
}

export type ReasonsArea = ReturnType<typeof reasonsArea>

async function withRights<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof QueryError)) throw error
    if (error.type === 'missing-required-permissions') throw forbidden()
    throw error.type === 'invalid-query' ? invalidField('query', error.message) : error
  }
}
