/**
 * What the server says to people, by the texts that the contract fixes. Their translations are in the catalogs as those of
 * the page are; other texts, such as an engine's own, are shown as they came.
 */
import { locale, translated } from './t.ts'

const msg = (text: string) => text

/** Those that have a translation. */
export const SERVER_TEXTS: ReadonlySet<string> = new Set([
  msg('Unauthenticated'),
  msg("You don't have permissions to do that."),
  msg('Not found.'),
  msg('API endpoint does not exist.'),
  msg('Invalid Request.'),
  msg('The object has been archived.'),
  msg('Somebody has changed this since you opened it.'),
  msg('value must be a non-blank string.'),
  msg('value must be an integer greater than zero.'),
  msg('value must be a valid email address.'),
  msg('value must be a valid time zone.'),
  msg('value must be a date and time in ISO 8601.'),
  msg('password is too common.'),
  msg('Token does not match the setup token.'),
  msg('Invalid password'),
  msg('Invalid reset token'),
  msg('Email address already in use.'),
  msg('Email address already associated to another user.'),
  msg('This code is wrong. Is the clock of the device right?'),
  msg('This passkey is already registered.'),
  msg('This sign-in was not started in this browser, or it took too long. Sign in again.'),
  msg('Recovery codes come with a second factor: set one up first.'),
  msg('One of your groups requires a second factor: add another before you remove this one.'),
  msg('An API key with this name already exists.'),
  msg('An API key can only expire in the future.'),
  msg('You cannot delete a group that an API key belongs to.'),
  msg('The user is already a member of the group.'),
  msg('The group already has a rule for this table.'),
  msg('Administrators’ permissions cannot be changed.'),
  msg('A snippet with that name already exists. Please pick a different name.'),
  msg('Cannot save a card that refers to itself, directly or through others.'),
  msg('A collection cannot be moved into itself or into a collection below it.'),
  msg('A question in a dashboard cannot be pinned in a collection.'),
  msg('Only questions can be saved in a dashboard.'),
  msg('This collection cannot be deleted.'),
  msg('Collection must be trashed before deletion.'),
  msg('The collection is in the trash.'),
  msg('The Trash cannot be changed.'),
  msg('Public sharing is not enabled.'),
  msg('Embedding is not enabled.'),
  msg('Embedding is not enabled for this object.'),
  msg('The embedding secret key has not been set.'),
  msg('Persisting models is not enabled.'),
  msg('You do not have permissions to run this query.'),
  msg('You do not have permissions to download the results of this query.'),
  msg('Usage analytics is switched off.'),
  msg('Bookmark already exists'),
  msg('value must be a valid date or time.'),
  msg('value must be a date or a time, such as 2026-03-01.'),
  msg('A snippet can only be in a collection of the namespace "snippets" that is not archived.'),
  msg('A snippet cannot contain itself, directly or through others.'),
  msg('The parent collection is in the trash: give another one as parent_id.'),
  msg('A collection and its parent must be of the same namespace.'),
  msg('A row rule depends on this. Only administrators can change it.'),
  msg('A rule needs the id of a group.'),
  msg('A rule needs the id of a table.'),
  msg('There is no such group.'),
  msg('There is no such table.'),
  msg('There is no such question.'),
  msg('A rule without a question needs a user attribute.'),
  msg('A model made from a native SQL question cannot have a variable or field filter.'),
  msg('A metric needs exactly one aggregation and at most one breakout, by a date.'),
  msg('Questions live in this dashboard: copy it with is_deep_copy, which copies them too.'),
  msg('The dashboard of the card is in the trash: bring the dashboard back, or give a collection_id.'),
  msg('Other dashboards use this card: delete_old_dashcards=true takes it off them.'),
  msg("A question in a dashboard is in the dashboard's collection."),
  msg('Your mail server is not set up.'),
  msg('There is no such setting.'),
  msg('The ids must be those of fields of the table.'),
  msg('Values can be labeled only for a field whose `has_field_values` is `list`, or for a boolean one.'),
  msg('If remapped values are specified, they must be specified for all field values'),
  msg('GeoJSON URL failed to load'),
  msg('Maps from other addresses are switched off.'),
  msg('There is no map with this key.'),
  msg('Invalid target field'),
  msg('Foreign key based remappings require a human readable field id'),
  msg('Invalid field'),
  msg('Message seems corrupt or manipulated'),
  msg('JWT is missing `alg`.'),
  msg('JWT `alg` cannot be `none`.'),
  msg('Locale is required.'),
  msg('Not able to reactivate an active user'),
  msg('Somebody else has this address now. Ask an administrator for help.'),
  msg('API keys have no second factors.'),
  msg('Remove your own second factors one by one, confirming each with your password or a code.'),
  msg('Your account is disabled.'),
  msg('Password login is disabled for this instance.'),
  msg('did not match stored password'),
  msg('OpenID Connect has not been enabled and/or configured'),
  msg('JWT SSO has not been enabled and/or configured'),
  msg('SSO has not been enabled and/or configured'),
  msg('Set site-url first: the identity provider sends people back there.'),
  msg(
    'Passkeys belong to a host name: an administrator has to set `site-url` to the address of this server, and not to an IP address.',
  ),
  msg('The directory has no entry, or more than one, with this name.'),
  msg('The query was cancelled.'),
  msg('Usage is switched off by the setting usage-analytics-enabled.'),
  msg('value must be a valid Quartz cron schedule string.'),
  msg('The collection is in the trash: give another one as collection_id.'),
  msg('A personal collection cannot be archived.'),
  msg('A personal collection cannot be moved.'),
  msg('A personal collection cannot be renamed.'),
  msg('The server cannot be reached.'),
])

