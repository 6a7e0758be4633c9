/**
 * Services of content whose changes are one transaction. They see what it has written so far, and read nothing outside
 * it: on SQLite, where one connection serves all, they would wait for themselves.
 */
import { rightsReader } from '../../permissions/with-rights.ts'
import { createRunner } from '../../query-runner/index.ts'
import type { Connection } from '../../connections/index.ts'
import type { SettingsSnapshot } from '../../settings/index.ts'
import type { CacheVersions, Repositories, Store } from '../../store/index.ts'
import type { ActivityService } from '../activity/index.ts'
import { cardService, inspectQuery } from '../cards/index.ts'
import { collectionService } from '../collections/index.ts'
import { dashboardService } from '../dashboards/index.ts'
import type { Deps } from '../deps.ts'
import type { ParameterValuesService } from '../parameter-values/index.ts'
import { collectionGraphService } from '../permissions/collection-graph/index.ts'
import { runnerSettings } from '../queries/index.ts'
import { segmentService } from '../segments/index.ts'
import { timelineService } from '../timelines/index.ts'

/** What is read before the transaction begins. */
export interface Surroundings {
  versions: CacheVersions
  settings: SettingsSnapshot
  /** To the database that the content is about. */
  connection: Connection
}

export interface WithinDeps extends Deps {
  activity: ActivityService
  parameterValues: ParameterValuesService
}

export function servicesWithin(
  repositories: Repositories,
  deps: WithinDeps,
  { versions, settings, connection }: Surroundings,
) {
  const store: Store = {
    ...deps.store,
    ...repositories,
    transaction: (work) => work(repositories),
    versions: newVersions(versions),
  }
  const own: WithinDeps = {
    ...deps,
    store,
    settings: { ...deps.settings, current: async () => settings, at: async () => settings, latest: () => settings },
    connections: { ...deps.connections, get: async () => connection },
  }
  const runner = createRunner({
    ...own,
    settings: async () => runnerSettings(settings),
    arrival: async () => false,
  })
  const collections = collectionService({ ...own, withRights: rightsReader(store) })
  const cards = cardService({ ...own, collections, inspectQuery: inspectQuery(runner) })
  return {
    runner,
    collections,
    collectionGraph: collectionGraphService({ ...own, collections }),
    cards,
    dashboards: dashboardService({ ...own, collections, cards }),
    segments: segmentService({ ...own, runner }),
    timelines: timelineService({ ...own, collections }),
  }
}

export type ServicesWithin = ReturnType<typeof servicesWithin>

/** Counters of what the transaction changes, which move whenever they are asked for: nobody else sees these. */
function newVersions(versions: CacheVersions): () => Promise<CacheVersions> {
  let count = 0
  return async () => {
    count--
    return { ...versions, content: count, collections: count, permissions: count }
  }
}
