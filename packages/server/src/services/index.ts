/** Creates all services and passes to each the others that it needs. */
import { messageOf } from '../observe/message-of.ts'
import type { CurrentUser } from '../permissions/current-user.ts'
import { rightsReader } from '../permissions/with-rights.ts'
import { createRunner } from '../query-runner/index.ts'
import { activityService } from './activity/index.ts'
import { auditService } from './audit/index.ts'
import { bookmarkService } from './bookmarks/index.ts'
import { cachingService } from './caching/index.ts'
import { cardService, inspectQuery } from './cards/index.ts'
import { collectionService } from './collections/index.ts'
import { dashboardService } from './dashboards/index.ts'
import { databaseService } from './databases/index.ts'
import type { Deps } from './deps.ts'
import { entityIdService } from './entity-ids/index.ts'
import { exampleService } from './examples/index.ts'
import { askDatabase, fieldLists, fieldValuesService } from './field-values/index.ts'
import { fieldService } from './fields/index.ts'
import { cardQueryService, dashboardQueryService, queryService, runnerSettings } from './queries/index.ts'
import { apiKeyService } from './api-keys/index.ts'
import { groupService } from './groups/index.ts'
import { guestService } from './guests/index.ts'
import { mapService } from './maps/index.ts'
import { mailServerService, mailService } from './mail/index.ts'
import { applicationGraphService } from './permissions/application-graph/index.ts'
import { collectionGraphService } from './permissions/collection-graph/index.ts'
import { dataGraphService } from './permissions/data-graph/index.ts'
import { explainService } from './permissions/explain/index.ts'
import { impersonationService } from './permissions/impersonations.ts'
import { sandboxService } from './permissions/sandboxes/index.ts'
import { modelIndexService } from './model-indexes/index.ts'
import { moderationService } from './moderation/index.ts'
import { parameterValuesService } from './parameter-values/index.ts'
import { queryLanguageService } from './query-language/index.ts'
import { queryMetadataService } from './query-metadata/index.ts'
import { revisionService } from './revisions/index.ts'
import { retentionService } from './retention/index.ts'
import { searchService } from './search/index.ts'
import { segmentService } from './segments/index.ts'
import { setupService } from './setup/index.ts'
import { httpSettings, settingService } from './settings/index.ts'
import { secondFactorService } from './second-factors/index.ts'
import { openSessionService, sessionService, storedPasswordCheck } from './sessions/index.ts'
import { ldapSignOn, signOnAccounts, signOnService } from './sign-on/index.ts'
import { snippetService } from './snippets/index.ts'
import { usageService } from './usage/index.ts'
import { utilService } from './util/index.ts'
import { userKeyValueService } from './user-key-values/index.ts'
import { userService } from './users/index.ts'
import { tableService } from './tables/index.ts'
import { timelineService } from './timelines/index.ts'
import { testingService } from './testing/index.ts'

export { PASSWORD_COST } from './users/index.ts'

