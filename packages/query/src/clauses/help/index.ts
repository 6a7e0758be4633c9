/** What people are told of each clause. Nothing but the description of the language (`language/`) loads it. */
import { AGGREGATION_HELP } from './aggregations.ts'
import type { ClauseHelp } from './clause-help.ts'
import { DATE_HELP } from './dates.ts'
import { FILTER_HELP } from './filters.ts'
import { NUMBER_HELP } from './numbers.ts'
import { TEXT_HELP } from './texts.ts'
import { VALUE_HELP } from './values.ts'

export type { ClauseHelp, OptionHelp, Takes } from './clause-help.ts'

/** Help by the name of the clause. */
export const CLAUSE_HELP: ReadonlyMap<string, ClauseHelp> = new Map(
  [FILTER_HELP, DATE_HELP, NUMBER_HELP, TEXT_HELP, VALUE_HELP, AGGREGATION_HELP].flatMap((group) =>
    Object.entries(group),
  ),
)

/** Clauses that nobody is offered. */
export const NOT_OFFERED: ReadonlySet<string> = new Set([
  // Nobody can save one.
  'measure',
  // What `get-day-of-week` becomes.
  'us-day-of-week',
])
