/** Slack's API over HTTP in this process, with the faults that the real one has. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { TestContext } from 'node:test'

export interface SlackCall {
  method: string
  token: string
  /** The fields of the form; of an upload, none. */
  fields: Record<string, string>
  /** What an upload had. */
  bytes: Buffer
}

type Fault =
  | { kind: 'error'; error: string }
  | { kind: 'status'; status: number; headers?: Record<string, string> }
  /** The call is taken, and the connection breaks before the answer. */
  | { kind: 'break' }

export const SLACK_TOKEN = 'xoxb-good'

export async function slackDouble(t: TestContext) {
  const calls: SlackCall[] = []
  const faults = new Map<string, Fault[]>()
  const server = createServer((request, reply) => void answer(request, reply))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const url = `http://127.0.0.1:${port}/api/`

  async function answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const bytes = await buffer(request)
    const method = (request.url ?? '').replace(/^\/api\//, '')
    const token = (request.headers.authorization ?? '').replace('Bearer ', '')
    const isForm = request.headers['content-type'] === 'application/x-www-form-urlencoded'
    const fields = isForm ? Object.fromEntries(new URLSearchParams(bytes.toString('utf8'))) : {}
    calls.push({ method, token, fields, bytes })
    const fault = faults.get(method)?.shift()
    if (fault?.kind === 'break') return void reply.destroy()
    if (fault?.kind === 'status') return void reply.writeHead(fault.status, fault.headers).end('{}')
    if (method.startsWith('upload/')) return void reply.end('OK')
    const refusal = fault?.error ?? (token === SLACK_TOKEN ? undefined : 'invalid_auth')
    const body = refusal === undefined ? { ok: true, ...answers(method, fields) } : { ok: false, error: refusal }
    reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

  function answers(method: string, fields: Record<string, string>): object {
    if (method === 'auth.test') return { team: 'Example', user: 'querent' }
    if (method === 'chat.postMessage') return { channel: 'C1', ts: '1.2' }
    if (method === 'files.getUploadURLExternal') return { upload_url: `${url}upload/1`, file_id: 'F1' }
    if (method === 'conversations.list') {
      return fields['cursor'] === 'next'
        ? { channels: [{ id: 'C2', name: 'alpha' }], response_metadata: { next_cursor: '' } }
        : { channels: [{ id: 'C1', name: 'general' }], response_metadata: { next_cursor: 'next' } }
    }
    const members = [
      { id: 'U1', name: 'ann' },
      { id: 'U2', name: 'gone', deleted: true },
      { id: 'U3', name: 'robot', is_bot: true },
    ]
    return method === 'users.list' ? { members } : {}
  }

  return {
    /** What makes a server ask here. */
    env: { QUERENT_SLACK_API_URL: url },
    calls,
    of: (method: string) => calls.filter((call) => call.method === method),
    /** Has the next call of a method fail. */
    fail(method: string, ...next: Fault[]) {
      faults.set(method, [...(faults.get(method) ?? []), ...next])
    },
  }
}
