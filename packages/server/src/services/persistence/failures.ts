/** Writing to people about a stored model or a copy whose refreshes fail: once, until one goes well. */
import { wordsIn } from '../../delivery/index.ts'
import type { Deps } from '../deps.ts'
import type { NoticeService } from '../people/notices/index.ts'

interface FailureDeps extends Pick<Deps, 'store' | 'settings' | 'now'> {
  notices: Pick<NoticeService, 'canSend' | 'sendRefreshFailed'>
}

export function refreshFailures({ store, settings, now, notices }: FailureDeps) {
  /** The owner of the model, and all administrators; administrators alone for a table. @param id Of the row. */
  async function tell({ id }: { id: number }): Promise<void> {
    const failed = await find(id)
    // Without a mail server nobody has been written to: the next failure does it when there is one.
    if (failed === undefined || !(await notices.canSend())) return
    if (!(await store.persistence.noteTold(id, new Date(now()).toISOString()))) return
    const current = await settings.current()
    const { kept } = failed
    for (const { email, locale } of await readers(kept.kind === 'model' ? kept.id : null)) {
      const say = await wordsIn(locale ?? current.get('site-locale'))
      await notices.sendRefreshFailed(email, { ...failed, say })
    }
  }

  async function find(id: number) {
    const row = await store.persistence.find(id)
    if (row?.state !== 'error') return undefined
    const isTable = row.kind === 'table'
    const found = isTable ? await store.persistence.findCopy(id) : await store.persistence.findWithModel(id)
    const source = isTable ? row.table_id : row.card_id
    if (found === undefined || source === null) return undefined
    const name = ('source_table' in found ? found.source_table : found.card_name) ?? ''
    return {
      kept: { kind: row.kind, id: source, name },
      database: found.database_name,
      reason: row.error ?? '',
    }
  }

  async function readers(cardId: number | null) {
    const card = cardId === null ? undefined : await store.cards.find(cardId)
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