/** Those that have values in them. What stands in braces stays as the server wrote it. */
export const SERVER_TEMPLATES: readonly string[] = [
  // The page itself says so of an answer without a text.
  msg('The server answered with status {status}.'),
  msg('There is no group {id}.'),
  msg('Group {id} does not exist.'),
  msg('Editing {name} is not allowed for SSO users.'),
  msg('You can have at most {count} second factors: remove one first.'),
  msg('Timeline with id {id} not found'),
  msg('There is no such weight. There are: {names}.'),
  msg('Failed to parse datetime value: {text}'),
  msg("You can't specify a value for {name} if it's already set in the JWT."),
  msg('Token is expired ({time})'),
  msg('Token is not yet valid ({time})'),
  msg('Token was issued in the future ({time})'),
  msg('Token is missing value for keypath {path}'),
  msg('Unknown parameter :{name}.'),
  msg('Column {name}: {id} is not the id of a column in the database of this card.'),
  msg('Card {id} cannot be moved into a dashboard.'),
  msg('There is no tab {id} on this dashboard.'),
  msg('Question {id} is saved in another dashboard: move it to a collection first, or copy it.'),
  msg('Question {id} is not a model'),
  msg('The table {schema}.{table} is already known.'),
  msg("You cannot edit or delete the '{name}' permissions group!"),
  msg('{attribute} must be compared with a variable in the SQL.'),
  msg('{attribute} must be compared with a field of the table.'),
  msg('The card has no parameter "{key}".'),
  msg('The values of "{name}" cannot be searched: they are not text.'),
  msg('The request body is too large: this route takes at most {size}.'),
  msg('The request body contains more than {count} values, the limit of this route.'),
  msg('The embedding state of :{name} must be {choice}.'),
  msg('Cannot create Database: cannot find driver {engine}.'),
]

interface Template {
  text: string
  pattern: RegExp
}

let templates: readonly Template[] | undefined

/** Where a template has values. */
export const HOLE = /\{(\w+)\}/

/** The text of the server in the reader's language. */
export function sayServerText(text: string): string {
  if (SERVER_TEXTS.has(text)) return translated(text)
  if (locale().startsWith('en')) return text
  templates ??= SERVER_TEMPLATES.map((one) => ({ text: one, pattern: patternOf(one) }))
  for (const { text: template, pattern } of templates) {
    const values = pattern.exec(text)?.groups
    if (values !== undefined) return said(template, values) ?? text
  }
  return text
}

/** Undefined where the template has no translation. */
function said(template: string, values: Readonly<Record<string, string>>): string | undefined {
  const message = translated(template)
  if (message === template) return undefined
  return message.replaceAll(new RegExp(HOLE, 'g'), (hole, name: string) => values[name] ?? hole)
}

function patternOf(template: string): RegExp {
  const parts = template.split(HOLE)
  return new RegExp(
    `^${parts.map((part, at) => (at % 2 === 0 ? RegExp.escape(part) : `(?<${part}>.+?)`)).join('')}$`,
    's',
  )
}
