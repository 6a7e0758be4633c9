/** `/api/audit`: who did what, when and from where. */
import { Type } from 'typebox'
import { JsonMap, LARGEST_ID, ListOf, Nullable, OneOf, PositiveInt } from '../schemas/values.ts'

/** Every kind of entry, with what it says. Nothing else is ever recorded. */
export const AUDIT_ACTIONS = {
  'user.signed-in': 'Somebody signed in.',
  'user.sign-in-failed':
    'Somebody tried to sign in and was refused. `details.name` is a digest of the name that was tried.',
  'session.ended': 'A session was ended: by signing out, with its user or because it expired.',
  'user.created': 'A user was added.',
  'user.updated': 'A user was changed.',
  'user.deactivated': 'A user was deactivated.',
  'user.reactivated': 'A user was reactivated.',
  'user.password-changed': 'A user has a new password.',
  'user.password-reset-requested': 'A link to set a new password was created for a user.',
  'user.second-factor-changed': 'A second factor of a user was added, changed or removed.',
  'group.created': 'A group was added.',
  'group.updated': 'A group was renamed.',
  'group.deleted': 'A group was deleted.',
  'group.member-added': 'A user became a member of a group: `details.after.user_id`.',
  'group.member-updated': 'A member became or stopped being a group manager.',
  'group.member-removed': 'A user left a group or was removed: `details.before.user_id`.',
  'permissions.changed': 'What a group may do was changed. `details` has it before and after.',
  'sandbox.created': 'A row or column rule was created.',
  'sandbox.updated': 'A row or column rule was changed.',
  'sandbox.deleted': 'A row or column rule was deleted.',
  'impersonation.created': 'A group was given a role of a database.',
  'impersonation.updated': 'The role of a group was changed.',
  'impersonation.deleted': 'A group no longer has a role of a database.',
  'api-key.created': 'An API key was created.',
  'api-key.updated': 'An API key was renamed or moved to another group.',
  'api-key.regenerated': 'An API key was replaced; the old one stopped working.',
  'api-key.deleted': 'An API key was deleted.',
  'setting.changed': 'A setting was changed. Values of secret settings are not kept.',
  'database.created': 'A database was connected.',
  'database.updated': 'A connected database was changed. Only the names of its connection details are kept.',
  'database.deleted': 'A database was deleted.',
  'database.tables-left':
    'A database was deleted, and tables of stored models are left in it: `details` names them and the reason.',
  'table.updated': 'The metadata of a table was changed.',
  'field.updated': 'The metadata of a field was changed.',
  'field.dimension-changed': "What is shown in place of a field's values was changed.",
  'field.values-changed': "The labels of a field's values were changed.",
  'metadata.sync-requested': 'A database or table is synced again.',
  'metadata.rescan-requested': 'Values of fields are read again.',
  'metadata.values-discarded': 'Values of fields were discarded.',
  'cache.rule-changed': 'A caching rule was changed. `details` has it before and after.',
  'cache.invalidated': 'Cached results were invalidated: `details` names whose.',
  'collection.created': 'A collection was created.',
  'collection.updated': 'A collection was changed.',
  'collection.moved': 'A collection was moved.',
  'collection.archived': 'A collection was moved to the Trash.',
  'collection.restored': 'A collection was restored from the Trash.',
  'collection.deleted': 'A collection was deleted permanently.',
  'card.created': 'A question, model or metric was saved.',
  'card.updated': 'A question, model or metric was changed.',
  'card.moved': 'A question, model or metric was moved.',
  'card.archived': 'A question, model or metric was moved to the Trash.',
  'card.restored': 'A question, model or metric was restored from the Trash.',
  'card.shared': 'A public link to a card was created.',
  'card.unshared': 'The public link to a card was removed.',
  'card.reviewed': 'A card was verified, or is no longer verified: `details.after.status`.',
  'card.index-changed': 'Values of a model became searchable, or stopped being searchable.',
  'card.persistence-changed': 'Somebody has a model kept as a table, or no longer.',
  'table.copy-changed': 'Somebody has the rows of a table copied, or no longer.',
  'card.deleted': 'A question, model or metric was deleted permanently.',
  'card.viewed': 'Somebody viewed a card, `details.count` times within a few seconds.',
  'card.queried': 'A card was run.',
  'collection.viewed': 'Somebody viewed a collection.',
  'dashboard.viewed': 'Somebody viewed a dashboard.',
  'dashboard.created': 'A dashboard was created.',
  'dashboard.updated': 'A dashboard was changed.',
  'dashboard.contents-changed': 'A card or tab of a dashboard was added, changed or removed.',
  'dashboard.moved': 'A dashboard was moved.',
  'dashboard.archived': 'A dashboard was moved to the Trash.',
  'dashboard.restored': 'A dashboard was restored from the Trash.',
  'dashboard.shared': 'A public link to a dashboard was created.',
  'dashboard.unshared': 'The public link to a dashboard was removed.',
  'dashboard.reviewed': 'A dashboard was verified, or is no longer verified: `details.after.status`.',
  'dashboard.deleted': 'A dashboard was deleted permanently.',
  'table.viewed': 'Somebody viewed a table.',
  'query.run': 'A question that is not saved was run on a database.',
  'query.cancelled': 'Somebody stopped a running query.',
  'export.downloaded': 'Rows were downloaded as a file: of a card, or of a database.',
  'channel.created': 'A channel for notifications was added.',
  'channel.updated': 'A channel for notifications was changed. Only the names of its details are kept.',
  'notification.created': 'A subscription or alert was created.',
  'notification.updated': 'A subscription or alert was changed.',
  'notification.schedule-changed': 'A subscription or alert is sent at other times.',
  'notification.recipients-changed': 'The recipients or channels of a subscription or alert were changed.',
  'notification.stopped':
    'A subscription or alert was stopped: by somebody, or by the server (`details.after.stop_reason`).',
  'notification.restarted': 'A subscription or alert that was stopped is sent again.',
  'notification.resent':
    'Failed deliveries are sent again: `details.count`. Without `model_id` they are those of several notifications.',
  'notification.handed-over': 'A subscription or alert was given to another owner, whose rights decide what it shows.',
  'notification.deleted': 'A subscription or alert was deleted.',
  'action.created': 'An action was created.',
  'action.updated': 'An action was changed.',
  'action.archived': 'An action was archived.',
  'action.restored': 'An action was restored.',
  'action.shared': 'A public link to an action was created.',
  'action.unshared': 'The public link to an action was removed.',
  'action.deleted': 'An action was deleted permanently.',
  'upload.created': 'A file was uploaded into a new table. The details count its rows.',
  'upload.appended': 'Rows of a file were added to an uploaded table.',
  'upload.replaced': 'The rows of an uploaded table were replaced by those of a file.',
  'upload.deleted': 'An uploaded table was deleted.',
  'action.executed': 'An action was carried out. The details count the rows that it changed.',
  'rows.changed': 'Rows of a table were changed in place. The details count them.',
  'timeline.created': 'A timeline was created.',
  'timeline.updated': 'A timeline was changed.',
  'timeline.archived': 'A timeline was archived.',
  'timeline.restored': 'A timeline was restored.',
  'timeline.deleted': 'A timeline was deleted permanently.',
  'timeline.events-changed': 'An event of a timeline was added, changed or deleted.',
  'segment.created': 'A segment was created.',
  'segment.updated': 'A segment was changed.',
  'segment.archived': 'A segment was archived.',
  'segment.restored': 'A segment was restored.',
  'glossary.created': 'A term was added to the glossary.',
  'glossary.deleted': 'A term of the glossary was deleted.',
  'glossary.updated': 'A term of the glossary was changed.',
  'content-translation.replaced': 'The dictionary for content was replaced.',
  'snippet.created': 'A snippet was created.',
  'snippet.updated': 'A snippet was changed.',
  'snippet.archived': 'A snippet was archived.',
  'snippet.restored': 'A snippet was restored.',
  'bookmark.created': 'Somebody bookmarked something.',
  'bookmark.deleted': 'Somebody removed a bookmark.',
} as const satisfies Record<string, string>

