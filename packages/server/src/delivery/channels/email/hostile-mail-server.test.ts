/** Whatever a mail server answers costs its own connection: the mail fails or is taken, and the server goes on. */
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import fc from 'fast-check'
import { freePort } from '../../../../../../test/support/free-port.ts'
import { listenLocally, rawServer } from '../../../../../../test/support/raw-server.ts'
import type { SettingsSnapshot } from '../../../settings/index.ts'
import { failureOf, mailFaultText } from './failures.ts'
import { sendMail, tryServer } from './transport.ts'

const CASES = Number(process.env['QUERENT_TEST_HOSTILE_CASES'] ?? 100)
const MAIL = { to: 'ada@example.org', subject: 'Hello', text: 'Something\n' }
/** A client that waits for what does not come is left. */
const PATIENCE_MS = 20

/** What a mail server says, in this order: to the connection, EHLO, AUTH, MAIL, RCPT, DATA and the mail. */
const ANSWERS: Buffer[] = [
  '220 mail.example.org ESMTP\r\n',
  '250-mail.example.org\r\n250-STARTTLS\r\n250-SIZE 10240000\r\n250-AUTH PLAIN LOGIN CRAM-MD5\r\n250 8BITMIME\r\n',
  '235 2.7.0 Accepted\r\n',
  '250 2.1.0 Ok\r\n',
  '250 2.1.5 Ok\r\n',
  '354 End data with <CR><LF>.<CR><LF>\r\n',
  '250 2.0.0 Ok: queued as 1\r\n',
  '221 Bye\r\n',
].map((text) => Buffer.from(text))

/** A server that sends one answer at once, and one more for each line or mail that comes. */
async function hostileMailServer(t: TestContext) {
  const state = { answers: ANSWERS, security: 'none' as 'none' | 'starttls' | 'ssl' }
  const server = rawServer(t, (socket) => {
    const answers = [...state.answers]
    let isMail = false
    const answer = () => {
      const next = answers.shift()
      if (next === undefined) return void socket.end()
      isMail = next.toString('latin1').startsWith('354')
      socket.write(next)
      if (next !== ANSWERS[ANSWERS.length - 1 - answers.length]) setTimeout(() => socket.end(), PATIENCE_MS)
    }
    socket.on('data', (piece) => {
      if (!isMail || piece.toString('latin1').endsWith('\r\n.\r\n')) answer()
    })
    answer()
  })
  const values: Record<string, unknown> = {
    'email-smtp-host': '127.0.0.1',
    'email-smtp-port': await listenLocally(server),
    'email-smtp-username': 'reports',
    'email-smtp-password': 'secret',
    'email-from-name': null,
    'email-from-address': 'reports@example.org',
    'email-reply-to': null,
    'email-fallback-smtp-host': null,
  }
  const settings = {
    get: (name: string) => (name === 'email-smtp-security' ? state.security : values[name]),
  } as unknown as SettingsSnapshot
  return { state, settings }
}

/** An answer that is not quite one. */
const oddAnswers = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('', '0', '2', '99', '220', '235', '250', '334', '354', '421', '454', '535', '550', '999', '-1'),
      fc.constantFrom(' ', '-', '', '\t', '\0'),
      fc.constantFrom(
        '',
        'AUTH',
        'SIZE 99999999999999999999',
        'STARTTLS',
        '__proto__',
        '%s %o %j',
        '=',
        'bm8=',
        'x'.repeat(5000),
      ),
      fc.constantFrom('\r\n', '\n', '\r', '', '\r\n\r\n', '\r\n250 ok\r\n221 bye\r\n'),
    )
    .map((parts) => Buffer.from(parts.join(''))),
  fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
)

test('answers that are none fail the mail and the try of the server', async (t) => {
  const { state, settings } = await hostileMailServer(t)
  await sendMail(settings, MAIL)
  await tryServer(settings)
  await fc.assert(
    fc.asyncProperty(fc.nat(ANSWERS.length - 1), oddAnswers, fc.boolean(), async (step, odd, isTry) => {
      state.answers = ANSWERS.with(step, odd)
      const work = isTry ? tryServer(settings) : sendMail(settings, MAIL)
      await work.catch((error: unknown) => assert.ok(error instanceof Error))
    }),
    { numRuns: CASES },
  )
})

