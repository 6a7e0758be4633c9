/** What mails about subscriptions and alerts themselves say. */
import { leaveHeaders, msg, type Say } from '../../../delivery/index.ts'
import type { Notice } from './notice.ts'

interface Words {
  subject: string
  text: string
}

/** Subscriptions are not confirmed. */
const MADE: Words = {
  subject: msg('Your alert about "{name}" is set up'),
  text: msg('Your alert about "{name}" on {site} is set up.'),
}

type News = Exclude<Notice['kind'], 'made'>

const ALERT: Readonly<Record<News, Words>> = {
  added: {
    subject: msg('{by} added you to an alert about "{name}"'),
    text: msg('{by} added you to an alert about "{name}" on {site}. You get an email whenever its condition is met.'),
  },
  removed: {
    subject: msg('{by} removed you from an alert about "{name}"'),
    text: msg('{by} removed you from an alert about "{name}" on {site}. You no longer receive it.'),
  },
  left: {
    subject: msg('You no longer receive an alert about "{name}"'),
    text: msg('You have left an alert about "{name}" on {site}. You no longer receive it.'),
  },
  stopped: {
    subject: msg('An alert about "{name}" was stopped'),
    text: msg('{by} stopped an alert about "{name}" on {site}. It will not be sent again.'),
  },
  'handed-over': {
    subject: msg('An alert about "{name}" is now yours'),
    text: msg('{by} made you the owner of an alert about "{name}" on {site}. From now on it shows what you may see.'),
  },
}

const SUBSCRIPTION: Readonly<Record<News, Words>> = {
  added: {
    subject: msg('{by} added you to the subscription "{name}"'),
    text: msg('{by} added you to the subscription "{name}" on {site}. From now on you get it by email.'),
  },
  removed: {
    subject: msg('{by} removed you from the subscription "{name}"'),
    text: msg('{by} removed you from the subscription "{name}" on {site}. You no longer receive it.'),
  },
  left: {
    subject: msg('You no longer receive the subscription "{name}"'),
    text: msg('You have left the subscription "{name}" on {site}. You no longer receive it.'),
  },
  stopped: {
    subject: msg('The subscription "{name}" was stopped'),
    text: msg('{by} stopped the subscription "{name}" on {site}. It will not be sent again.'),
  },
  'handed-over': {
    subject: msg('The subscription "{name}" is now yours'),
    text: msg('{by} made you the owner of the subscription "{name}" on {site}. From now on it shows what you may see.'),
  },
}

/** By the server. */
const ALERT_STOPPED: Words = {
  subject: ALERT.stopped.subject,
  text: msg('An alert about "{name}" on {site} was stopped, because it can no longer be sent.'),
}
const SUBSCRIPTION_STOPPED: Words = {
  subject: SUBSCRIPTION.stopped.subject,
  text: msg('The subscription "{name}" on {site} was stopped, because it can no longer be sent.'),
}

interface Around {
  say: Say
  site: { name: string; url: string }
  /** Where somebody without an account leaves; null for users. */
  leaveUrl: string | null
}

export function noticeMail(notice: Notice, { say, site, leaveUrl }: Around) {
  const words = wordsOf(notice)
  const values = { name: oneLine(notice.name), by: oneLine(notice.by ?? ''), site: site.name }
  const lines =
    leaveUrl === null ? linesOfUser(notice, say, site.url) : [say(msg('Unsubscribe: {url}'), { url: leaveUrl })]
  return {
    to: notice.to,
    subject: say(words.subject, values),
    text: `${[say(words.text, values), lines.join('\n')].filter((part) => part !== '').join('\n\n')}\n`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Querent-Notice': notice.kind,
      ...leaveHeaders(leaveUrl),
    },
  }
}

function wordsOf({ kind, what, by }: Notice): Words {
  if (kind === 'made') return MADE
  if (kind === 'stopped' && by === null) return what === 'alert' ? ALERT_STOPPED : SUBSCRIPTION_STOPPED
  return what === 'alert' ? ALERT[kind] : SUBSCRIPTION[kind]
}

function linesOfUser({ path }: Notice, say: Say, site: string): string[] {
  return [
    say(msg('Open it: {url}'), { url: `${site}${path}` }),
    say(msg('Manage or leave what you receive: {url}'), { url: `${site}/account/notifications` }),
  ]
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
