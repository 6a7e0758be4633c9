/** Content of the authorization matrix that is shared with guests: in a collection that none of the callers may read. */
import { signedToken } from '../../support/signed-token.ts'
import type { Client } from '../../support/test-server.ts'

interface Places {
  hidden: number
  query: object
  fieldId: number
  name: () => string
}

export async function makeShared(admin: Client, { hidden, query, fieldId, name }: Places) {
  const target = ['dimension', ['field', fieldId, null]]
  const parameters = [{ id: 'shared', name: 'Status', slug: 'status', type: 'string/=', target }]
  const saved = { collection_id: hidden, parameters }
  const post = async (path: string, body?: object) => {
    const { status, body: made, text } = await admin.post(path, body)
    if (status !== 200) throw new Error(text)
    return made
  }
  const look = { display: 'table', visualization_settings: {}, dataset_query: query }
  const card = await post('/api/card', { name: name(), ...saved, ...look })
  const board = await post('/api/dashboard', { name: name(), ...saved })
  const parameter_mappings = [{ parameter_id: 'shared', card_id: card.id, target }]
  const place = { id: -1, card_id: card.id, row: 0, col: 0, size_x: 4, size_y: 3, parameter_mappings }
  const filled = await admin.put(`/api/dashboard/${board.id}`, { dashcards: [place] })
  if (filled.status !== 200) throw new Error(filled.text)
  const shared = { enable_embedding: true, embedding_params: { status: 'enabled' } }
  for (const path of [`/api/card/${card.id}`, `/api/dashboard/${board.id}`]) await admin.put(path, shared)
  const key = (await admin.get('/api/setting/embedding-secret-key')).body
  const token = (resource: object) =>
    signedToken(key, { resource, params: {}, _embedding_params: { status: 'enabled' } })
  return {
    'card token': token({ question: card.id }),
    'dashboard token': token({ dashboard: board.id }),
    'shared card': Number(card.id),
    'shared dashcard': Number(filled.body.dashcards[0].id),
    'public card': (await post(`/api/card/${card.id}/public_link`)).uuid,
    'public dashboard': (await post(`/api/dashboard/${board.id}/public_link`)).uuid,
  }
}
