/** What filters can be connected to on the cards of a draft. */
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Card } from '../../../../api/card.ts'
import type { DashboardCard } from '../../../../api/dashboard.ts'
import { tableMetadataOptions } from '../../../../api/database.ts'
import { describeOptions } from '../../../../api/dataset.ts'
import { virtualKind } from '../../../../models/dashboard/draft/index.ts'
import { isStaged, type Column, type Description } from '../../../../models/question/index.ts'
import {
  actionOptions,
  columnOptions,
  tagOptions,
  textOptions,
  type Candidate,
  type TargetOption,
} from '../../../../models/dashboard/wiring/index.ts'

type Described = Description & { readonly query: unknown }

/** Candidates of all cards, those of further series too; cards whose columns are not known yet have no options. */
export function useCandidates(cards: readonly DashboardCard[], isWanted: boolean): readonly Candidate[] {
  const questions = useMemo(() => questionsOf(cards), [cards])
  const described = useQueries({
    queries: questions.map(({ dataset_query }) => ({
      ...describeOptions(dataset_query),
      enabled: isWanted,
    })),
    combine: (answers) => answers.map(({ data }) => data),
  })
  const tables = unique(
    described.flatMap((one) => (one === undefined ? [] : keysOf(one).map(({ table_id }) => table_id))),
  )
  const fields = useQueries({
    queries: tables.map((id) => tableMetadataOptions(id)),
    combine: (answers) => answers.flatMap(({ data }) => data?.fields ?? []),
  })
  const targets = new Map(
    fields.flatMap((field) => {
      const target = field.target?.table_id
      return target !== undefined ? [[field.id, target] as const] : []
    }),
  )
  const reached = unique([...targets.values()])
  const database = questions[0]?.database_id ?? null
  const columns = useQueries({
    queries: reached.map((id) => ({
      ...describeOptions({ database, type: 'query', query: { 'source-table': id } }),
      enabled: database !== null,
    })),
    combine: (answers) => answers.map(({ data }) => data?.stages[0]?.visible ?? []),
  })
  const related = (key: Column): readonly Column[] => {
    const target = key.id === null ? undefined : targets.get(key.id)
    return target === undefined ? [] : (columns[reached.indexOf(target)] ?? [])
  }
  return cards.flatMap((card): Candidate[] => {
    if (virtualKind(card) === 'action') return [{ dashcardId: card.id, cardId: null, options: actionOptions(card) }]
    if (card.card_id === null) return [{ dashcardId: card.id, cardId: null, options: textOptions(card) }]
    return questionsOf([card]).map((question) => ({
      dashcardId: card.id,
      cardId: question.id,
      options: optionsOf(question, described[questions.findIndex(({ id }) => id === question.id)], related),
    }))
  })
}

function optionsOf(
  question: Question,
  described: Described | undefined,
  related: (key: Column) => readonly Column[],
): readonly TargetOption[] {
  const columns = isStaged(described?.query) ? columnOptions(described, described.query, related) : []
  return [...tagOptions(question.dataset_query), ...columns]
}

type Question = Pick<Card, 'id' | 'dataset_query'> & { database_id: number | null }

/** Each question once, with the further series. */
function questionsOf(cards: readonly DashboardCard[]): readonly Question[] {
  const all = cards.flatMap(({ card, series = [] }) => [card, ...series])
  const known = all.flatMap((one): Question[] =>
    one?.id === undefined || one.dataset_query === undefined
      ? []
      : [
          {
            id: one.id,
            dataset_query: one.dataset_query,
            database_id: one.database_id ?? databaseOf(one.dataset_query),
          },
        ],
  )
  return [...new Map(known.map((one) => [one.id, one])).values()]
}

function databaseOf(query: Readonly<Record<string, unknown>>): number | null {
  return typeof query['database'] === 'number' ? query['database'] : null
}

function keysOf({ stages }: Described): { id: number; table_id: number }[] {
  return stages.flatMap(({ visible }) =>
    visible.flatMap(({ id, table_id, semantic_type }) =>
      semantic_type === 'type/FK' && id !== null && table_id !== null ? [{ id, table_id }] : [],
    ),
  )
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)]
}
