/** What people are told of each clause. Nothing but the description of the language (`language/`) loads it. */
import { AGGREGATION_HELP } from './aggregations.ts'
import type { ClauseHelp, HelpByClause } from './clause-help.ts'
import { DATE_HELP } from './dates.ts'
import { FILTER_HELP } from './filters.ts'
import { NUMBER_HELP } from './numbers.ts'
import { TEXT_HELP } from './texts.ts'
import { VALUE_HELP } from './values.ts'

export type { ClauseHelp, OptionHelp, Takes } from './clause-help.ts'

/** What a clause is about, in the order in which subjects are listed. */
const SUBJECTS = ['filter', 'date', 'number', 'text', 'value', 'aggregation'] as const

export type Subject = (typeof SUBJECTS)[number]

const BY_SUBJECT: Readonly<Record<Subject, HelpByClause>> = {
  filter: FILTER_HELP,
  date: DATE_HELP,
  number: NUMBER_HELP,
  text: TEXT_HELP,
  value: VALUE_HELP,
  aggregation: AGGREGATION_HELP,
}

/** Help and subject by the name of the clause. */
export const CLAUSE_HELP: ReadonlyMap<string, ClauseHelp & { subject: Subject }> = new Map(
  SUBJECTS.flatMap((subject) =>
    Object.entries(BY_SUBJECT[subject]).map(([name, help]) => [name, { ...help, subject }]),
  ),
)

/** Clauses that nobody is offered. */
export const NOT_OFFERED: ReadonlySet<string> = new Set([
  // Nobody can save one.
  'measure',
  // What `get-day-of-week` becomes.
  'us-day-of-week',
])
