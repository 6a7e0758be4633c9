/**
 * Mails about subscriptions and alerts themselves: who made one, who was added and removed, and what was stopped. They are
 * queued with the change itself and sent after it: no request waits for them or fails by them. Tested by
 * test/contract/delivery-notices.test.ts.
 */
import type { EmailChannel } from '../../../delivery/index.ts'
import { wordsIn } from '../../../delivery/index.ts'
import { queued, type Task } from '../../../jobs/index.ts'
import type { Notification, Repositories } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'
import { commonName } from '../../shared/person.ts'
import type { BeforeDeleting } from '../../shared/before-deleting.ts'
import type { UserWork, Work } from '../../shared/work.ts'
import { isAllowedDomain } from '../saved/index.ts'
import { audienceOf } from './audience.ts'
import { NOTICE, type Notice } from './notice.ts'
import { OWNER_NOTICE, ownerNoticeTask, type OwnerNews } from './owner-notices.ts'
import { noticeMail } from './words.ts'

export type { Reason } from './owner-notices.ts'

/** A mail server that is away for longer than these tries is not waited for: the news would be old. */
const TRIES = 5

interface NoticeDeps extends Pick<Deps, 'store' | 'settings'> {
  email: EmailChannel
  /** Where the owner of an address leaves. */
  leaveLink(id: number, email: string): Promise<string>
}

/** What a change did to a subscription or an alert. */
interface Changed {
  /** Undefined for a new one. */
  before: Notification | undefined
  /** Undefined for one that is deleted. */
  after: Notification | undefined
}

/** Queues mails with a change under way. */
export interface NoticeQueue {
  changed(work: UserWork, changed: Changed): Promise<void>
  /** The server stops it: its owner is written to by another mail. */
  stopped(work: Work, notification: Notification): Promise<void>
  /** Its owner learns what failed, or why it was stopped. */
  toOwner(work: Work, notification: Notification, news: OwnerNews): Promise<void>
  /** The user who makes the change has left. */
  left(work: UserWork, notification: Notification): Promise<void>
}

export function noticeService({ store, settings, email, leaveLink }: NoticeDeps) {
  /** To be asked before a change begins. */
  async function queue(): Promise<NoticeQueue> {
    return (await email.isConfigured()) ? QUEUE : SILENCE
  }

  /** To be asked before a change that deletes content for good, and called in it before the rows go. */
  async function beforeDeleting(): Promise<BeforeDeleting> {
    const { changed } = await queue()
    return async (work, { cards, dashboards }) => {
      const { notifications } = work.repositories
      const filters = [
        ...cards.map((card_id) => ({ card_id })),
        ...dashboards.map((dashboard_id) => ({ dashboard_id })),
      ]
      for (const filter of filters) {
        for (const before of await notifications.list(filter)) await changed(work, { before, after: undefined })
      }
    }
  }

  async function run(notice: Notice, signal: AbortSignal): Promise<void> {
    const [current, person] = await Promise.all([settings.current(), store.users.findByEmail(notice.to)])
    if (current.get('email-smtp-host') === null || person?.is_active === false) return
    // What is sent does not go there either. Where people have accounts is not limited.
    if (person === undefined && !isAllowedDomain(current, notice.to)) return
    const say = await wordsIn(person?.locale ?? current.get('site-locale'))
    const site = { name: current.get('site-name'), url: current.get('site-url') ?? '' }
    const leaveUrl = person === undefined ? await leaveLink(notice.notification, notice.to) : null
    const isSent = await email.send(() => noticeMail(notice, { say, site, leaveUrl }), signal)
    if (!isSent) throw new Error('The mail server did not accept it.')
  }

  // Its payloads have addresses: the list of tasks, which others read, does not show them.
  const task: Task<Notice> = { name: NOTICE, concurrency: 1, tries: TRIES, isUnnoted: true, run }
  const tasks: Task[] = [task, ownerNoticeTask({ store, settings, email }, TRIES)]
  return { queue, beforeDeleting, tasks }
}

