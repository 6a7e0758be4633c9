/** All route files, each with the path that it serves. */
import type { FastifyInstance } from 'fastify'
import type { Services } from '../services/index.ts'
import { activityRoutes } from './activity.ts'
import { advancedPermissionRoutes } from './advanced-permissions.ts'
import { auditRoutes } from './audit.ts'
import { bookmarkRoutes } from './bookmark.ts'
import { cacheRoutes } from './cache.ts'
import { cardQueryRoutes } from './card-query.ts'
import { cardRoutes, cardsRoutes } from './card.ts'
import { collectionRoutes } from './collection.ts'
import { datasetRoutes } from './dataset.ts'
import { docsRoutes } from './docs.ts'
import { dashboardParameterRoutes, dashboardQueryRoutes } from './dashboard-query.ts'
import { dashboardRoutes } from './dashboard.ts'
import { databaseRoutes } from './database.ts'
import { embedRoutes, previewEmbedRoutes } from './embed.ts'
import { eidTranslationRoutes } from './eid-translation.ts'
import { fieldRoutes } from './field.ts'
import { geojsonRoutes } from './geojson.ts'
import { healthRoutes, type HealthSources } from './health.ts'
import { modelIndexRoutes } from './model-index.ts'
import { moderationReviewRoutes } from './moderation-review.ts'
import { cardParameterRoutes, filterFieldRoutes, unsavedParameterRoutes } from './parameter-values.ts'
import { queriesRoutes } from './queries.ts'
import { queryLanguageRoutes } from './query-language.ts'
import { apiKeyRoutes } from './api-key.ts'
import { publicRoutes } from './public.ts'
import { sharedFileRoutes } from './shared-files.ts'
import { premiumFeatureRoutes } from './premium-features.ts'
import { permissionsRoutes } from './permissions.ts'
import { secondFactorRoutes, userSecondFactorRoutes } from './second-factor.ts'
import { searchRoutes } from './search.ts'
import { segmentRoutes } from './segment.ts'
import { revisionRoutes } from './revision.ts'
import { sandboxRoutes } from './mt.ts'
import { emailRoutes } from './email.ts'
import { ldapRoutes } from './ldap.ts'
import { loginHistoryRoutes } from './login-history.ts'
import { sessionRoutes } from './session.ts'
import { ssoAdminRoutes, ssoRoutes } from './sso.ts'
import { settingRoutes } from './setting.ts'
import { setupRoutes } from './setup.ts'
import { snippetRoutes } from './snippet.ts'
import { timelineEventRoutes, timelineRoutes } from './timeline.ts'
import { userKeyValueRoutes } from './user-key-value.ts'
import { userSessionRoutes } from './user-sessions.ts'
import { userRoutes } from './user.ts'
import { utilRoutes } from './util.ts'
import { tableRoutes } from './table.ts'
import { testingRoutes } from './testing.ts'

export { knownProbe, type HealthSources } from './health.ts'

