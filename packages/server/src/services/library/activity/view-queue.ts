/** Collects views in memory and writes them together: nobody who looks at something waits for its counter. */
import { setTimeout as delay } from 'node:timers/promises'
import { remember } from '@querent/contract/lookup/index.ts'
import { messageOf } from '../../../observe/message-of.ts'
import type { NewRow } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'
import { viewNotes } from './view-notes.ts'

const FLUSH_INTERVAL_MS = 5_000
/** On SQLite, which writes one transaction at a time, those who read views wait no longer for theirs to be written. */
const SETTLE_MS = 250

type View = Omit<NewRow<'recent_views'>, 'timestamp'> & {
  /** Milliseconds since 1970. */
  at: number
}

interface ViewQueue {
  /** Somebody looked at (or, as a selection, chose) something. */
  add(view: View): void
  /** A card was run; counts as use, not as a view. */
  used(cardId: number): void
  /** Writes what is waiting. */
  flush(): Promise<void>
  /** The same for whoever reads views, but waits only a moment while others change the app database. */
  settle(): Promise<void>
}

interface CardUse {
  views: number
  /** Milliseconds; undefined when the card was not run. */
  usedAt: number | undefined
}

function viewRow({ at, ...view }: View): NewRow<'recent_views'> {
  return { ...view, timestamp: new Date(at).toISOString() }
}

function useRow([id, { views, usedAt }]: [number, CardUse]) {
  return { id, views, used_at: usedAt === undefined ? null : new Date(usedAt).toISOString() }
}

function dashboardRow(id: number, { views, at }: { views: number; at: number }) {
  return { id, views, viewed_at: new Date(at).toISOString() }
}

export function viewQueue({
  store,
  change,
  observe,
  now,
}: Pick<Deps, 'store' | 'change' | 'observe' | 'now'>): ViewQueue {
  let views: View[] = []
  let tableViews = new Map<number, number>()
  /** Tables looked at since the last writing, by user: asking a table again and again is one look. */
  let tablesSeen = new Map<string, View>()
  let uses = new Map<number, CardUse>()
  let dashboardViews = new Map<number, { views: number; at: number }>()
  const notes = viewNotes()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  async function write(): Promise<void> {
    const batch = { views: [...views, ...tablesSeen.values()].map(viewRow), uses: [...uses].map(useRow) }
    const counts = tableViews
    const dashboardCounts = [...dashboardViews].map(([id, seen]) => dashboardRow(id, seen))
    views = []
    uses = new Map()
    dashboardViews = new Map()
    tableViews = new Map()
    tablesSeen = new Map()
    if (batch.views.length === 0 && batch.uses.length === 0) return
    const noted = notes.take()
    await change.bySystem(async ({ repositories }) => {
      await repositories.recentViews.append(batch.views)
      await repositories.cards.addUses(batch.uses)
      await repositories.dashboards.addViews(dashboardCounts)
      await repositories.tables.addViews(counts)
      await repositories.auditLog.append(noted)
    })
  }

  /** Resolves when everything added before the call is written, also by a flush that was under way. */
  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing = writing.catch(() => undefined).then(write)
    return writing
  }

  async function settle(): Promise<void> {
    if (store.engine !== 'sqlite') return flush()
    const writing = flush().then(() => 'written')
    const first = await Promise.race([writing, delay(SETTLE_MS, 'late', { ref: false })])
    if (first === 'late') writing.catch(noteFailure)
  }

  function noteFailure(error: unknown): void {
    observe({ type: 'background.failed', task: 'views', error: messageOf(error) })
  }

  function schedule(): void {
    timer ??= setTimeout(() => {
      flush().catch(noteFailure)
    }, FLUSH_INTERVAL_MS).unref()
  }

  function useOf(cardId: number): CardUse {
    return remember(uses, cardId, () => ({ views: 0, usedAt: undefined }))
  }

  return {
    flush,
    settle,
    add(view) {
      const isTableView = view.model === 'table' && view.context !== 'selection'
      if (isTableView) {
        tablesSeen.set(`${view.user_id} ${view.model_id}`, view)
        tableViews.set(view.model_id, (tableViews.get(view.model_id) ?? 0) + 1)
      } else views.push(view)
      if (view.model === 'dashboard' && view.context !== 'selection') {
        const { views: seen = 0 } = dashboardViews.get(view.model_id) ?? {}
        dashboardViews.set(view.model_id, { views: seen + 1, at: view.at })
      }
      if (view.model === 'card' && view.context !== 'selection') useOf(view.model_id).views += 1
      if (view.context !== 'selection') notes.add(view.user_id, view.model, view.model_id)
      schedule()
    },
    used(cardId) {
      useOf(cardId).usedAt = now()
      schedule()
    },
  }
}
