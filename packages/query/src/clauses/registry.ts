/** All clauses. Add a new group of clauses to this list; a new clause in an existing group needs no change here. */
import { AGGREGATIONS } from './aggregations.ts'
import { ARITHMETIC } from './arithmetic.ts'
import { CASTS } from './casts.ts'
import { defineClauses } from './clause.ts'
import { COMPARISON, COMPARISON_ALIASES } from './comparison.ts'
import { CONDITIONAL, CONDITIONAL_ALIASES } from './conditional.ts'
import { DATE_FILTERS } from './temporal/date-filters.ts'
import { DATE_FUNCTIONS } from './temporal/date-functions.ts'
import { LOGIC } from './logic.ts'
import { SAVED } from './saved.ts'
import { TEMPORAL_VALUES } from './temporal/temporal-values.ts'
import { TEXT_FILTERS } from './text/text-filters.ts'
import { TEXT_FUNCTIONS } from './text/text-functions.ts'
import { URL_FUNCTIONS } from './text/url-functions.ts'

defineClauses(LOGIC)
defineClauses(COMPARISON, COMPARISON_ALIASES)
defineClauses(TEXT_FILTERS)
defineClauses(DATE_FILTERS)
defineClauses(TEMPORAL_VALUES)
defineClauses(AGGREGATIONS)
defineClauses(ARITHMETIC)
defineClauses(CONDITIONAL, CONDITIONAL_ALIASES)
defineClauses(TEXT_FUNCTIONS)
defineClauses(URL_FUNCTIONS)
defineClauses(DATE_FUNCTIONS)
defineClauses(CASTS)
defineClauses(SAVED)