export async function registerRoutes(app: FastifyInstance, services: Services, health: HealthSources): Promise<void> {
  await app.register(healthRoutes, health)
  await app.register(docsRoutes, { prefix: '/api/docs' })
  await app.register(sessionRoutes, { ...services, prefix: '/api/session' })
  await app.register(ssoRoutes, { ...services, prefix: '/auth/sso' })
  await app.register(ssoAdminRoutes, { ...services, prefix: '/api/ee/sso' })
  await app.register(emailRoutes, { ...services, prefix: '/api/email' })
  await app.register(ldapRoutes, { ...services, prefix: '/api/ldap' })
  await app.register(databaseRoutes, { ...services, prefix: '/api/database' })
  await app.register(tableRoutes, { ...services, prefix: '/api/table' })
  await app.register(fieldRoutes, { ...services, prefix: '/api/field' })
  await app.register(collectionRoutes, { ...services, prefix: '/api/collection' })
  await app.register(cardRoutes, { ...services, prefix: '/api/card' })
  await app.register(cardsRoutes, { ...services, prefix: '/api/cards' })
  await app.register(cardQueryRoutes, { ...services, prefix: '/api/card' })
  await app.register(cardParameterRoutes, { ...services, prefix: '/api/card' })
  await app.register(dashboardRoutes, { ...services, prefix: '/api/dashboard' })
  await app.register(dashboardQueryRoutes, { ...services, prefix: '/api/dashboard' })
  await app.register(dashboardParameterRoutes, { ...services, prefix: '/api/dashboard' })
  await app.register(filterFieldRoutes, { ...services, prefix: '/api/dashboard/params' })
  await app.register(sharedFileRoutes)
  await app.register(publicRoutes, { ...services, prefix: '/api/public' })
  await app.register(embedRoutes, { ...services, prefix: '/api/embed' })
  await app.register(previewEmbedRoutes, { ...services, prefix: '/api/preview_embed' })
  await app.register(datasetRoutes, { ...services, prefix: '/api/dataset' })
  await app.register(unsavedParameterRoutes, { ...services, prefix: '/api/dataset/parameter' })
  await app.register(searchRoutes, { ...services, prefix: '/api/search' })
  await app.register(geojsonRoutes, { ...services, prefix: '/api/geojson' })
  await app.register(queryLanguageRoutes, { ...services, prefix: '/api/query-language' })
  await app.register(segmentRoutes, { ...services, prefix: '/api/segment' })
  await app.register(revisionRoutes, { ...services, prefix: '/api/revision' })
  await app.register(snippetRoutes, { ...services, prefix: '/api/native-query-snippet' })
  await app.register(timelineRoutes, { ...services, prefix: '/api/timeline' })
  await app.register(timelineEventRoutes, { ...services, prefix: '/api/timeline-event' })
  await app.register(cacheRoutes, { ...services, prefix: '/api/cache' })
  await app.register(bookmarkRoutes, { ...services, prefix: '/api/bookmark' })
  await app.register(modelIndexRoutes, { ...services, prefix: '/api/model-index' })
  await app.register(moderationReviewRoutes, { ...services, prefix: '/api/moderation-review' })
  await app.register(activityRoutes, { ...services, prefix: '/api/activity' })
  await app.register(auditRoutes, { ...services, prefix: '/api/audit' })
  await app.register(eidTranslationRoutes, { ...services, prefix: '/api/eid-translation' })
  await app.register(queriesRoutes, { ...services, prefix: '/api/queries' })
  await app.register(secondFactorRoutes, { ...services, prefix: '/api/second-factor' })
  await app.register(userSecondFactorRoutes, { ...services, prefix: '/api/user' })
  await app.register(loginHistoryRoutes, { ...services, prefix: '/api/login-history' })
  await app.register(setupRoutes, { ...services, prefix: '/api/setup' })
  await app.register(settingRoutes, { ...services, prefix: '/api/setting' })
  await app.register(userRoutes, { ...services, prefix: '/api/user' })
  await app.register(userSessionRoutes, { ...services, prefix: '/api/user' })
  await app.register(permissionsRoutes, { ...services, prefix: '/api/permissions' })
  await app.register(advancedPermissionRoutes, { ...services, prefix: '/api/ee/advanced-permissions' })
  await app.register(sandboxRoutes, { ...services, prefix: '/api/mt' })
  await app.register(apiKeyRoutes, { ...services, prefix: '/api/api-key' })
  await app.register(premiumFeatureRoutes, { ...services, prefix: '/api/premium-features' })
  await app.register(userKeyValueRoutes, { ...services, prefix: '/api/user-key-value' })
  const { testing } = services
  if (testing !== undefined) await app.register(testingRoutes, { testing, prefix: '/api/testing' })
  await app.register(utilRoutes, { ...services, prefix: '/api' })
}
