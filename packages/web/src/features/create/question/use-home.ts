/** Saving a question that is made for a dashboard. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { createCard, type Card, type NewCard } from '../../../api/card.ts'
import { dashboardOptions } from '../../../api/dashboard.ts'
import { currentUserOptions } from '../../../api/session.ts'
import { urlOfItem } from '../../../lib/urls.ts'
import { keepDraft, readDraft } from '../../../models/saving/index.ts'
import { editorUrl } from './editor-url.ts'
import { isSameBut, placeInDraft } from './place-in-draft.ts'
import { usePurpose, useTarget } from './use-purpose.ts'

/** Where a question that is saved for the first time lies, how it is made there, and where its author goes then. */
export function useHome() {
  const client = useQueryClient()
  const router = useRouter()
  const purpose = usePurpose()
  const target = useTarget(purpose)
  const { data: user } = useQuery(currentUserOptions)
  const id = target?.id
  const place = { user: user?.id ?? 0, resource: 'dashboard', id: id ?? 0 }
  const fetched = () => client.fetchQuery({ ...dashboardOptions(id ?? 0), staleTime: 0 })

  /** Makes it, and puts it into the draft of the dashboard that is being edited. */
  async function create(card: NewCard): Promise<Card> {
    if (id === undefined) return createCard(card)
    const before = await fetched()
    const isSavedTab = before.value.tabs.some((tab) => tab.id === purpose.tab)
    const isInside = card.dashboard_id === id
    const made = await createCard({ ...card, ...(isInside && isSavedTab && { dashboard_tab_id: purpose.tab ?? null }) })
    const after = await fetched()
    const kept = await readDraft(place)
    const stored = after.value.dashcards.find(({ card_id }) => card_id === made.id)
    // What the server has put there needs no draft of its own.
    if (kept === null && stored !== undefined) return made
    const draft = kept === null ? after.value : (kept.value as typeof after.value)
    const isUnchanged = isSameBut(before.value, after.value, made.id)
    // Who changed it meanwhile is not written over: the older version brings both side by side.
    const etag = kept === null || (isUnchanged && kept.etag === before.etag) ? after.etag : kept.etag
    await keepDraft(place, placeInDraft(draft, made, purpose.tab ?? null, stored), etag)
    return made
  }

  return {
    type: purpose.type,
    dashboard: target,
    create,
    /** Shows what has been saved, where it belongs. */
    show(made: Card): void {
      const href = target === undefined ? urlOfItem({ ...made, model: 'card' }) : editorUrl(target, purpose.tab)
      void router.navigate({ href })
    },
  }
}
