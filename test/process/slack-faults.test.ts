/** Slack that fails in every way, asked by two servers that are killed: what is recorded is what happened. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { test, type TestContext } from 'node:test'
import { faultyReceiver } from '../support/faulty-receiver.ts'
import { SLACK_TOKEN } from '../support/slack-double.ts'
import {
  alertTo,
  assertOutcomes,
  FAILING_QUERIES,
  lostAlert,
  seededNumbers,
  survive,
  twoServers,
} from './faulty-processes.ts'

/** What ends as sent. The last ones fail when a file is uploaded, before there is a message. */
const SENT = ['fast', 'slow', 'cut', 'drop', 'late', 'failing', 'busy', 'unavailable', 'tls', 'dns', 'full'].flatMap(
  (name) => [`${name}-1`, `${name}-2`],
)
const REFUSED: Readonly<Record<string, RegExp>> = {
  never: /no such channel/,
  redirect: /answered with status 302/,
}

/** Slack's API, whose messages are treated as their channel says, and the first upload of a file as its name says. */
async function faultySlack(t: TestContext) {
  const uploads = new Set<string>()
  let port = 0
  const say = (reply: ServerResponse, body: object) => {
    reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
  function uploadUrl(file: string): string {
    const [fault = ''] = file.split('-')
    const here = `127.0.0.1:${port}/api/upload/`
    const isFirst = !uploads.has(file)
    uploads.add(file)
    if (isFirst && fault === 'tls') return `https://${here}`
    if (isFirst && fault === 'dns') return 'http://nowhere.invalid/'
    return isFirst && fault === 'full' ? `http://${here}full` : `http://${here}`
  }
  function answer({ url }: IncomingMessage, bytes: Buffer, reply: ServerResponse): void {
    const fields = new URLSearchParams(bytes.toString('utf8'))
    if (url === '/api/upload/full') return void reply.writeHead(507).end()
    if (url === '/api/upload/') return void reply.end('OK')
    if (url !== '/api/files.getUploadURLExternal') return say(reply, { ok: true, channels: [], members: [] })
    return say(reply, { ok: true, file_id: 'F1', upload_url: uploadUrl(fields.get('filename')?.slice(0, 5) ?? '') })
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

test('with two processes on PostgreSQL', { timeout: 240_000 }, async (t) => {
  const random = seededNumbers(t)
  const slack = await faultySlack(t)
  const site = await twoServers(t, slack.env)
  await site.admin.call('PUT', '/api/slack/settings', { 'slack-app-token': SLACK_TOKEN })
  const names = new Map<number, string>()
  async function add(name: string, sql?: string) {
    const channel = { type: 'notification-recipient/raw-value', details: { value: `#${name}` } }
    const handler = { channel_type: 'channel/slack', recipients: [channel] }
    names.set(name === 'lost' ? await lostAlert(site, handler) : await alertTo(site, name, handler, sql), name)
  }
  for (const name of [...SENT, ...Object.keys(REFUSED), 'lost']) await add(name)
  for (const [name, { sql }] of Object.entries(FAILING_QUERIES)) await add(name, sql)

  const logged = await survive(site, { names, accepted: slack.accepted, random })
  assertOutcomes(logged, slack.accepted, { sent: SENT, refused: REFUSED })
})
