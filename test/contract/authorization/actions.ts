/** Actions of the authorization matrix: on a model that readers read and on a hidden one, by themselves and on dashboards. */
import type { Client } from '../../support/test-server.ts'
import type { Fixture } from './fixtures.ts'

interface Content {
  admin: Client
  database: number
  collection: number
  hidden: number
  card: (more: object) => Promise<number>
  name: () => string
}

export async function makeActions({ admin, database, collection, hidden, card, name }: Content) {
  const made = async (path: string, body: object = {}) => {
    const answer = await admin.post(path, body)
    if (answer.status >= 300) throw new Error(`${path}: ${answer.text}`)
    return answer.body
  }
  const enabled = await admin.put(`/api/database/${database}`, { settings: { 'database-enable-actions': true } })
  if (enabled.status !== 200) throw new Error(enabled.text)
  const model = (collection_id: number) => card({ type: 'model', parameters: [], collection_id })
  // It changes no row, whoever carries it out.
  const native = { query: "update orders set status = status where status = 'none'" }
  const bodyOf = (model_id: number) => ({
    name: name(),
    model_id,
    database_id: database,
    dataset_query: { database, type: 'native', native },
  })
  // Nobody listens there, and no private address may be asked: who may call it gets 400.
  const request = (model_id: number) => ({
    name: name(),
    model_id,
    type: 'http',
    template: { method: 'POST', url: 'http://127.0.0.1:9/', headers: { Authorization: 'hidden' } },
  })
  const onBoard = async (collection_id: number, action_id: number) => {
    const { id } = await made('/api/dashboard', { name: name(), collection_id })
    const dashcards = [{ id: -1, action_id, row: 0, col: 0, size_x: 4, size_y: 2 }]
    const filled = await admin.put(`/api/dashboard/${id}`, { dashcards })
    if (filled.status !== 200) throw new Error(filled.text)
    return { id: Number(id), dashcard: Number(filled.body.dashcards[0].id) }
  }
  const [open, closed] = [await model(collection), await model(hidden)]
  const action = async (model_id: number): Promise<number> => (await made('/api/action', bodyOf(model_id))).id
  const [openAction, closedAction] = [await action(open), await action(closed)]
  // Reading the dashboard is enough: its action may be of a model that is hidden.
  const [board, closedBoard] = [await onBoard(collection, closedAction), await onBoard(hidden, openAction)]
  const [openRequest, closedRequest] = [
    Number((await made('/api/action', request(open))).id),
    Number((await made('/api/action', request(closed))).id),
  ]
  const fixed: Record<string, unknown> = {
    'http action': openRequest,
    'hidden http action': closedRequest,
    'http action body': request(open),
    'hidden http action body': request(closed),
    'action model': open,
    'hidden action model': closed,
    action: openAction,
    'hidden action': closedAction,
    'action body': bodyOf(open),
    'hidden action body': bodyOf(closed),
    'action dashboard': board.id,
    'action dashcard': board.dashcard,
    'hidden action dashboard': closedBoard.id,
    'hidden action dashcard': closedBoard.dashcard,
    'public action': (await made(`/api/action/${await action(closed)}/public_link`)).uuid,
    'public action dashboard': (await made(`/api/dashboard/${closedBoard.id}/public_link`)).uuid,
  }
  const fixtures: Record<string, Fixture> = {
    'new action': () => action(open),
    'new hidden action': () => action(closed),
    'new public action': async () => {
      const id = await action(open)
      await made(`/api/action/${id}/public_link`)
      return id
    },
  }
  return { fixed, made: fixtures }
}
