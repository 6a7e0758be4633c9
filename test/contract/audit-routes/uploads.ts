/** Files that become tables, and their rows. */
import type { SharedWrites } from './writes.ts'

export function uploadWrites({ as, made, list, add }: SharedWrites): void {
  const send = async (path: string, text: string) => {
    const form = new FormData()
    form.set('file', new Blob([text]), 'shops.csv')
    const sent = new Response(form)
    const headers = { 'content-type': sent.headers.get('content-type') ?? '' }
    return as.admin.post(path, new Uint8Array(await sent.arrayBuffer()), headers)
  }
  const table = () => made['upload'].table_id
  add('post /api/upload/database', 'database.created', { path: () => '/api/upload/database' })
  list.push({
    route: 'post /api/card/from-csv',
    action: 'upload.created',
    send: () => send('/api/card/from-csv', 'a\n5'),
  })
  list.push({
    route: 'post /api/upload/csv',
    action: 'upload.created',
    send: async () => {
      const answer = await send('/api/upload/csv', 'a\n5')
      made['upload'] = (await as.admin.get(`/api/card/${answer.body}`)).body
      return answer
    },
  })
  for (const [way, action] of [
    ['append', 'upload.appended'],
    ['replace', 'upload.replaced'],
  ] as const) {
    list.push({
      route: `post /api/table/{id}/${way}-csv`,
      action,
      send: () => send(`/api/table/${table()}/${way}-csv`, 'a\n6'),
    })
  }
  add('delete /api/ee/upload-management/tables/{id}', 'upload.deleted', {
    path: () => `/api/ee/upload-management/tables/${table()}`,
  })
}
