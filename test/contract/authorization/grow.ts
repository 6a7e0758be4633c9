/** More of everything that the calls of the authorization matrix list or show. */
import { DatabaseSync } from 'node:sqlite'
import { newEntityId } from '../../../packages/server/src/store/index.ts'
import type { Client, TestServer } from '../../support/test-server.ts'
import type { Fixture } from './fixtures.ts'

interface World {
  server: TestServer
  fixtures: ReadonlyMap<string, Fixture>
  /** Who has bookmarks, views and sessions of their own. */
  readers: readonly { id: number; client: Client }[]
}

/** Gives a function that makes one more of each kind, in and on the things of the fixtures. */
export async function grower({ server, fixtures, readers }: World) {
  const { as, adminId } = server
  const { store, services } = server.server
  const admin = as.admin
  const get = async (name: string) => Number(await fixtures.get(name)?.())
  const fixed = async (name: string) => fixtures.get(name)?.()
  const [collection, card, dashboard, database, table] = [
    await get('collection'),
    await get('card'),
    await get('dashboard'),
    await get('database'),
    await get('table'),
  ]
  const [key, timeline, model, group] = [
    await get('field'),
    await get('timeline'),
    await get('model'),
    await get('group'),
  ]
  const [query, native, definition, remapping] = [
    await fixed('query'),
    await fixed('native'),
    await fixed('definition'),
    await fixed('remapping'),
  ]
  const details = (await fixed('details')) as { db: string }
  let count = 0

  async function send(method: 'post' | 'put', path: string, body: object = {}) {
    const answer = await admin[method](path, body)
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.text}`)
    return answer.body
  }
  const idOf = async (path: string, body: object): Promise<number> => (await send('post', path, body)).id

  /** A table with a column that refers to the key of the fixtures, as a sync would find it. */
  async function addTable(name: string): Promise<void> {
    const time = new Date().toISOString()
    const nothing = { description: null, caveats: null, points_of_interest: null, customized: null }
    const [made] = await store.tables.createMany([
      {
        ...nothing,
        db_id: database,
        schema: null,
        name,
        display_name: name,
        entity_type: 'entity/GenericTable',
        visibility_type: null,
        estimated_row_count: null,
        initial_sync_status: 'complete',
        created_at: time,
        updated_at: time,
        entity_id: newEntityId(),
      },
    ])
    const field = (table_id: number, more: { name: string; fk_target_field_id: number | null }) => ({
      ...nothing,
      table_id,
      display_name: more.name,
      database_type: 'text',
      base_type: 'type/Text',
      effective_type: 'type/Text',
      coercion_strategy: null,
      semantic_type: more.fk_target_field_id === null ? 'type/Category' : 'type/FK',
      database_indexed: null,
      database_partitioned: null,
      parent_id: null,
      nfc_path: null,
      has_field_values: 'list',
      fingerprint: null,
      last_analyzed: null,
      settings: null,
      created_at: time,
      updated_at: time,
      entity_id: newEntityId(),
      ...more,
    })
    const file = new DatabaseSync(details.db)
    file.exec(`alter table orders add column "more ${name}" text`)
    file.close()
    await store.fields.createMany([
      field(made!.id, { name: 'refers', fk_target_field_id: key }),
      field(made!.id, { name: 'word', fk_target_field_id: null }),
      field(table, { name: `more ${name}`, fk_target_field_id: key }),
    ])
  }

  /** Of a model of its own, and on a dashboard. */
  async function addAction(name: string): Promise<void> {
    const look = { display: 'table', visualization_settings: {}, collection_id: collection }
    const own = await idOf('/api/card', { name, ...look, type: 'model', dataset_query: query })
    const change = { name, type: 'implicit', kind: 'row/update' }
    const action_id = await idOf('/api/action', { ...change, model_id: own })
    await idOf('/api/action', { ...change, model_id: await get('action model') })
    await send('post', `/api/action/${action_id}/public_link`)
    const board = await get('action dashboard')
    const { dashcards } = (await admin.get(`/api/dashboard/${board}`)).body
    const place = { id: -1, card_id: own, action_id, row: 9, col: 0, size_x: 4, size_y: 2 }
    await send('put', `/api/dashboard/${board}`, { dashcards: [...dashcards, place] })
  }

  async function addContent(name: string): Promise<void> {
    const look = { display: 'bar', visualization_settings: {}, collection_id: collection }
    const made = await idOf('/api/card', { name, ...look, dataset_query: query })
    const written = await idOf('/api/card', { name: `SQL ${name}`, ...look, dataset_query: native })
    const base = { database, type: 'query', query: { 'source-table': `card__${card}` } }
    await idOf('/api/card', { name: `On ${name}`, ...look, dataset_query: base })
    await idOf('/api/card', { name: `Model ${name}`, ...look, type: 'model', dataset_query: query })
    await send('post', `/api/card/${made}/public_link`)
    await send('put', `/api/card/${made}`, { enable_embedding: true })
    await send('post', '/api/moderation-review', {
      moderated_item_id: made,
      moderated_item_type: 'card',
      status: 'verified',
    })
    await send('post', `/api/card/${made}/query`)
    await send('put', '/api/cache', { model: 'question', model_id: made, strategy: { type: 'nocache' } })
    const own = await idOf('/api/card', { name: `Own ${name}`, ...look, dashboard_id: dashboard, dataset_query: query })
    await place(dashboard, [made, written, own])
    const board = await idOf('/api/dashboard', { name, collection_id: collection })
    await place(board, [card, made])
    await send('post', `/api/dashboard/${board}/public_link`)
    await send('put', `/api/dashboard/${board}`, { enable_embedding: true })
    const folder = await idOf('/api/collection', { name, parent_id: collection })
    await idOf('/api/collection', { name: `In ${name}`, parent_id: folder })
    const events = await idOf('/api/timeline', { name, collection_id: collection })
    for (const timeline_id of [events, timeline]) {
      await idOf('/api/timeline-event', { name, timestamp: '2026-01-01', timezone: 'UTC', timeline_id })
    }
    for (const { client } of readers) {
      for (const [kind, id] of Object.entries({ card: made, dashboard: board, collection: folder })) {
        await client.post(`/api/bookmark/${kind}/${id}`)
        await client.get(`/api/${kind}/${id}`)
      }
      await client.post('/api/dataset', query)
    }
    await addAction(`Action ${name}`)
    await idOf('/api/native-query-snippet', { name, content: 'true' })
    await idOf('/api/segment', { name: `Of ${name}`, table_id: table, definition })
    const index = await store.modelIndexes.create({
      model_id: model,
      pk_ref: [],
      value_ref: [],
      schedule: '',
      state: 'initial',
      indexed_at: null,
      error: null,
      creator_id: adminId,
      created_at: new Date().toISOString(),
    })
    await store.modelIndexes.putValues(index, [{ model_pk: count, name: `Shop ${name}` }])
  }

  /** Puts cards on a dashboard, below what stands there, the last in the series of the first. */
  async function place(id: number, cardIds: readonly number[]): Promise<void> {
    const { dashcards } = (await admin.get(`/api/dashboard/${id}`)).body
    const kept = dashcards.filter((one: { card_id: number }) => !cardIds.includes(one.card_id))
    const added = cardIds.map((card_id, index) => ({
      id: -1 - index,
      card_id,
      row: 1000 * count + 10 * index,
      col: 0,
      size_x: 4,
      size_y: 4,
      series: index === 0 && cardIds.length === 2 ? [{ id: cardIds[1] }] : [],
    }))
    await send('put', `/api/dashboard/${id}`, { dashcards: [...kept, ...added] })
  }

  async function addPeople(name: string): Promise<void> {
    const user = await idOf('/api/user', { email: `grown${count}@example.org`, first_name: name })
    const other = await idOf('/api/permissions/group', { name })
    for (const group_id of [group, other]) {
      await send('post', '/api/permissions/membership', { group_id, user_id: user })
    }
    await idOf('/api/api-key', { name, group_id: other })
    await idOf('/api/mt/gtap', { group_id: other, table_id: table, card_id: null, attribute_remappings: remapping })
    await services.sessions.start(await get('user'))
    for (const { id, client } of readers) {
      await services.sessions.start(id)
      await client.put(`/api/user-key-value/namespace/test/key/k${count}`, { value: count })
    }
  }

  /** Earlier versions of what is there. */
  async function change(name: string): Promise<void> {
    await send('put', `/api/card/${card}`, { description: name })
    await send('put', `/api/dashboard/${dashboard}`, { description: name })
    await send('put', `/api/segment/${await get('segment')}`, { revision_message: name, description: name })
  }

  return async (): Promise<void> => {
    count += 1
    const name = `Grown ${count}`
    await addTable(name)
    await addContent(name)
    await addPeople(name)
    await change(name)
    await fixtures.get('new database')?.()
  }
}
