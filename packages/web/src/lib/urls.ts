/** Paths of the application's pages. Links that people already have keep working: ids may be followed by a name. */
import { isOwnAddress } from '@querent/contract/links/index.ts'
import { writeQuestionHash, type AdHocQuestion } from './url.ts'

interface Named {
  id: number | string
  name?: string | null
}

/** `12-revenue-by-month`: readable, and found by its number alone. */
export function slugOf({ id, name }: Named): string {
  const words = (name ?? '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
  return words === '' ? String(id) : `${id}-${words}`
}

/** The number that a slug begins with, or undefined. */
export function idOf(slug: string): number | undefined {
  const digits = /^\d{1,9}(?=-|$)/.exec(slug)?.[0]
  return digits === undefined ? undefined : Number(digits)
}

export const urls = {
  home: '/',
  search: (text = '') => (text === '' ? '/search' : `/search?q=${encodeURIComponent(text)}`),
  question: (card: Named) => `/question/${slugOf(card)}`,
  model: (card: Named) => `/model/${slugOf(card)}`,
  /** What can be done with its rows; of one action the editor. */
  modelActions: (card: Named, action: string | null = null) =>
    `/model/${slugOf(card)}?tab=actions${action === null ? '' : `&action=${action}`}`,
  metric: (card: Named) => `/metric/${slugOf(card)}`,
  dashboard: (dashboard: Named) => `/dashboard/${slugOf(dashboard)}`,
  collection: (collection: Named) =>
    collection.id === 'trash'
      ? '/trash'
      : collection.id === 'root'
        ? '/collection/root'
        : `/collection/${slugOf(collection)}`,
  /** What happened, as the timelines of a collection tell it. */
  timelines: (collection: Named) => `/collection/${collection.id === 'root' ? 'root' : slugOf(collection)}/timelines`,
  /** A dashboard that is made automatically; `what` is its subject, such as `table/4`. */
  xRay: (what: string) => `/auto/dashboard/${what}`,
  newQuestion: '/question/notebook',
  /** A question that is not saved. */
  unsaved: (question: AdHocQuestion) => `/question#${writeQuestionHash(question)}`,
  newSql: '/question/sql',
  browse: '/browse',
  database: (database: Named) => `/browse/databases/${slugOf(database)}`,
  schema: (database: Named, schema: string) =>
    `/browse/databases/${slugOf(database)}/schema/${encodeURIComponent(schema)}`,
  table: (table: { id: number | string }) => `/table/${table.id}`,
  trash: '/trash',
  account: '/account',
  accountSecurity: '/account/security',
  accountSessions: '/account/sessions',
  accountLooks: '/account/looks',
  accountNotifications: '/account/notifications',
  /** Where those go who have to set up a second factor before anything else. */
  enroll: '/auth/second-factor',
  admin: '/admin',
  people: '/admin/people',
  groups: '/admin/people/groups',
  group: (id: number) => `/admin/people/groups/${id}`,
  databases: '/admin/databases',
  newDatabase: '/admin/databases/create',
  databaseSettings: (database: Named) => `/admin/databases/${slugOf(database)}`,
  /** Descriptions of tables; of one table, and one of its fields beside it. */
  tableMetadata: (table?: number, field?: number) =>
    table === undefined
      ? '/admin/datamodel'
      : `/admin/datamodel?table=${table}${field === undefined ? '' : `&field=${field}`}`,
  segments: '/admin/datamodel/segments',
  segment: (id: number) => `/admin/datamodel/segments/${id}`,
  newSegment: (table?: number) => `/admin/datamodel/segments/create${table === undefined ? '' : `?table=${table}`}`,
  uploads: '/admin/uploads',
  apiKeys: '/admin/settings/api-keys',
  signIn: '/auth/login',
  forgotPassword: '/auth/forgot_password',
  resetPassword: (token: string) => `/auth/reset_password/${encodeURIComponent(token)}`,
  setup: '/setup',
} as const

/** The page of anything that search, recents, bookmarks or a collection list. */
export function urlOfItem(item: {
  model: string
  id: number | string
  name?: string | null
  type?: string | null
}): string {
  if (item.model === 'dashboard') return urls.dashboard(item)
  if (item.model === 'collection') return urls.collection(item)
  if (item.model === 'dataset' || item.type === 'model') return urls.model(item)
  if (item.model === 'metric' || item.type === 'metric') return urls.metric(item)
  if (item.model === 'database') return urls.database(item)
  if (item.model === 'table') return urls.table(item)
  return urls.question(item)
}

/** Whether one may be sent on to a path after a sign-in: it is one of this application, and none of the sign-in itself. */
export function isOwnPath(path: string): boolean {
  return path.startsWith('/') && isOwnAddress(path) && !path.startsWith('/auth/')
}
