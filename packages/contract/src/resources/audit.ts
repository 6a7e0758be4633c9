/** `/api/audit`: who did what, when and from where. */
import { Type } from 'typebox'
import { JsonMap, LARGEST_ID, ListOf, Nullable, OneOf, PositiveInt } from '../schemas/values.ts'

/** Every kind of entry, with what it says. Nothing else is ever recorded. */
export const AUDIT_ACTIONS = {
  'user.signed-in': 'Somebody signed in.',
  'user.sign-in-failed':
    'Somebody tried to sign in and was refused. `details.name` is a digest of the name that was tried.',
  'session.ended': 'A session was ended: by signing out, with its user or because its time was over.',
  'user.created': 'A user was added.',
  'user.updated': 'A user was changed.',
  'user.deactivated': 'A user was deactivated.',
  'user.reactivated': 'A user was activated again.',
  'user.password-changed': 'A user has a new password.',
  'user.password-reset-requested': 'A link to set a new password was made for a user.',
  'user.second-factor-changed': 'A second factor of a user was added, changed or taken away.',
  'group.created': 'A group was added.',
  'group.updated': 'A group was renamed.',
  'group.deleted': 'A group was deleted.',
  'group.member-added': 'A user became a member of a group: `details.after.user_id`.',
  'group.member-updated': 'A member became or ceased to be a manager of the group.',
  'group.member-removed': 'A user is a member of a group no more: `details.before.user_id`.',
  'permissions.changed': 'What a group may do was changed. `details` has it before and after.',
  'sandbox.created': 'A row or column rule was made.',
  'sandbox.updated': 'A row or column rule was changed.',
  'sandbox.deleted': 'A row or column rule was deleted.',
  'impersonation.created': 'A group was given a role of a database.',
  'impersonation.updated': 'The role of a group was changed.',
  'impersonation.deleted': 'A group has no role of a database any more.',
  'api-key.created': 'An API key was made.',
  'api-key.updated': 'An API key was renamed or moved to another group.',
  'api-key.regenerated': 'An API key was replaced; the old one stopped working.',
  'api-key.deleted': 'An API key was deleted.',
  'setting.changed': 'A setting was changed. Values of secret settings are not kept.',
  'database.created': 'A database was connected.',
  'database.updated': 'A connected database was changed. Of its connection details only names are kept.',
  'database.deleted': 'A database was taken away.',
  'table.updated': 'What is said of a table was changed.',
  'field.updated': 'What is said of a field was changed.',
  'field.dimension-changed': 'What stands for the values of a field was changed.',
  'field.values-changed': 'The words for the values of a field were changed.',
  'metadata.sync-requested': 'A database or table is read anew.',
  'metadata.rescan-requested': 'Values of fields are read anew.',
  'metadata.values-discarded': 'Values of fields were thrown away.',
  'cache.rule-changed': 'For how long results are kept was changed. `details` has the rule before and after.',
  'cache.invalidated': 'Results were declared out of date: `details` names whose.',
  'collection.created': 'A collection was made.',
  'collection.updated': 'A collection was changed.',
  'collection.moved': 'A collection was moved.',
  'collection.archived': 'A collection was put into the Trash.',
  'collection.restored': 'A collection was taken out of the Trash.',
  'collection.deleted': 'A collection was deleted for good.',
  'card.created': 'A question, model or metric was saved.',
  'card.updated': 'A question, model or metric was changed.',
  'card.moved': 'A question, model or metric was moved.',
  'card.archived': 'A question, model or metric was put into the Trash.',
  'card.restored': 'A question, model or metric was taken out of the Trash.',
  'card.shared': 'A public link to a card was made.',
  'card.unshared': 'The public link to a card was taken back.',
  'card.reviewed': 'A card was verified, or is verified no more: `details.after.status`.',
  'card.index-changed': 'Values of a model are found by the search from now on, or are not any more.',
  'card.deleted': 'A question, model or metric was deleted for good.',
  'card.viewed': 'Somebody looked at a card. `details.count` times within some seconds.',
  'card.queried': 'A card was run.',
  'collection.viewed': 'Somebody looked at a collection.',
  'dashboard.viewed': 'Somebody looked at a dashboard.',
  'dashboard.created': 'A dashboard was made.',
  'dashboard.updated': 'A dashboard was changed.',
  'dashboard.contents-changed': 'A card or tab of a dashboard was added, changed or taken away.',
  'dashboard.moved': 'A dashboard was moved.',
  'dashboard.archived': 'A dashboard was put into the Trash.',
  'dashboard.restored': 'A dashboard was taken out of the Trash.',
  'dashboard.shared': 'A public link to a dashboard was made.',
  'dashboard.unshared': 'The public link to a dashboard was taken back.',
  'dashboard.reviewed': 'A dashboard was verified, or is verified no more: `details.after.status`.',
  'dashboard.deleted': 'A dashboard was deleted for good.',
  'table.viewed': 'Somebody looked at a table.',
  'query.run': 'A question that is not saved was run on a database.',
  'query.cancelled': 'Somebody stopped a running query.',
  'export.downloaded': 'Rows were downloaded as a file: of a card, or of a database.',
  'timeline.created': 'A timeline was made.',
  'timeline.updated': 'A timeline was changed.',
  'timeline.archived': 'A timeline was archived.',
  'timeline.restored': 'A timeline was brought back.',
  'timeline.deleted': 'A timeline was deleted for good.',
  'timeline.events-changed': 'An event of a timeline was added, changed or deleted.',
  'segment.created': 'A segment was made.',
  'segment.updated': 'A segment was changed.',
  'segment.archived': 'A segment was archived.',
  'segment.restored': 'A segment was brought back.',
  'snippet.created': 'A snippet was made.',
  'snippet.updated': 'A snippet was changed.',
  'snippet.archived': 'A snippet was archived.',
  'snippet.restored': 'A snippet was brought back.',
  'bookmark.created': 'Somebody bookmarked something.',
  'bookmark.deleted': 'Somebody took a bookmark away.',
} as const satisfies Record<string, string>

export type AuditAction = keyof typeof AUDIT_ACTIONS
const ACTIONS = Object.keys(AUDIT_ACTIONS) as AuditAction[]

export const AUDIT_MODELS = [
  'api-key',
  'cache-rule',
  'card',
  'collection',
  'dashboard',
  'database',
  'field',
  'group',
  'impersonation',
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

export const AuditQuery = Type.Object({
  ...filters,
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  after: Type.Optional(
    Type.String({ pattern: '^[0-9TZ:.-]{24}_\\d{1,19}$', rule: 'value must be the `next` of a page.' }),
  ),
})
export const AuditFileQuery = Type.Object(filters)

/** Who did it: a person, a program with an API key, or nobody in particular. */
const AuditActor = Type.Object({
  id: PositiveInt,
  type: OneOf(['personal', 'api-key']),
  common_name: Type.String(),
  email: Type.String(),
})

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
export const AuditPage = Type.Object({
  data: Type.Array(AuditEntry),
  /** Sent as `after`, it gives the page that follows; null at the end. */
  next: Nullable(Type.String()),
})

export const AuditActions = Type.Array(Type.Object({ action: OneOf(ACTIONS), description: Type.String() }))