export type NoticeService = ReturnType<typeof noticeService>

const nothing = async () => undefined
const SILENCE: NoticeQueue = { changed: nothing, stopped: nothing, toOwner: nothing, left: nothing }

const QUEUE: NoticeQueue = {
  async changed(work, { before, after }) {
    const { user, repositories } = work
    const notification = after ?? before
    if (notification === undefined) return
    const news = new Map<string, Notice['kind']>()
    // What went on because somebody else owns it is nothing new to those who receive it.
    const known = isHandedOver({ before, after }) && before !== undefined ? { ...before, active: true } : before
    const [had, has] = await Promise.all([audienceOf(repositories, known), audienceOf(repositories, after)])
    const wasStopped = before?.active === true && after?.active !== true
    for (const address of has) if (!had.has(address)) news.set(address, 'added')
    for (const address of had) if (!has.has(address)) news.set(address, wasStopped ? 'stopped' : 'removed')
    const owner = await ownerNews(repositories, { before, after })
    if (owner !== undefined) news.set(owner.address, owner.kind)
    // Whoever acts knows it.
    news.delete(user.email.toLowerCase())
    if (before === undefined && isAlert(notification)) news.set(user.email.toLowerCase(), 'made')
    await put(work, notification, { news, by: commonName(user) })
  },

  async stopped(work, notification) {
    const { users } = work.repositories
    const [audience, owner] = await Promise.all([
      audienceOf(work.repositories, notification),
      users.find(notification.creator_id),
    ])
    const others = [...audience].filter((address) => address !== owner?.email.toLowerCase())
    await put(work, notification, { news: new Map(others.map((address) => [address, 'stopped'])), by: null })
  },

  async toOwner({ repositories, time }, notification, news) {
    const { name } = await contentOf(repositories, notification)
    const what: 'alert' | 'subscription' = whatOf(notification)
    const about = { what, notification: notification.id, owner: notification.creator_id, name }
    await repositories.jobs.put(queued(OWNER_NOTICE, { ...about, ...news }, time))
  },

  async left(work, notification) {
    const news = new Map([[work.user.email.toLowerCase(), 'left' as const]])
    await put(work, notification, { news, by: null })
  },
}

/** What its owner learns: that it was stopped, or that it is theirs. */
async function ownerNews({ users }: Repositories, { before, after }: Changed) {
  const isStopped = before?.active === true && after?.active !== true
  const isNew = isHandedOver({ before, after })
  if (!isStopped && !isNew) return undefined
  const owner = await users.find((after ?? before)?.creator_id ?? 0)
  if (owner?.is_active !== true) return undefined
  return { address: owner.email.toLowerCase(), kind: isNew ? ('handed-over' as const) : ('stopped' as const) }
}

function isHandedOver({ before, after }: Changed): boolean {
  return before !== undefined && after !== undefined && before.creator_id !== after.creator_id
}

interface News {
  /** By address. */
  news: ReadonlyMap<string, Notice['kind']>
  by: string | null
}

async function put({ repositories, time }: Work, notification: Notification, { news, by }: News): Promise<void> {
  if (news.size === 0) return
  const about = {
    what: whatOf(notification),
    notification: notification.id,
    by,
    ...(await contentOf(repositories, notification)),
  }
  for (const [to, kind] of news) await repositories.jobs.put(queued(NOTICE, { ...about, kind, to }, time))
}

async function contentOf({ cards, dashboards }: Repositories, { name, card_id, dashboard_id }: Notification) {
  if (card_id !== null) return { name: (await cards.briefs([card_id]))[0]?.name ?? '', path: `/question/${card_id}` }
  if (dashboard_id === null) return { name: name ?? '', path: '' }
  return { name: name ?? (await dashboards.briefs([dashboard_id]))[0]?.name ?? '', path: `/dashboard/${dashboard_id}` }
}

const whatOf = (notification: Notification) => (isAlert(notification) ? 'alert' : 'subscription')
const isAlert = ({ payload_type }: Notification) => payload_type === 'notification/card'
