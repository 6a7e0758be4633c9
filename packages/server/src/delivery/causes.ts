/**
 * Why something was not sent, as the log keeps it: a code with its values. It is put into words when somebody reads it, in the
 * language of the reader. What another server said is a value, and is shown as it came.
 */
import { inEnglish, msg, type Said, type Say } from './words.ts'

/** As it is kept, perhaps by another version. */
interface KeptCause {
  code: string
  values?: Readonly<Record<string, string | number | readonly KeptCause[]>>
}

export type Cause = KeptCause & { code: CauseCode }

/** A text that is none of ours. */
const FOREIGN = 'foreign'

const TEXTS = {
  [FOREIGN]: '{text}',
  'broken-off': msg('The server stopped while it was being sent. It may have arrived.'),
  replaced: msg('{reason} It is not tried again, because a later time of its schedule has come.'),
  'replaced-untried': msg('It was not sent, because a later time of its schedule has come.'),
  'too-late': msg('The server was not running at that time, and it was more than six hours late.'),
  'no-recipients': msg('There is nobody to send it to.'),
  'stopped-meanwhile': msg('It was stopped in the meantime.'),
  'all-empty': msg('No card has results.'),
  'domain-not-allowed': msg('Administrators do not allow the domain of this address.'),

  'owner-deactivated': msg('The account of its owner is deactivated.'),
  'question-archived': msg('The question is in the Trash.'),
  'question-gone': msg('The question no longer exists.'),
  'question-hidden': msg('Its owner no longer has access to the question.'),
  'question-failed': msg('The question failed: {error}'),
  'dashboard-archived': msg('The dashboard is in the Trash.'),
  'dashboard-gone': msg('The dashboard no longer exists.'),
  'dashboard-hidden': msg('Its owner no longer has access to the dashboard.'),
  'filter-gone': msg('The filter "{name}" that it sets is no longer on the dashboard.'),
  'unnamed-filter-gone': msg('The filter that it sets is no longer on the dashboard.'),

  'goal-gone': msg('The question no longer has a goal.'),
  'column-unclear': msg('It is unclear which column of the question to compare.'),
  'no-value': msg('The question has no value to compare.'),
  'no-rows': msg('The question has no results.'),
  'one-row': msg('The question has 1 row.'),
  rows: msg('The question has {n} rows.'),
  'more-rows': msg('The question has more than {n} rows.'),
  'goal-reached': msg('{value} has reached its goal of {goal}.'),
  'goal-missed': msg('{value} is below its goal of {goal}.'),
  'nothing-to-compare': msg('The value is {value}; there is no earlier value to compare it with yet.'),
  'value-same': msg('The value is still {now}.'),
  'value-rose': msg('The value rose, from {before} to {now}.'),
  'value-fell': msg('The value fell, from {before} to {now}.'),
  'value-rose-by': msg('The value rose by {size}, from {before} to {now}.'),
  'value-fell-by': msg('The value fell by {size}, from {before} to {now}.'),
  percent: '{amount} %',
  'already-so': msg('{reason} This was already so at the previous run.'),

  'mail-not-set-up': msg('No mail server is set up.'),
  'mail-sign-in': msg('The mail server refuses this sign-in: {reason}'),
  'mail-protection': msg('The connection to the mail server cannot be protected: {reason}'),
  'mail-connection': msg('The mail server cannot be reached: {reason}'),
  'mail-both': msg('The first mail server: {first} The second mail server: {second}'),
  'mail-too-slow': msg('The mail server took too long.'),
  'mail-given-up': msg('The mail was given up.'),
  'mail-address-refused': msg('The mail server refused the address.'),

  'network-refused': msg('The connection was refused ({detail}).'),
  'network-broken': msg('The other side broke off the connection ({detail}).'),
  'network-timeout': msg('There was no answer in time ({detail}).'),
  'network-unreachable': msg('No network leads to this address ({detail}).'),
  'name-unknown': msg('There is no host of this name ({detail}).'),
  'name-not-now': msg('The name of the host cannot be looked up at the moment ({detail}).'),
  'certificate-expired': msg('The certificate has expired ({detail}).'),
  'certificate-early': msg('The certificate is not valid yet ({detail}).'),
  'certificate-revoked': msg('The certificate was revoked ({detail}).'),
  'certificate-name': msg('The certificate is for another host ({detail}).'),
  'certificate-untrusted': msg('The certificate is not from an authority that this server trusts ({detail}).'),
  'tls-failed': msg('No protected connection came about ({detail}).'),

  'no-answer': msg('There was no answer.'),
  'no-answer-in-time': msg('There was no answer in time.'),
  'answer-too-large': msg('The answer is too large.'),
  'address-not-allowed': msg(
    'The address belongs to this machine or its network. An administrator can allow its host.',
  ),
  'webhook-gone': msg('The webhook no longer exists.'),
  'webhook-switched-off': msg('The webhook that it was sent to was switched off.'),
  'webhook-status': msg('The webhook answered with status {status}.'),

  'slack-not-set-up': msg('Slack is not set up.'),
  'slack-unknown-name': msg('Slack has nobody named {label}.'),
  'slack-connection': msg('Slack cannot be reached: {reason}'),
  'slack-status': msg('Slack answered with status {status}.'),
  'slack-limit': msg('Slack takes no more messages for {seconds} seconds, because too many were sent.'),
  'slack-file-without-address': msg('Slack gave no address for a file.'),
  'slack-file-refused': msg('Slack did not take a file: status {status}.'),
  'slack-in-part': msg('Only part of it was sent. {message}'),
  'slack-refused': msg('Slack refused the message: {code}.'),
  'slack-account-inactive': msg('Slack does not accept the token: its account or workspace is deactivated.'),
  'slack-channel-not-found': msg(
    'Slack has no such channel, or the app cannot see it. Invite the app to private channels.',
  ),
  'slack-invalid-auth': msg('Slack does not accept the token of the app.'),
  'slack-is-archived': msg('The Slack channel is archived.'),
  'slack-missing-scope': msg('The Slack app lacks a permission. Install it again with the current manifest.'),
  'slack-msg-too-long': msg('The message is too long for Slack.'),
  'slack-not-in-channel': msg('The Slack app is not a member of the channel. Invite it there.'),
  'slack-ratelimited': msg('Slack takes no more messages for a while, because too many were sent.'),
  'slack-restricted-action': msg('The workspace does not allow the app to post in this Slack channel.'),
  'slack-token-expired': msg('The token of the Slack app has expired.'),
  'slack-token-revoked': msg('The token of the Slack app was revoked.'),
  'slack-user-not-found': msg('Slack has no such user.'),
} as const satisfies Record<string, string>

