/** All route files, each with the path that it serves. */
import type { FastifyInstance, FastifyPluginAsync, FastifyPluginOptions } from 'fastify'
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
  const serve = <Options extends FastifyPluginOptions>(routes: FastifyPluginAsync<Options>, options: Options) =>
    app.register(named(routes), options)
  await serve(healthRoutes, health)
  await serve(docsRoutes, { prefix: '/api/docs' })
  await serve(sessionRoutes, { ...services, prefix: '/api/session' })
  await serve(ssoRoutes, { ...services, prefix: '/auth/sso' })
  await serve(ssoAdminRoutes, { ...services, prefix: '/api/ee/sso' })
  await serve(emailRoutes, { ...services, prefix: '/api/email' })
  await serve(ldapRoutes, { ...services, prefix: '/api/ldap' })
  await serve(databaseRoutes, { ...services, prefix: '/api/database' })
  await serve(tableRoutes, { ...services, prefix: '/api/table' })
  await serve(fieldRoutes, { ...services, prefix: '/api/field' })
  await serve(collectionRoutes, { ...services, prefix: '/api/collection' })
  await serve(cardRoutes, { ...services, prefix: '/api/card' })
  await serve(cardsRoutes, { ...services, prefix: '/api/cards' })
  await serve(cardQueryRoutes, { ...services, prefix: '/api/card' })
  await serve(cardParameterRoutes, { ...services, prefix: '/api/card' })
  await serve(dashboardRoutes, { ...services, prefix: '/api/dashboard' })
  await serve(dashboardQueryRoutes, { ...services, prefix: '/api/dashboard' })
  await serve(dashboardParameterRoutes, { ...services, prefix: '/api/dashboard' })
  await serve(filterFieldRoutes, { ...services, prefix: '/api/dashboard/params' })
  await serve(sharedFileRoutes, {})
  await serve(publicRoutes, { ...services, prefix: '/api/public' })
  await serve(embedRoutes, { ...services, prefix: '/api/embed' })
  await serve(previewEmbedRoutes, { ...services, prefix: '/api/preview_embed' })
  await serve(datasetRoutes, { ...services, prefix: '/api/dataset' })
  await serve(unsavedParameterRoutes, { ...services, prefix: '/api/dataset/parameter' })
  await serve(searchRoutes, { ...services, prefix: '/api/search' })
  await serve(geojsonRoutes, { ...services, prefix: '/api/geojson' })
  await serve(queryLanguageRoutes, { ...services, prefix: '/api/query-language' })
  await serve(segmentRoutes, { ...services, prefix: '/api/segment' })
  await serve(revisionRoutes, { ...services, prefix: '/api/revision' })
  await serve(snippetRoutes, { ...services, prefix: '/api/native-query-snippet' })
  await serve(timelineRoutes, { ...services, prefix: '/api/timeline' })
  await serve(timelineEventRoutes, { ...services, prefix: '/api/timeline-event' })
  await serve(cacheRoutes, { ...services, prefix: '/api/cache' })
  await serve(bookmarkRoutes, { ...services, prefix: '/api/bookmark' })
  await serve(modelIndexRoutes, { ...services, prefix: '/api/model-index' })
  await serve(moderationReviewRoutes, { ...services, prefix: '/api/moderation-review' })
  await serve(activityRoutes, { ...services, prefix: '/api/activity' })
  await serve(auditRoutes, { ...services, prefix: '/api/audit' })
  await serve(eidTranslationRoutes, { ...services, prefix: '/api/eid-translation' })
  await serve(queriesRoutes, { ...services, prefix: '/api/queries' })
  await serve(secondFactorRoutes, { ...services, prefix: '/api/second-factor' })
  await serve(userSecondFactorRoutes, { ...services, prefix: '/api/user' })
  await serve(loginHistoryRoutes, { ...services, prefix: '/api/login-history' })
  await serve(setupRoutes, { ...services, prefix: '/api/setup' })
  await serve(settingRoutes, { ...services, prefix: '/api/setting' })
  await serve(userRoutes, { ...services, prefix: '/api/user' })
  await serve(userSessionRoutes, { ...services, prefix: '/api/user' })
  await serve(permissionsRoutes, { ...services, prefix: '/api/permissions' })
  await serve(advancedPermissionRoutes, { ...services, prefix: '/api/ee/advanced-permissions' })
  await serve(sandboxRoutes, { ...services, prefix: '/api/mt' })
  await serve(apiKeyRoutes, { ...services, prefix: '/api/api-key' })
  await serve(premiumFeatureRoutes, { ...services, prefix: '/api/premium-features' })
  await serve(userKeyValueRoutes, { ...services, prefix: '/api/user-key-value' })
  const { testing } = services
  if (testing !== undefined) await serve(testingRoutes, { testing, prefix: '/api/testing' })
  await serve(utilRoutes, { ...services, prefix: '/api' })
}

/** Fastify reads this name first; for one without it, it looks through every module that was ever required. */
function named<Plugin extends FastifyPluginAsync<never>>(plugin: Plugin): Plugin {
  return Object.assign(plugin, { [Symbol.for('fastify.display-name')]: plugin.name })
}
