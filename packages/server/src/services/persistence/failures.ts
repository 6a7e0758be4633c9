/** Writing to people about a stored model whose refreshes fail: once, until one goes well. */
import { wordsIn } from '../../delivery/index.ts'
import type { Deps } from '../deps.ts'
import type { NoticeService } from '../people/notices/index.ts'

interface FailureDeps extends Pick<Deps, 'store' | 'settings' | 'now'> {
  notices: Pick<NoticeService, 'canSend' | 'sendRefreshFailed'>
}

export function refreshFailures({ store, settings, now, notices }: FailureDeps) {
  /** The owner of the model, and all administrators. @param id Of the row. */
  async function tell({ id }: { id: number }): Promise<void> {
    const row = await store.persistence.findWithModel(id)
    // Without a mail server nobody has been written to: the next failure does it when there is one.
    if (row?.state !== 'error' || row.card_id === null || !(await notices.canSend())) return
    if (!(await store.persistence.noteTold(id, new Date(now()).toISOString()))) return
    const model = { id: row.card_id, name: row.card_name }
    const current = await settings.current()
    for (const { email, locale } of await readers(row.card_id)) {
      const say = await wordsIn(locale ?? current.get('site-locale'))
      await notices.sendRefreshFailed(email, { say, model, database: row.database_name, reason: row.error ?? '' })
    }
  }

  async function readers(cardId: number) {
    const card = await store.cards.find(cardId)
    const [owner, administrators] = await Promise.all([
      card === undefined ? undefined : store.users.find(card.creator_id),
      store.users.administrators(),
    ])
    const isReached = owner?.is_active === true && owner.type === 'personal'
    const all = isReached ? [owner, ...administrators] : administrators
    return new Map(all.map((user) => [user.id, user])).values()
  }

  return { tell }
}
