/**
 * Every repository, bound to one database handle or transaction: one file per table or per question, by what they are
 * about. `content` is what people save, `metadata` what is known of connected databases, `identity` who people are and
 * the groups that they are in, `permissions` what groups may do, `delivery` what is sent to whom, `operation` what the
 * server keeps for itself.
 */
import type { StoreContext } from '../context.ts'
import { actionRepository } from './content/actions.ts'
import { bookmarkRepository } from './content/bookmarks.ts'
import { cardRepository } from './content/cards.ts'
export type { CardItemKey, CardItemRow, ItemPlace } from './content/card-items.ts'
import { collectionRepository } from './content/collections.ts'
import { contentTranslationRepository } from './content/content-translations.ts'
import { dashboardCardRepository } from './content/dashboard-cards.ts'
import { dashboardRepository } from './content/dashboards.ts'
import { dataModelContentRepository } from './content/data-model-content.ts'
import { entityIdRepository } from './content/entity-ids.ts'
import { glossaryRepository } from './content/glossary.ts'
import { modelIndexRepository } from './content/model-indexes.ts'
import { moderationRepository } from './content/moderation.ts'
import { placedContentRepository } from './content/placed-content.ts'
import { recentViewRepository } from './content/recent-views.ts'
import { revisionRepository } from './content/revisions.ts'
import { segmentRepository } from './content/segments.ts'
import { snippetRepository } from './content/snippets.ts'
import { timelineRepository } from './content/timelines.ts'
import { channelRepository } from './delivery/channels.ts'
import { deliveryRepository } from './delivery/deliveries.ts'
import { notificationRepository } from './delivery/notifications.ts'
import { apiKeyRepository } from './identity/api-keys.ts'
import { groupRepository } from './identity/groups.ts'
import { identityRepository } from './identity/identities.ts'
import { loginHistoryRepository } from './identity/login-history.ts'
import { addressChangeRepository } from './identity/address-changes.ts'
import { passkeyChallengeRepository } from './identity/passkey-challenges.ts'
import { recoveryCodeRepository } from './identity/recovery-codes.ts'
import { secondFactorRepository } from './identity/second-factors.ts'
import { sessionRepository } from './identity/sessions.ts'
import { throttledTriesRepository } from './identity/throttled-tries.ts'
import { userKeyValueRepository } from './identity/user-key-values.ts'
import { userRepository } from './identity/users.ts'
import { copyLinkRepository } from './metadata/copy-links.ts'
import { databaseRepository } from './metadata/databases.ts'
import { dimensionRepository } from './metadata/dimensions.ts'
import { fieldValuesRepository } from './metadata/field-values.ts'
import { fieldRepository } from './metadata/fields.ts'
import { queryMetadataRepository } from './metadata/query-metadata.ts'
import { tableRepository } from './metadata/tables.ts'
import { uploadRepository } from './metadata/uploads.ts'
import { accessRuleRepository } from './permissions/access-rules.ts'
import { collectionPermissionRepository } from './permissions/collection-permissions.ts'
import { dataPermissionRepository } from './permissions/data-permissions.ts'
import { permissionRevisionRepository } from './permissions/permission-revisions.ts'
import { actionRunRepository } from './operation/action-runs.ts'
import { auditLogRepository } from './operation/audit-log.ts'
import { cacheRuleRepository } from './operation/cache-rules.ts'
import { cachedResultRepository } from './operation/cached-results.ts'
import { jobRepository } from './operation/jobs.ts'
import { persistenceRepository } from './operation/persistence.ts'
import { queryLogRepository } from './operation/query-log.ts'
import { taskHistoryRepository } from './operation/task-history.ts'
import { usageRepository } from './operation/usage.ts'
import { settingRepository } from './operation/settings.ts'
import { searchRepository } from '../search/index.ts'