export type CauseCode = keyof typeof TEXTS

const CODES: ReadonlyMap<string, CauseCode> = new Map(
  Object.entries(TEXTS).map(([code, text]) => [text, isCode(code) ? code : FOREIGN]),
)

/** Whether it is shown as it came. */
export function isForeign({ code }: Cause): boolean {
  return code === FOREIGN
}

function isCode(code: string): code is CauseCode {
  return Object.hasOwn(TEXTS, code)
}

export function cause(code: CauseCode, values?: Cause['values']): Cause {
  if (values === undefined) return { code }
  const kept = Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? oneLine(value) : value])
  return { code, values: Object.fromEntries(kept) }
}

/** What another side said may be of any length and look like more lines of a mail. */
const MOST_CHARS = 2_000
/** Ends of lines, and signs that nobody sees but that change how a text is shown. */
const UNSEEN = /[\s\p{Cc}\p{Bidi_Control}]+/gu

function oneLine(text: string): string {
  // Not more than is read is looked at: an answer may be megabytes.
  const line = text
    .slice(0, 2 * MOST_CHARS)
    .replaceAll(UNSEEN, ' ')
    .trim()
  return line.length > MOST_CHARS ? `${line.slice(0, MOST_CHARS).toWellFormed()}…` : line
}

/** A text that came without a code: ours is known by its words, any other is a value. */
export function causeOfText(text: string): Cause {
  const code = CODES.get(text)
  return code === undefined ? cause(FOREIGN, { text }) : cause(code)
}

/** The place of a value in a text. */
const HOLE = /\{\w+\}/

/** The code of a sentence that is kept in English; undefined for one that is none of ours. */
export function codeOfSentence(sentence: string): CauseCode | undefined {
  const found = [...CODES].find(([text, code]) => code !== FOREIGN && isMadeOf(sentence, text))
  return CODES.get(sentence) ?? found?.[1]
}

function isMadeOf(sentence: string, text: string): boolean {
  const [start = '', ...others] = text.split(HOLE)
  const end = others.at(-1)
  const hasRoom = sentence.length >= text.length - (text.match(HOLE)?.[0].length ?? 0)
  return start !== '' && end !== undefined && hasRoom && sentence.startsWith(start) && sentence.endsWith(end)
}

/** A sentence of the catalogs, with its values. */
export function causeOfSaid({ text, values }: Said): Cause {
  const code = CODES.get(text)
  if (code === undefined) return cause(FOREIGN, { text: inEnglish({ text, ...(values && { values }) }) })
  if (values === undefined) return cause(code)
  const kept = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? [causeOfSaid(value)] : value,
  ])
  return cause(code, Object.fromEntries(kept))
}

/** Sentences, one after the other. */
export function sayCauses(causes: readonly KeptCause[], say: Say): string {
  return causes.map((one) => sayCause(one, say)).join(' ')
}

function sayCause({ code, values = {} }: KeptCause, say: Say): string {
  // A later version may have left one that this one does not know.
  const text = isCode(code) ? TEXTS[code] : code
  const said = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? sayCauses(value, say) : value,
  ])
  return say(text, Object.fromEntries(said))
}

/** For what is written in English: the log of the server, and answers that a page puts into its own language. */
export function causesInEnglish(causes: readonly KeptCause[]): string {
  return sayCauses(causes, (text, values) => inEnglish({ text, ...(values && { values }) }))
}
