/** Dashboards of the authorization matrix: one that readers read, a hidden one, and new ones. */
import type { Client } from '../../support/test-server.ts'
import type { Fixture } from './fixtures.ts'

interface Places {
  collection: number
  hidden: number
  card: number
  hiddenCard: number
  parameter: object
  name: () => string
}

export async function makeDashboards(admin: Client, { collection, hidden, card, hiddenCard, parameter, name }: Places) {
  async function make(collection_id: number, card_id: number) {
    const { body } = await admin.post('/api/dashboard', { name: name(), collection_id, parameters: [parameter] })
    const dashcards = [{ id: -1, card_id, row: 0, col: 0, size_x: 4, size_y: 3 }]
    const filled = await admin.put(`/api/dashboard/${body.id}`, { dashcards })
    if (filled.status !== 200) throw new Error(filled.text)
    return { id: Number(body.id), dashcard: Number(filled.body.dashcards[0].id) }
  }
  /** Ids of a dashboard that was changed, and of its first version. */
  async function revised(collectionId: number) {
    const { id } = await make(collectionId, card)
    await admin.put(`/api/dashboard/${id}`, { name: name() })
    const revisions = (await admin.get(`/api/dashboard/${id}/revisions`)).body
    return { id, revision: Number(revisions.at(-1).id) }
  }
  const [board, hiddenBoard] = [await make(collection, card), await make(hidden, hiddenCard)]
  const [changed, hiddenChanged] = [await revised(collection), await revised(hidden)]
  const fixed: Record<string, unknown> = {
    dashboard: board.id,
    dashcard: board.dashcard,
    'hidden dashboard': hiddenBoard.id,
    'hidden dashcard': hiddenBoard.dashcard,
    'revised dashboard': changed.id,
    'dashboard revision': changed.revision,
    'hidden revised dashboard': hiddenChanged.id,
    'hidden dashboard revision': hiddenChanged.revision,
  }
  let latest = board
  const made: Record<string, Fixture> = {
    'new dashboard': async () => (latest = await make(collection, card)).id,
    'its dashcard': () => latest.dashcard,
    'new hidden dashboard': async () => (latest = await make(hidden, hiddenCard)).id,
    'new public dashboard': async () => {
      const { id } = await make(collection, card)
      await admin.post(`/api/dashboard/${id}/public_link`)
      return id
    },
  }
  return { fixed, made }
}
