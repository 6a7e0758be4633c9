/** The routes of all files here. Made by `npm run generate routes`; do not edit. */
import type { Routes } from '../http/routes.ts'
import type { Services } from '../services/index.ts'
import { actionRunRoutes } from './action-run.ts'
import { actionRoutes } from './action.ts'
import { activityRoutes } from './activity.ts'
import { advancedPermissionRoutes } from './advanced-permissions.ts'
import { alertRoutes } from './alert.ts'
import { apiKeyRoutes } from './api-key.ts'
import { auditRoutes } from './audit.ts'
import { automagicDashboardRoutes } from './automagic-dashboards.ts'
import { bookmarkRoutes } from './bookmark.ts'
import { cacheRoutes } from './cache.ts'
import { cardQueryRoutes } from './card-query.ts'
import { cardUploadRoutes } from './card-upload.ts'
import { cardRoutes, cardsRoutes } from './card.ts'
import { channelRoutes } from './channel.ts'
import { collectionRoutes } from './collection.ts'
import { contentTranslationRoutes } from './content-translation.ts'
import { dashboardActionRoutes } from './dashboard-action.ts'
import { dashboardFileRoutes } from './dashboard-file.ts'
import { dashboardParameterRoutes, dashboardQueryRoutes } from './dashboard-query.ts'
import { dashboardRoutes } from './dashboard.ts'
import { databaseRoutes } from './database.ts'
import { datasetRoutes } from './dataset.ts'
import { docsRoutes } from './docs.ts'
import { eidTranslationRoutes } from './eid-translation.ts'
import { emailRoutes } from './email.ts'
import { embedRoutes, previewEmbedRoutes } from './embed.ts'
import { explainRoutes } from './explain.ts'
import { fieldRoutes } from './field.ts'
import { geojsonFileRoutes, geojsonRoutes } from './geojson.ts'
import { glossaryRoutes } from './glossary.ts'
import { ldapRoutes } from './ldap.ts'
import { loginHistoryRoutes } from './login-history.ts'
import { metricRoutes } from './metric.ts'
import { modelIndexRoutes } from './model-index.ts'
import { moderationReviewRoutes } from './moderation-review.ts'
import { sandboxRoutes } from './mt.ts'
import { notificationUnsubscribeRoutes } from './notification-unsubscribe.ts'
import { notificationRoutes } from './notification.ts'
import { notifyRoutes } from './notify.ts'
import { cardParameterRoutes, filterFieldRoutes, unsavedParameterRoutes } from './parameter-values.ts'
import { permissionsRoutes } from './permissions.ts'
import { persistRoutes, persistedCardRoutes, persistedDatabaseRoutes } from './persist.ts'
import { premiumFeatureRoutes } from './premium-features.ts'
import { publicRoutes } from './public.ts'
import { pulsePreviewRoutes } from './pulse-previews.ts'
import { pulseRoutes } from './pulse.ts'
import { queriesRoutes } from './queries.ts'
import { queryLanguageRoutes } from './query-language.ts'
import { revisionRoutes } from './revision.ts'
import { searchRoutes } from './search.ts'
import { secondFactorRoutes, userSecondFactorRoutes } from './second-factor.ts'
import { segmentRoutes } from './segment.ts'
import { sessionRoutes } from './session.ts'
import { settingRoutes } from './setting.ts'
import { setupRoutes } from './setup.ts'
import { sharedFileRoutes } from './shared-files.ts'
import { slackRoutes } from './slack.ts'
import { snippetRoutes } from './snippet.ts'
import { ssoAdminRoutes, ssoRoutes } from './sso.ts'
import { tableRowRoutes } from './table-rows.ts'
import { tableUploadRoutes } from './table-upload.ts'
import { tableRoutes } from './table.ts'
import { taskRoutes } from './task.ts'
import { timelineEventRoutes, timelineRoutes } from './timeline.ts'
import { unsubscribeRoutes } from './unsubscribe.ts'
import { uploadManagementRoutes } from './upload-management.ts'
import { uploadRoutes } from './upload.ts'
import { userKeyValueRoutes } from './user-key-value.ts'
import { userSessionRoutes } from './user-sessions.ts'
import { userRoutes } from './user.ts'
import { utilRoutes } from './util.ts'

export const ALL_ROUTES: readonly Routes<Services>[] = [
  actionRunRoutes,
  actionRoutes,
  activityRoutes,
  advancedPermissionRoutes,
  alertRoutes,
  apiKeyRoutes,
  auditRoutes,
  automagicDashboardRoutes,
  bookmarkRoutes,
  cacheRoutes,
  cardQueryRoutes,
  cardUploadRoutes,
  cardRoutes,
  cardsRoutes,
  channelRoutes,
  collectionRoutes,
  contentTranslationRoutes,
  dashboardActionRoutes,
  dashboardFileRoutes,
  dashboardParameterRoutes,
  dashboardQueryRoutes,
  dashboardRoutes,
  databaseRoutes,
  datasetRoutes,
  docsRoutes,
  eidTranslationRoutes,
  emailRoutes,
  embedRoutes,
  previewEmbedRoutes,
  explainRoutes,
  fieldRoutes,
  geojsonFileRoutes,
  geojsonRoutes,
  glossaryRoutes,
  ldapRoutes,
  loginHistoryRoutes,
  metricRoutes,
  modelIndexRoutes,
  moderationReviewRoutes,
  sandboxRoutes,
  notificationUnsubscribeRoutes,
  notificationRoutes,
  notifyRoutes,
  cardParameterRoutes,
  filterFieldRoutes,
  unsavedParameterRoutes,
  permissionsRoutes,
  persistRoutes,
  persistedCardRoutes,
  persistedDatabaseRoutes,
  premiumFeatureRoutes,
  publicRoutes,
  pulsePreviewRoutes,
  pulseRoutes,
  queriesRoutes,
  queryLanguageRoutes,
  revisionRoutes,
  searchRoutes,
  secondFactorRoutes,
  userSecondFactorRoutes,
  segmentRoutes,
  sessionRoutes,
  settingRoutes,
  setupRoutes,
  sharedFileRoutes,
  slackRoutes,
  snippetRoutes,
  ssoAdminRoutes,
  ssoRoutes,
  tableRowRoutes,
  tableUploadRoutes,
  tableRoutes,
  taskRoutes,
  timelineEventRoutes,
  timelineRoutes,
  unsubscribeRoutes,
  uploadManagementRoutes,
  uploadRoutes,
  userKeyValueRoutes,
  userSessionRoutes,
  userRoutes,
  utilRoutes,
]