export function createServices(deps: Deps) {
  const settings = settingService(deps)
  const databases = databaseService(deps)
  const fields = fieldService(deps)
  const tables = tableService(deps)
  const runner = createRunner({
    ...deps,
    settings: async (versions) => runnerSettings(await deps.settings.at(versions)),
    arrival: databases.arrival.wait,
  })
  const ask = askDatabase(runner)
  const lists = fieldLists({ ...deps, ask })
  const fieldValues = fieldValuesService({ ...deps, ask, lists })
  const withRights = rightsReader(deps.store)
  const collections = collectionService({ ...deps, withRights })
  const caching = cachingService({ ...deps, collections })
  const mail = mailService(deps)
  const mailServer = mailServerService(deps)
  const users = userService({ ...deps, collections, mail })
  const groups = groupService(deps)
  const dataGraph = dataGraphService(deps)
  const applicationGraph = applicationGraphService(deps)
  const impersonations = impersonationService(deps)
  const sandboxes = sandboxService(deps)
  const collectionGraph = collectionGraphService({ ...deps, collections })
  const apiKeys = apiKeyService(deps)
  const accounts = signOnAccounts({ ...deps, users, collections })
  const ldap = ldapSignOn({ ...deps, accounts })
  const passwordChecks = [storedPasswordCheck(deps), ldap.passwordCheck]
  const secondFactors = secondFactorService({ ...deps, mail, passwordChecks })
  const sessions = sessionService({ ...deps, users, apiKeys, mail, withRights, secondFactors, passwordChecks })
  const openSessions = openSessionService(deps)
  const signOn = signOnService({ ...deps, accounts, sessions })
  const util = utilService(deps)
  const userKeyValues = userKeyValueService(deps)
  const activity = activityService({ ...deps, collections })
  const audit = auditService({ ...deps, activity, runner })
  const usage = usageService({ ...deps, activity, runner })
  const cards = cardService({
    ...deps,
    activity,
    collections,
    inspectQuery: inspectQuery(runner),
  })
  const viewedTable = (user: CurrentUser, id: number) => activity.viewed(user, 'table', id)
  const queries = queryService({ ...deps, runner, viewedTable })
  const cardQueries = cardQueryService({ ...deps, cards, runner, used: activity.used })
  const explain = explainService({ ...deps, collections, runner })
  const parameterValues = parameterValuesService({ ...deps, cards, ask, lists })
  const dashboards = dashboardService({ ...deps, activity, cards, collections, parameterValues })
  const dashboardQueries = dashboardQueryService({
    ...deps,
    dashboards,
    cards,
    runner,
    used: activity.used,
    remember: dashboards.remember,
  })
  const guests = guestService({ ...deps, dashboards, cardQueries, dashboardQueries, parameterValues, fieldValues })
  const examples = exampleService({ ...deps, activity, parameterValues, runner })
  const setup = setupService({ ...deps, users, databases, mail, examples })
  const modelIndexes = modelIndexService({ ...deps, cards, ask })
  const moderation = moderationService(deps)
  const bookmarks = bookmarkService({ ...deps, collections })
  const search = searchService({ ...deps, collections })
  const segments = segmentService({ ...deps, runner })
  const revisions = revisionService(deps.store, {
    card: cards.earlier,
    dashboard: dashboards.earlier,
    segment: segments.earlier,
  })
  const timelines = timelineService({ ...deps, collections })
  const snippets = snippetService({ ...deps, collections })
  const entityIds = entityIdService({ ...deps, collections })
  const queryLanguage = queryLanguageService()
  const queryMetadata = queryMetadataService(deps)
  const retention = retentionService(deps)
  const testing = deps.config.testEndpoints ? testingService({ ...deps, runner, activity }) : undefined

  /** Stops what runs and writes what is waiting to be written; an app database that is away stops nobody from closing. */
  async function close(): Promise<void> {
    for (const [task, work] of [
      ['query log', runner.close],
      ['views', activity.flush],
      ['usage', usage.close],
    ] as const) {
      await work().catch((error: unknown) => deps.observe({ type: 'background.failed', task, error: messageOf(error) }))
    }
  }
  return {
    databases,
    fields,
    fieldValues,
    tables,
    secondFactors,
    sessions,
    openSessions,
    signOn,
    ldap,
    mailServer,
    settings,
    httpSettings: httpSettings(deps.settings),
    runner,
    users,
    userKeyValues,
    groups,
    dataGraph,
    explain,
    applicationGraph,
    impersonations,
    sandboxes,
    collectionGraph,
    apiKeys,
    setup,
    usage,
    util,
    collections,
    caching,
    cards,
    queries,
    cardQueries,
    dashboards,
    dashboardQueries,
    guests,
    examples,
    parameterValues,
    activity,
    audit,
    bookmarks,
    modelIndexes,
    moderation,
    revisions,
    segments,
    snippets,
    timelines,
    entityIds,
    maps: mapService(deps.settings),
    queryLanguage,
    queryMetadata,
    retention,
    search,
    testing,
    close,
  }
}

export type Services = ReturnType<typeof createServices>
