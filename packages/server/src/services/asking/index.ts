/** The asking area: queries and their cached results, what a query may use, and who sees what of it. */
import type { CurrentUser } from '../../permissions/current-user.ts'
import type { ContentArea } from '../content/index.ts'
import type { DataArea } from '../data/index.ts'
import type { Deps } from '../deps.ts'
import type { LibraryArea } from '../library/index.ts'
import { cachingService } from './caching/index.ts'
import { explainService } from './explain/index.ts'
import { dashboardFileService } from './files/index.ts'
import { metricService } from './metrics/index.ts'
import { modelIndexService } from './model-indexes/index.ts'
import { cardQueryService, dashboardQueryService, queryService } from './queries/index.ts'
import { queryLanguageService } from './query-language/index.ts'
import { queryMetadataService } from './query-metadata/index.ts'

type Below = Pick<DataArea, 'runner' | 'ask' | 'fieldValues' | 'pictures'> &
  Pick<LibraryArea, 'activity' | 'collections'> &
  Pick<ContentArea, 'cards' | 'dashboards'>

export function askingArea(deps: Deps, below: Below) {
  const { runner, ask, fieldValues, pictures, activity, collections, cards, dashboards } = below
  const { used } = activity
  const viewedTable = (user: CurrentUser, id: number) => activity.viewed(user, 'table', id)
  const dashboardQueries = dashboardQueryService({
    ...deps,
    dashboards,
    cards,
    runner,
    used,
    remember: dashboards.remember,
  })
  const queries = queryService({ ...deps, runner, viewedTable })
  return {
    queries,
    cardQueries: cardQueryService({ ...deps, cards, runner, used }),
    dashboardQueries,
    dashboardFiles: dashboardFileService({ ...deps, dashboards, dashboardQueries, pictures }),
    caching: cachingService({ ...deps, collections }),
    modelIndexes: modelIndexService({ ...deps, cards, ask }),
    metrics: metricService({ ...deps, cards, collections, queries, fieldValues }),
    explain: explainService({ ...deps, collections, runner }),
    queryLanguage: queryLanguageService(),
    queryMetadata: queryMetadataService(deps),
  }
}

export type AskingArea = ReturnType<typeof askingArea>
