/** A card put on a dashboard that nobody is editing here. */
import type { QueryClient } from '@tanstack/react-query'
import type { Card } from '../../../api/card.ts'
import { createDashboard, dashboardOptions, updateDashboard, type Dashboard } from '../../../api/dashboard.ts'
import { ApiError } from '../../../api/errors.ts'
import { addCard, bodyOf, removeCards } from '../../../models/dashboard/draft/index.ts'

const TRIES = 3

/**
 * Puts the card on the first free place of the tab, of the first one when it is null or gone, and gives the dashboard as
 * it is then. What others change meanwhile stays: then the place is looked for again.
 */
export async function addTo(
  client: QueryClient,
  { id, tabId, card }: { id: number; tabId: number | null; card: Card },
): Promise<Dashboard> {
  return change(client, id, (dashboard) => {
    const tab = dashboard.tabs.find((one) => one.id === tabId) ?? dashboard.tabs[0]
    return addCard(dashboard, card, { tabId: tab?.id ?? null })
  })
}

/** Takes back what `addTo` did: the newest place of the card on the dashboard goes. */
export async function takeFrom(client: QueryClient, { id, card }: { id: number; card: Card }): Promise<Dashboard> {
  return change(client, id, (dashboard) => {
    const places = dashboard.dashcards.filter(({ card_id }) => card_id === card.id).map((one) => one.id)
    return places.length === 0 ? dashboard : removeCards(dashboard, [Math.max(...places)])
  })
}

async function change(
  client: QueryClient,
  id: number,
  recipe: (dashboard: Dashboard) => Dashboard,
): Promise<Dashboard> {
  for (let tried = 1; ; tried += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each try stands on what the one before has found
    const { value: dashboard, etag } = await client.fetchQuery({ ...dashboardOptions(id), staleTime: 0 })
    try {
      // oxlint-disable-next-line no-await-in-loop
      const saved = await updateDashboard(id, bodyOf(recipe(dashboard), dashboard), etag)
      void client.invalidateQueries({ queryKey: dashboardOptions(id).queryKey, exact: true })
      return saved.value
    } catch (error) {
      const isOutrun = error instanceof ApiError && error.status === 412
      if (!isOutrun || tried === TRIES) throw error
    }
  }
}

/** Makes a dashboard beside the card, or among the reader's own where the card's place is not theirs, and puts it there. */
export async function addToNew(
  client: QueryClient,
  { name, card, ownCollection }: { name: string; card: Card; ownCollection: number | null },
): Promise<Dashboard> {
  const made = await createDashboard({ name, collection_id: card.can_write ? card.collection_id : ownCollection })
  void client.invalidateQueries({ queryKey: ['collection'] })
  return addTo(client, { id: made.id, tabId: null, card })
}
