/** Whatever a directory sends costs its own connection: nobody signs in by it, and the server goes on. */
import assert from 'node:assert/strict'
import type { Socket } from 'node:net'
import { test, type TestContext } from 'node:test'
import fc from 'fast-check'
import { listenLocally, rawServer } from '../../../../../../../test/support/raw-server.ts'
import type { SettingsSnapshot } from '../../../../settings/index.ts'
import { withDirectory } from './directory.ts'

const CASES = Number(process.env['QUERENT_TEST_HOSTILE_CASES'] ?? 60)
/** A client that does not go on is left. */
const PATIENCE_MS = 20

async function directory(t: TestContext, answer: (socket: Socket) => void): Promise<SettingsSnapshot> {
  const server = rawServer(t, (socket) => void socket.once('data', () => answer(socket)))
  const settings: Record<string, unknown> = {
    'ldap-host': '127.0.0.1',
    'ldap-port': await listenLocally(server),
    'ldap-security': 'none',
    'ldap-bind-dn': 'cn=reader',
    'ldap-password': 'secret',
    'ldap-timeout-seconds': 60,
    'ldap-ca-certificate': null,
  }
  return { get: (name: string) => settings[name] } as unknown as SettingsSnapshot
}

const lengths = fc.constantFrom([0], [1], [5], [0x7f], [0x80], [0x81, 0xff], [0x84, 0x7f, 0xff, 0xff, 0xff], [0x88, 1])
const elements = fc
  .tuple(
    fc.constantFrom(0x30, 0x02, 0x04, 0x0a, 0x31, 0x61, 0x64, 0x65, 0x78, 0x77, 0xa0),
    fc.option(lengths, { freq: 3 }),
    fc.uint8Array({ maxLength: 20 }),
  )
  .map(([tag, length, body]) => Buffer.from([tag, ...(length ?? [body.length]), ...body]))
const envelopes = fc
  .array(elements, { minLength: 1, maxLength: 4 })
  .map((parts) => Buffer.concat(parts))
  .map((body) => Buffer.concat([Buffer.from([0x30, body.length, 0x02, 0x01, 0x01]), body]))

test('no bytes of a directory end more than its connection', async (t) => {
  let bytes = Buffer.alloc(0)
  const settings = await directory(t, (socket) => {
    socket.write(bytes)
    setTimeout(() => socket.end(), PATIENCE_MS)
  })
  await fc.assert(
    fc.asyncProperty(fc.oneof(envelopes, elements), async (sent) => {
      bytes = Buffer.from(sent)
      await assert.rejects(withDirectory(settings, () => Promise.resolve('bound')))
    }),
    { numRuns: CASES },
  )
})

test('lengths that lie, and parts that are others than expected, end the connection', async (t) => {
  let bytes = Buffer.alloc(0)
  const settings = await directory(t, (socket) => void socket.write(bytes))
  const cases = {
    'an entry that is longer than its message': '3005020101640364dfad',
    'attributes that are longer than their entry': '300c020101640704016130050401',
    'a set that is longer, in a text where attributes belong': '300f020101640a0401610405317f010203',
    'a reference to nothing': '300a0201017305047f616263',
    'controls that are longer than their list': '301102010161070a01000400 0400a003307f04'.replaceAll(' ', ''),
  }
  for (const [name, hex] of Object.entries(cases)) {
    bytes = Buffer.from(hex, 'hex')
    const bound = withDirectory(settings, () => Promise.resolve('bound'))
    await assert.rejects(bound, (error: Error) => /do not fit/.test(String(error.cause ?? error)), name)
  }
})

test('an answer without an end is not collected', async (t) => {
  let isGone = false
  const settings = await directory(t, (socket) => {
    socket.write(Buffer.from([0x30, 0x84, 0x7f, 0xff, 0xff, 0xff]))
    const piece = Buffer.alloc(1024 * 1024)
    const more = () => {
      if (!socket.destroyed) socket.write(piece, more)
    }
    socket.once('close', () => (isGone = true))
    more()
  })
  await assert.rejects(
    withDirectory(settings, () => Promise.resolve('bound')),
    (error: Error) => /more than is ever needed/.test(String(error.cause ?? error)),
  )
  while (!isGone) await new Promise((resolve) => setImmediate(resolve))
})