/** A key of {@link AUDIT_ACTIONS}, such as `card.updated`. */
export type AuditAction = keyof typeof AUDIT_ACTIONS
const ACTIONS = Object.keys(AUDIT_ACTIONS) as AuditAction[]

/** Kinds of objects that entries are about, by the words of `model`. */
export const AUDIT_MODELS = [
  'action',
  'api-key',
  'cache-rule',
  'card',
  'channel',
  'collection',
  'dashboard',
  'database',
  'field',
  'content-translation',
  'glossary',
  'group',
  'impersonation',
  'notification',
  'permissions',
  'sandbox',
  'segment',
  'setting',
  'snippet',
  'table',
  'timeline',
  'user',
] as const
/** What an entry is about. */
export type AuditModel = (typeof AUDIT_MODELS)[number]

/** A date, or a date and time: read where it is used. */
const Moment = Type.String({ maxLength: 40 })

const filters = {
  user_id: Type.Optional(PositiveInt),
  action: ListOf(OneOf(ACTIONS)),
  model: ListOf(OneOf(AUDIT_MODELS)),
  model_id: Type.Optional(PositiveInt),
  since: Type.Optional(Moment),
  until: Type.Optional(Moment),
  text: Type.Optional(Type.String({ maxLength: 200 })),
}

/** All filters must fit. `until` is exclusive, `limit` is 100 by default, and `after` is the `next` of the page before. */
export const AuditQuery = Type.Object({
  ...filters,
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  after: Type.Optional(
    Type.String({ pattern: '^[0-9TZ:.-]{24}_\\d{1,19}$', rule: 'value must be the `next` of a page.' }),
  ),
})
/** `GET /api/audit/csv`: every entry that fits, without a limit. */
export const AuditFileQuery = Type.Object(filters)

/** Who did it: a person, a program with an API key, or nobody in particular. */
const AuditActor = Type.Object({
  id: PositiveInt,
  type: OneOf(['personal', 'api-key']),
  common_name: Type.String(),
  email: Type.String(),
})

/** `user` is null for the server and for callers who were not signed in. `model_name` is the name at that time. */
export const AuditEntry = Type.Object({
  id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  timestamp: Type.String(),
  action: OneOf(ACTIONS),
  user: Nullable(AuditActor),
  model: OneOf(AUDIT_MODELS),
  model_id: Nullable(Type.Integer({ maximum: LARGEST_ID })),
  model_name: Nullable(Type.String()),
  address: Nullable(Type.String()),
  user_agent: Nullable(Type.String()),
  device_description: Nullable(Type.String()),
  request_id: Nullable(Type.String()),
  details: JsonMap,
})
/** Entries with the newest first. */
export const AuditPage = Type.Object({
  data: Type.Array(AuditEntry),
  /** Sent as `after`, it gives the page that follows; null at the end. */
  next: Nullable(Type.String()),
})

/** Every kind of entry and what it means, in English. */
export const AuditActions = Type.Array(Type.Object({ action: OneOf(ACTIONS), description: Type.String() }))
