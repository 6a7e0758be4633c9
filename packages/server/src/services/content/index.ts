/** The content area: cards, dashboards and what belongs to them, with the values that their parameters offer. */
import type { DataArea } from '../data/index.ts'
import type { Deps } from '../deps.ts'
import type { LibraryArea } from '../library/index.ts'
import type { BeforeDeleting } from '../shared/before-deleting.ts'
import { cardService, inspectQuery } from './cards/index.ts'
import { dashboardService } from './dashboards/index.ts'
import { glossaryService } from './glossary/index.ts'
import { moderationService } from './moderation/index.ts'
import { parameterValuesService } from './parameter-values/index.ts'
import { revisionService } from './revisions/index.ts'
import { segmentService } from './segments/index.ts'

type Below = Pick<DataArea, 'runner' | 'ask' | 'lists'> &
  Pick<LibraryArea, 'activity' | 'collections'> & {
    beforeDeleting(): Promise<BeforeDeleting>
  }

export function contentArea(deps: Deps, { runner, ask, lists, activity, collections, beforeDeleting }: Below) {
  const cards = cardService({ ...deps, activity, collections, beforeDeleting, inspectQuery: inspectQuery(runner) })
  const parameterValues = parameterValuesService({ ...deps, cards, ask, lists })
  const dashboards = dashboardService({ ...deps, activity, cards, collections, parameterValues, beforeDeleting })
  const segments = segmentService({ ...deps, runner })
  return {
    cards,
    dashboards,
    parameterValues,
    segments,
    moderation: moderationService(deps),
    glossary: glossaryService(deps),
    revisions: revisionService(deps.store, {
      card: cards.earlier,
      dashboard: dashboards.earlier,
      segment: segments.earlier,
    }),
  }
}

export type ContentArea = ReturnType<typeof contentArea>
