/**
 * Bins lie between the least and the greatest value. What sync knows of those is kept from people who do not see all rows:
 * for them the rows that they see are asked.
 */
import { UnknownRange, type PreparedQuery, type QueryContext, type Row, type ValueRange } from '@querent/query'

/** The first row of a query that runs with the rights of the caller. */
type ReadRow = (query: Record<string, unknown>) => Promise<Row | undefined>

export function visibleRanges(context: QueryContext, read: ReadRow) {
  const ranges = new Map<number, ValueRange>()

  async function find(fieldId: number): Promise<ValueRange | undefined> {
    const none = new Set<never>()
    const fields = new Set([fieldId])
    const asked = { tables: none, fields, cards: none, segments: none, snippets: none, snippetNames: none }
    const tableId = (await context.metadata.load(asked)).field(fieldId)?.table_id
    const field = ['field', fieldId, null]
    const aggregation = [
      ['min', field],
      ['max', field],
    ]
    const query = { database: context.database.id, type: 'query', query: { 'source-table': tableId, aggregation } }
    const [min = null, max = null] = (await read(query)) ?? []
    return min === null || max === null ? undefined : { min: Number(min), max: Number(max) }
  }

  return {
    /** Compiles with what was found so far, again each time that something is missing and can be found. */
    async within(compile: (context: QueryContext) => Promise<PreparedQuery>): Promise<PreparedQuery> {
      for (;;) {
        try {
          return await compile({ ...context, ranges })
        } catch (error) {
          if (!(error instanceof UnknownRange) || ranges.has(error.fieldId)) throw error
          const range = await find(error.fieldId)
          if (range === undefined) throw error
          ranges.set(error.fieldId, range)
        }
      }
    },
  }
}
