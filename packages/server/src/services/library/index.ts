/** The library area: collections with who may open them, what is kept in them beside content, and how all of it is found. */
import { rightsReader } from '../../permissions/with-rights.ts'
import type { Deps } from '../deps.ts'
import { activityService } from './activity/index.ts'
import { bookmarkService } from './bookmarks/index.ts'
import { collectionGraphService } from './collection-graph/index.ts'
import { collectionService } from './collections/index.ts'
import { entityIdService } from './entity-ids/index.ts'
import { searchService } from './search/index.ts'
import { snippetService } from './snippets/index.ts'
import { timelineService } from './timelines/index.ts'

export function libraryArea(deps: Deps) {
  const withRights = rightsReader(deps.store)
  const collections = collectionService({ ...deps, withRights })
  const within = { ...deps, collections }
  return {
    withRights,
    collections,
    collectionGraph: collectionGraphService(within),
    activity: activityService(within),
    bookmarks: bookmarkService(within),
    search: searchService(within),
    snippets: snippetService(within),
    timelines: timelineService(within),
    entityIds: entityIdService(within),
  }
}

export type LibraryArea = ReturnType<typeof libraryArea>
