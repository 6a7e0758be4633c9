/** What a message has to know of those who get it: their language, and where they leave. */
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { DeliveryMessageRow, Notification } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'

interface ReaderDeps extends Pick<Deps, 'store' | 'settings'> {
  /** Where the owner of an address leaves. */
  leaveLink(id: number, email: string): Promise<string>
}

export function mailReaders({ store, settings, leaveLink }: ReaderDeps) {
  const siteLocale = async () => (await settings.current()).get('site-locale')

  async function localeOf({ locale }: Pick<CurrentUser, 'locale'>): Promise<string> {
    return locale ?? siteLocale()
  }

  /** Users get one message together: in their language when they share one, else in that of the server. */
  async function of({ id }: Notification, { channel_type, recipients }: DeliveryMessageRow) {
    const locale = await siteLocale()
    if (channel_type !== 'channel/email') return { leaveUrl: null, locale }
    const users = await store.users.findByEmails(recipients)
    const [only = ''] = recipients
    const leaveUrl = recipients.length === 1 && users.length === 0 ? await leaveLink(id, only) : null
    return { leaveUrl, locale: sharedLocale(users, locale) }
  }

  /** The languages that mails of such messages are in. */
  async function localesOf(messages: readonly Pick<DeliveryMessageRow, 'recipients'>[]): Promise<string[]> {
    const locale = await siteLocale()
    const users = await store.users.findByEmails(messages.flatMap(({ recipients }) => recipients))
    const byEmail = new Map(users.map((user) => [user.email, user]))
    const readersOf = (recipients: readonly string[]) =>
      recipients.flatMap((email) => byEmail.get(email.toLowerCase()) ?? [])
    return [...new Set(messages.map(({ recipients }) => sharedLocale(readersOf(recipients), locale)))]
  }

  /** Of a try, which its author reads; a place that others read as well has the language of the server. */
  async function ofTry(user: CurrentUser, { channel_type }: Pick<DeliveryMessageRow, 'channel_type'>): Promise<string> {
    return channel_type === 'channel/email' ? localeOf(user) : siteLocale()
  }

  return { of, ofTry, localeOf, localesOf }
}

/** The language that all of them read, else that of the server. */
function sharedLocale(users: readonly Pick<CurrentUser, 'locale'>[], site: string): string {
  const [first = site, ...others] = new Set(users.map(({ locale }) => locale ?? site))
  return others.length === 0 ? first : site
}
