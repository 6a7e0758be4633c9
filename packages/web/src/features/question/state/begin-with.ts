/** How a new question begins. */
import type { QueryClient } from '@tanstack/react-query'
import { cardOptions } from '../../../api/card.ts'
import { describeOptions } from '../../../api/dataset.ts'
import {
  addClause,
  columnsFor,
  draftOf,
  firstTime,
  guessDisplay,
  isStaged,
  queryOf,
  type QuestionDraft,
} from '../../../models/question/index.ts'
import type { ChosenSource } from '../builder/SourcePicker.tsx'

/** A question of a source. A metric is a line over time, as on its own page, where it has a column of time. */
export async function beginWith(
  client: QueryClient,
  { source, database }: Pick<ChosenSource, 'source' | 'database'>,
): Promise<QuestionDraft> {
  const query = queryOf(database, source)
  if (source.kind !== 'metric') return draftOf(query)
  const { value: card } = await client.fetchQuery(cardOptions(source.id))
  const described = await client.fetchQuery(describeOptions(card.dataset_query))
  const columns = columnsFor('breakout', 0, described)
  const time = isStaged(described.query) ? firstTime(described.query, columns) : null
  const grouped = time === null ? query : addClause(query, 0, 'breakout', time)
  return draftOf(grouped, guessDisplay(grouped))
}
