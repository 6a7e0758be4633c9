/**
 * Tests over HTTP that run with SQLite as the app database alone. What they prove lies above or beside the app database:
 * every statement that they send to it is sent by the other files too, which run on both, but for the columns that an update
 * names and the lengths of lists. That was measured: the texts of all statements of every file were compared. A new file runs on both unless it is added here.
 */
const SUBJECTS: Readonly<Record<string, readonly string[]>> = {
  'What is asked of data and what comes back: an affair of the engines, which each file brings along': [
    'dashboard-data',
    'dashboard-query',
    'dataset',
    'describe',
    'downloads',
    'explain',
    'geojson',
    'insights',
    'large-answer',
    'native-parameters',
    'odd-names',
    'parameter-values',
    'pivot',
    'pivot-export',
    'public-engines',
    'query-functions',
    'query-language',
    'query-metadata',
    'query-run',
    'query-sources',
    'result-columns',
  ],
  'Attempts to read around rights: SQL and questions are taken apart before anything runs; the rights that are kept, and how they are read, are proved by permission-graph, data-rights, sandboxes and authorization':
    [
      'data-doors',
      'hostile-query',
      'permissions-explain',
      'read-around-blocked',
      'read-around-roles',
      'read-around-rules',
    ],
  'Connections, headers and answers that ask the app database nothing of their own': [
    'cross-site',
    'database-tunnel',
    'embedding-settings',
    'headers',
    'metrics',
    'page',
    'proxies',
    'unreadable',
    'util',
  ],
  'Resources whose statements differ from those of other files in the columns and lists alone': [
    'api-key',
    'application-permissions',
    'big-numbers',
    'card-write',
    'collection',
    'collection-graph',
    'dashboard-dates',
    'dashboard-draft',
    'dashboard-questions',
    'data-rights',
    'database',
    'drills',
    'embed',
    'field',
    'group-managers',
    'invitations',
    'moderation',
    'open-sessions',
    'own-database',
    'permission-graph',
    'permissions',
    'public',
    'read-only',
    'remapping',
    'revision',
    'rights-cache',
    'second-factor',
    'session',
    'setting',
    'setup',
    'sign-on-jwt',
    'snippet',
    'testing',
  ],
  'How many statements there are does not depend on who answers them': ['authorization/statements'],
}

/** Paths of those files. */
export const ONE_APP_DATABASE: ReadonlySet<string> = new Set(
  Object.values(SUBJECTS)
    .flat()
    .map((name) => `test/contract/${name}.test.ts`),
)
