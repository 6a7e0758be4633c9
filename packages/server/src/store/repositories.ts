/** Every repository, bound to one database handle or transaction. */
import type { StoreContext } from './index.ts'
import { apiKeyRepository } from './api-keys.ts'
import { bookmarkRepository } from './bookmarks.ts'
import { cachedResultRepository } from './cached-results.ts'
import { cardRepository } from './cards.ts'
import { collectionRepository } from './collections.ts'
import { dataModelContentRepository } from './data-model-content.ts'
import { databaseRepository } from './databases.ts'
import { dimensionRepository } from './dimensions.ts'
import { entityIdRepository } from './entity-ids.ts'
import { fieldValuesRepository } from './field-values.ts'
import { fieldRepository } from './fields.ts'
import { groupRepository } from './groups.ts'
import { jobRepository } from './jobs.ts'
import { loginHistoryRepository } from './login-history.ts'
import { queryLogRepository } from './query-log.ts'
import { queryMetadataRepository } from './query-metadata.ts'
import { recentViewRepository } from './recent-views.ts'
import { revisionRepository } from './revisions.ts'
import { segmentRepository } from './segments.ts'
import { sessionRepository } from './sessions.ts'
import { throttledTriesRepository } from './throttled-tries.ts'
import { settingRepository } from './settings.ts'
import { snippetRepository } from './snippets.ts'
import { tableRepository } from './tables.ts'
import { userKeyValueRepository } from './user-key-values.ts'
import { userRepository } from './users.ts'

export function createRepositories(context: StoreContext) {
  return {
    apiKeys: apiKeyRepository(context),
    bookmarks: bookmarkRepository(context),
    cachedResults: cachedResultRepository(context),
    cards: cardRepository(context),
    collections: collectionRepository(context),
    dataModelContent: dataModelContentRepository(context),
    databases: databaseRepository(context),
    dimensions: dimensionRepository(context),
    entityIds: entityIdRepository(context),
    fieldValues: fieldValuesRepository(context),
    fields: fieldRepository(context),
    groups: groupRepository(context),
    jobs: jobRepository(context),
    loginHistory: loginHistoryRepository(context),
    queryLog: queryLogRepository(context),
    queryMetadata: queryMetadataRepository(context),
    recentViews: recentViewRepository(context),
    revisions: revisionRepository(context),
    segments: segmentRepository(context),
    sessions: sessionRepository(context),
    throttledTries: throttledTriesRepository(context),
    settings: settingRepository(context),
    snippets: snippetRepository(context),
    tables: tableRepository(context),
    userKeyValues: userKeyValueRepository(context),
    users: userRepository(context),
  }
}

export type Repositories = ReturnType<typeof createRepositories>