export type { Impersonation, Sandbox } from './permissions/access-rules.ts'
export type { CollectionEntry, CollectionPlace, CollectionPermissionRow } from './permissions/collection-permissions.ts'
export type { DatabasePermissions, PermissionScope, TablePermissions } from './permissions/data-permissions.ts'
export { collectionGraph } from './permissions/permission-revisions.ts'
export type { ActionRow, ActionWithCreator } from './content/actions.ts'
export type { BookmarkRow, BookmarkTarget } from './content/bookmarks.ts'
export type {
  CardBrief,
  CardFilter,
  CardJsonColumn,
  CardRow,
  CardKey,
  CardTexts,
  CardWithPeople,
  RunnableCard,
} from './content/cards.ts'
export type { CollectionRow } from './content/collections.ts'
export type { DashboardCardRow, DashboardTabRow, SeriesRow } from './content/dashboard-cards.ts'
export type {
  DashboardBrief,
  DashboardFilter,
  DashboardItemRow,
  DashboardRow,
  DashboardWithPeople,
} from './content/dashboards.ts'
export type { SourceCardBrief, VirtualTableCard, Uses, UsingKind } from './content/data-model-content.ts'
export type { EntityPlace, EntityTable } from './content/entity-ids.ts'
export type { IndexedValue, ModelIndexRow } from './content/model-indexes.ts'
export type { ReviewWithModerator } from './content/moderation.ts'
export type { Translation } from './content/content-translations.ts'
export type { TermWithCreator } from './content/glossary.ts'
export type { ContentCount } from './content/placed-content.ts'
export type { RecentView } from './content/recent-views.ts'
export type { RevisionWithUser } from './content/revisions.ts'
export type { SegmentWithCreator } from './content/segments.ts'
export type { SnippetWithCreator } from './content/snippets.ts'
export type { EventWithCreator, TimelineWithCreator } from './content/timelines.ts'
export type { ChannelRow } from './delivery/channels.ts'
export type { DeliveryMessageRow, DeliveryRow } from './delivery/deliveries.ts'
export type { DeliveryEntry, DeliveryFilter, LoggedMessage } from './delivery/delivery-log.ts'
export type { DeliveryTryRow } from './delivery/delivery-tries.ts'
export type {
  Notification,
  NotificationFilter,
  NotificationHandler,
  NotificationRecipient,
  NotificationSchedule,
} from './delivery/notifications.ts'
export { ADMINISTRATORS_ID, ALL_USERS_ID } from './identity/built-in-groups.ts'
export type { ForeignIdentity } from './identity/identities.ts'
export type { PasskeyRow, SecondFactorRow, TotpRow } from './identity/second-factors.ts'
export type { UserFilter, UserRow } from './identity/users.ts'
export type { CopyLink } from './metadata/copy-links.ts'
export type { DatabaseChanges, DatabaseRow, NewDatabase } from './metadata/databases.ts'
export type { DimensionRow } from './metadata/dimensions.ts'
export type { FieldValuesRow } from './metadata/field-values.ts'
export type { FieldMeaning, FieldRow, FieldUpdate, TableShape } from './metadata/fields.ts'
export type { TableRow, TableUpdate } from './metadata/tables.ts'
export type { UploadedTable } from './metadata/uploads.ts'
export type { ActionRunFilter, ActionRunRow } from './operation/action-runs.ts'
export type { AuditFilter, AuditPlace, AuditRow } from './operation/audit-log.ts'
export type { CacheRuleRow, StoredCacheRules } from './operation/cache-rules.ts'
export type { StoredResult } from './operation/cached-results.ts'
export type { JobRow, NewJob } from './operation/jobs.ts'
export type {
  ListedCopy,
  PersistenceRow,
  PersistenceVersionRow,
  PersistenceWithModel,
  ReadableVersion,
} from './operation/persistence.ts'
export type { LoggedSource, QueryDurations, QueryLogFilter } from './operation/query-log.ts'
export type { TaskFilter, TaskOrder, TaskRow } from './operation/task-history.ts'
export type { SettingChange, StoredSetting } from './operation/settings.ts'

export function createRepositories(context: StoreContext) {
  return {
    accessRules: accessRuleRepository(context),
    actionRuns: actionRunRepository(context),
    actions: actionRepository(context),
    apiKeys: apiKeyRepository(context),
    auditLog: auditLogRepository(context),
    bookmarks: bookmarkRepository(context),
    cacheRules: cacheRuleRepository(context),
    cachedResults: cachedResultRepository(context),
    cards: cardRepository(context),
    copyLinks: copyLinkRepository(context),
    channels: channelRepository(context),
    collectionPermissions: collectionPermissionRepository(context),
    collections: collectionRepository(context),
    contentTranslations: contentTranslationRepository(context),
    dashboardCards: dashboardCardRepository(context),
    dashboards: dashboardRepository(context),
    dataModelContent: dataModelContentRepository(context),
    dataPermissions: dataPermissionRepository(context),
    databases: databaseRepository(context),
    deliveries: deliveryRepository(context),
    dimensions: dimensionRepository(context),
    entityIds: entityIdRepository(context),
    fieldValues: fieldValuesRepository(context),
    fields: fieldRepository(context),
    groups: groupRepository(context),
    identities: identityRepository(context),
    jobs: jobRepository(context),
    loginHistory: loginHistoryRepository(context),
    modelIndexes: modelIndexRepository(context),
    moderation: moderationRepository(context),
    persistence: persistenceRepository(context),
    permissionRevisions: permissionRevisionRepository(context),
    placedContent: placedContentRepository(context),
    queryLog: queryLogRepository(context),
    queryMetadata: queryMetadataRepository(context),
    recentViews: recentViewRepository(context),
    revisions: revisionRepository(context),
    search: searchRepository(context),
    segments: segmentRepository(context),
    notifications: notificationRepository(context),
    passkeyChallenges: passkeyChallengeRepository(context),
    addressChanges: addressChangeRepository(context),
    recoveryCodes: recoveryCodeRepository(context),
    secondFactors: secondFactorRepository(context),
    sessions: sessionRepository(context),
    throttledTries: throttledTriesRepository(context),
    settings: settingRepository(context),
    snippets: snippetRepository(context),
    glossary: glossaryRepository(context),
    taskHistory: taskHistoryRepository(context),
    tables: tableRepository(context),
    timelines: timelineRepository(context),
    uploads: uploadRepository(context),
    usage: usageRepository(context),
    userKeyValues: userKeyValueRepository(context),
    users: userRepository(context),
  }
}

export type Repositories = ReturnType<typeof createRepositories>