test('nothing in place of a handshake ends more than the connection', async (t) => {
  const { state, settings } = await hostileMailServer(t)
  const [greeting, ehlo] = ANSWERS as [Buffer, Buffer]
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('starttls', 'ssl'), oddAnswers, oddAnswers, async (security, first, second) => {
      state.security = security
      const before = security === 'ssl' ? [] : [greeting, ehlo, Buffer.from('220 Go ahead\r\n')]
      state.answers = [...before, Buffer.concat([Buffer.from([22, 3, 3, 0, 5]), first]), second]
      await assert.rejects(sendMail(settings, MAIL))
    }),
    { numRuns: Math.ceil(CASES / 3) },
  )
})

test('a server that goes on asking is left', async (t) => {
  const { settings } = await hostileMailServer(t)
  const port = await listenLocally(
    rawServer(t, (socket) => {
      socket.write(ANSWERS[0]!)
      socket.on('data', (piece) => socket.write(piece.includes('EHLO') ? ANSWERS[1]! : '334 and then?\r\n'))
    }),
  )
  const get = (name: Parameters<SettingsSnapshot['get']>[0]) => (name === 'email-smtp-port' ? port : settings.get(name))
  await assert.rejects(tryServer({ ...settings, get } as SettingsSnapshot, { wholeMs: 500 }), /took too long/)
})

test('a password in an answer is not in what is said of it', async (t) => {
  const { state, settings } = await hostileMailServer(t)
  const plain = Buffer.from('\0reports\0secret').toString('base64')
  state.answers = ANSWERS.with(2, Buffer.from(`535 No: AUTH PLAIN ${plain}, secret, ${btoa('secret')}\r\n`))
  for (const work of [sendMail(settings, MAIL), tryServer(settings)]) {
    await assert.rejects(work, (error) => {
      const said = JSON.stringify([String(error), mailFaultText(error)])
      return said.includes('535 No: AUTH PLAIN ***, ***, ***')
    })
  }
  state.answers = ANSWERS.with(4, Buffer.from('550 Not here: secret\r\n'))
  await assert.rejects(sendMail(settings, MAIL), /Not here: \*\*\*/)
})

test('where both servers fail, it is said of both, and the mail is tried again', async (t) => {
  const { state, settings } = await hostileMailServer(t)
  state.answers = ANSWERS.with(4, Buffer.from('550 No relaying\r\n'))
  const values: Record<string, unknown> = {
    'email-smtp-port': await freePort(),
    'email-fallback-smtp-host': '127.0.0.1',
    'email-fallback-smtp-port': settings.get('email-smtp-port'),
    'email-fallback-smtp-security': 'none',
    'email-fallback-smtp-username': null,
    'email-fallback-smtp-password': null,
  }
  state.answers = state.answers.toSpliced(2, 1)
  const get = (name: Parameters<SettingsSnapshot['get']>[0]) => (name in values ? values[name] : settings.get(name))
  await assert.rejects(sendMail({ ...settings, get } as SettingsSnapshot, MAIL), (error) => {
    const failed = failureOf(error, { hasBegun: false })
    assert.match(
      failed.message,
      /^The first mail server: The mail server cannot be reached: .*ECONNREFUSED.* The second mail server: .*550 No relaying/,
    )
    return !failed.isPermanent && !failed.mayHaveArrived
  })
})

test('an answer without an end is not collected', async (t) => {
  const { state, settings } = await hostileMailServer(t)
  const endless = Buffer.alloc(3 * 1024 * 1024, '250-x\r\n')
  state.answers = ANSWERS.with(1, endless)
  await assert.rejects(tryServer(settings), /exceeds maximum allowed size/)
})

test('a mail that is given up does not wait for a server that says nothing', async (t) => {
  const { settings } = await hostileMailServer(t)
  const silent: number = await listenLocally(rawServer(t, () => undefined))
  const get = (name: Parameters<SettingsSnapshot['get']>[0]) =>
    name === 'email-smtp-port' ? silent : settings.get(name)
  for (const signal of [AbortSignal.timeout(100), AbortSignal.abort()]) {
    const before = performance.now()
    await assert.rejects(sendMail({ ...settings, get } as SettingsSnapshot, MAIL, { signal }))
    assert.ok(performance.now() - before < 5_000)
  }
})
