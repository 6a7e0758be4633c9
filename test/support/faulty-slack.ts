/** Slack's API, whose messages are treated as their channel says, and the first upload of a file as its name says. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { TestContext } from 'node:test'
import { faultyReceiver } from './faulty-receiver.ts'

/**
 * Beside the faults of every receiver there are those of a file, before there is a message: its first address has a
 * certificate that fails (`tls`), no host (`dns`) or no space (`full`).
 */
export async function faultySlack(t: Pick<TestContext, 'after'>) {
  const begun = new Set<string>()
  let port = 0
  const say = (reply: ServerResponse, body: object) => {
    reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
  function uploadUrl(file: string): string {
    const [fault = ''] = /^[a-z]*/.exec(file) ?? []
    const here = `127.0.0.1:${port}/api/upload/`
    const isFirst = !begun.has(fault)
    begun.add(fault)
    if (isFirst && fault === 'tls') return `https://${here}`
    if (isFirst && fault === 'dns') return 'http://nowhere.invalid/'
    return isFirst && fault === 'full' ? `http://${here}full` : `http://${here}`
  }
  function answer({ url }: IncomingMessage, bytes: Buffer, reply: ServerResponse): void {
    const fields = new URLSearchParams(bytes.toString('utf8'))
    if (url === '/api/upload/full') return void reply.writeHead(507).end()
    if (url === '/api/upload/') return void reply.end('OK')
    if (url !== '/api/files.getUploadURLExternal') return say(reply, { ok: true, channels: [], members: [] })
    return say(reply, { ok: true, file_id: 'F1', upload_url: uploadUrl(fields.get('filename') ?? '') })
  }
  const slack = await faultyReceiver(t, {
    read({ url }, bytes) {
      if (url !== '/api/chat.postMessage') return undefined
      const fields = new URLSearchParams(bytes.toString('utf8'))
      const isMarked = fields.get('blocks')?.includes('Sent again') === true
      return { name: (fields.get('channel') ?? '').slice(1), isMarked }
    },
    answer,
    accept: (reply) => say(reply, { ok: true, channel: 'C1', ts: '1.2' }),
    refuse: (reply) => say(reply, { ok: false, error: 'channel_not_found' }),
  })
  port = slack.port
  return { ...slack, env: { QUERENT_SLACK_API_URL: `http://127.0.0.1:${port}/api/` } }
}
