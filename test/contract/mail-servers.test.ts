/** Mails of subscriptions at mail servers as there are: with and without protection, with a sign-in, and with faults. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freePort } from '../support/free-port.ts'
import { faultOf, subscribing } from '../support/mailed-subscription.ts'
import { protectedMailServer, trustTestAuthority } from '../support/protected-mail-server.ts'
import { listenLocally, rawServer } from '../support/raw-server.ts'

const at = ({ port }: { port: number }, security = 'none') => ({
  'email-smtp-port': port,
  'email-smtp-security': security,
})
const LOGIN = { user: 'reports', password: 'a long secret' }
const SIGNED_IN = { 'email-smtp-username': LOGIN.user, 'email-smtp-password': LOGIN.password }
const isMarked = ({ raw }: { raw: Buffer }) => /^X-Querent-Repeated:/im.test(raw.toString())

test('a mail reaches servers without protection, with TLS from the start and with STARTTLS', async (t) => {
  trustTestAuthority(t)
  const { as, next } = await subscribing(t)
  const cases = [
    ['none', false, await protectedMailServer(t, { without: ['STARTTLS', 'AUTH'] })],
    ['none', false, await protectedMailServer(t, { without: ['AUTH'] })],
    ['ssl', true, await protectedMailServer(t, { secure: true, without: ['AUTH'] })],
    ['starttls', true, await protectedMailServer(t, { without: ['AUTH'] })],
    ['tls', true, await protectedMailServer(t, { without: ['AUTH'] })],
  ] as const
  for (const [security, isProtected, server] of cases) {
    const kept = await as.admin.put('/api/email', { 'email-smtp-host': 'localhost', ...at(server, security) })
    assert.equal(kept.status, 200, `${security}: ${kept.text}`)
    const sent = await next()
    assert.deepEqual([sent.state, sent.tries], ['sent', 1], security)
    const [mail, ...more] = server.received
    assert.deepEqual([mail?.to, mail?.isProtected, more], [['ops@example.test'], isProtected, []], security)
    assert.match(String(mail?.raw), /^Subject: Numbers\r$/m)
  }
})

test('a mail server that asks for a sign-in gets one, and a wrong one is named', async (t) => {
  trustTestAuthority(t)
  const { as, use, next, again } = await subscribing(t)
  for (const security of ['starttls', 'ssl']) {
    const server = await protectedMailServer(t, { login: LOGIN, secure: security === 'ssl' })
    await use({ ...at(server, security), ...SIGNED_IN, 'email-smtp-password': 'another one' })
    const refused = await next()
    assert.equal(refused.messages[0]?.state, 'waiting')
    assert.match(faultOf(refused), /^The mail server refuses this sign-in: Invalid login: 535 5\.7\.8/)
    assert.doesNotMatch(faultOf(refused), /another one/)
    assert.deepEqual([server.received.length, server.seen.senders, server.seen.signIns], [0, 0, 1])
    const wrong = { 'email-smtp-host': 'localhost', ...at(server, security), 'email-smtp-password': 'another one' }
    assert.deepEqual(Object.keys((await as.admin.put('/api/email', wrong)).body.errors), [
      'email-smtp-username',
      'email-smtp-password',
    ])
    // An administrator mends it: the mail is not lost.
    await use({ ...at(server, security), ...SIGNED_IN })
    assert.deepEqual([(await again()).state, server.received[0]?.user], ['sent', LOGIN.user])
    assert.equal(isMarked(server.received[0]!), false)
  }
})

test('no sign-in where one is needed, and no protection where one is needed, are named too', async (t) => {
  trustTestAuthority(t)
  const { use, next } = await subscribing(t)
  const server = await protectedMailServer(t, { login: LOGIN })
  await use(at(server, 'starttls'))
  assert.match(faultOf(await next()), /^The mail server refuses this sign-in: .*530/)
  assert.equal(server.received.length, 0)
  await use({ ...at(server, 'none'), ...SIGNED_IN })
  assert.match(faultOf(await next()), /^The connection to the mail server cannot be protected: .*STARTTLS/)
  assert.deepEqual([server.received.length, server.seen.signIns], [0, 0], 'no password crossed the network')
})

test('certificates that say nothing of the server end it before anything is sent', async (t) => {
  const { as, use, next, again } = await subscribing(t)
  for (const security of ['starttls', 'ssl']) {
    const options = { login: LOGIN, secure: security === 'ssl' }
    const server = await protectedMailServer(t, options)
    const expired = await protectedMailServer(t, { ...options, certificate: 'server-expired.crt' })
    const cases = [
      ['not trusted', { ...at(server, security), ...SIGNED_IN }, /unable to verify|issuer|self-signed/],
      ['of another host', { ...at(server, security), ...SIGNED_IN, 'email-smtp-host': '127.0.0.1' }, /altnames/],
      ['expired', { ...at(expired, security), ...SIGNED_IN }, /expired/],
    ] as const
    for (const [name, settings, words] of cases) {
      const isTrusted = name !== 'not trusted'
      await t.test(`${name}, ${security}`, async (within) => {
        if (isTrusted) trustTestAuthority(within)
        await use(settings)
        const failed = await next()
        assert.deepEqual([failed.state, failed.messages[0]?.is_repeat], ['waiting', false])
        assert.match(faultOf(failed), /^The connection to the mail server cannot be protected: /)
        assert.match(faultOf(failed), words)
        const asked = await as.admin.put('/api/email', { 'email-smtp-host': 'localhost', ...settings })
        assert.deepEqual([asked.status, Object.keys(asked.body.errors)], [400, ['email-smtp-security']])
        for (const { received, seen } of [server, expired])
          assert.deepEqual([received.length, seen.senders, seen.signIns], [0, 0, 0])
      })
    }
    await t.test(`mended, ${security}`, async (within) => {
      trustTestAuthority(within)
      await use({ ...at(server, security), ...SIGNED_IN })
      assert.equal((await again()).state, 'sent')
      // Earlier ones that failed for the last time tell their owner, by this server too.
      const delivered = server.received.filter(({ to }) => to.includes('ops@example.test'))
      assert.deepEqual(delivered.map(isMarked), [false], 'nothing arrived before')
    })
  }
})

test('a server that gives no protection where the setting asks for it gets nothing', async (t) => {
  trustTestAuthority(t)
  const { use, next, again } = await subscribing(t)
  const stripped = await protectedMailServer(t, { login: LOGIN, without: ['STARTTLS'], allowInsecureAuth: true })
  for (const security of ['starttls', 'tls', 'ssl']) {
    await use({ ...at(stripped, security), ...SIGNED_IN })
    const failed = await next()
    assert.deepEqual([failed.state, failed.messages[0]?.is_repeat], ['waiting', false], security)
    assert.match(faultOf(failed), /^The connection to the mail server cannot be protected: /)
    assert.deepEqual([stripped.received.length, stripped.seen.senders, stripped.seen.signIns], [0, 0, 0])
  }
  await use({ ...at(stripped, 'none'), ...SIGNED_IN })
  assert.equal((await again()).state, 'sent')
  // Its owner has had news of the days before, which were given up.
  const toRecipient = stripped.received.filter(({ raw }) => /^To: ops@example\.test/m.test(raw.toString('latin1')))
  assert.deepEqual([toRecipient.length, stripped.received.filter(isMarked)], [1, []])
})

test('a server that agrees to encrypt and goes on in the clear hears nothing more', async (t) => {
  trustTestAuthority(t)
  const { use, next } = await subscribing(t)
  const heard: Buffer[] = []
  const port = await listenLocally(
    rawServer(t, (socket) => {
      socket.write('220 mail.example.org ESMTP\r\n')
      socket.on('data', (piece: Buffer) => {
        heard.push(piece)
        if (piece.includes('EHLO')) socket.write('250-mail.example.org\r\n250-STARTTLS\r\n250 AUTH PLAIN\r\n')
        else if (piece.includes('STARTTLS')) socket.write('220 Go ahead\r\n250 AUTH PLAIN\r\n')
        else socket.write('250 Ok\r\n')
      })
    }),
  )
  await use({ ...at({ port }, 'starttls'), ...SIGNED_IN })
  const failed = await next()
  assert.deepEqual([failed.state, failed.messages[0]?.is_repeat], ['waiting', false])
  assert.match(faultOf(failed), /^The connection to the mail server cannot be protected: /)
  const lines = Buffer.concat(heard).toString('latin1')
  const [said, handshake = ''] = lines.split('STARTTLS\r\n')
  assert.match(String(said), /^EHLO [^\r\n]+\r\n$/)
  assert.ok(handshake.startsWith('\u0016\u0003'), 'a handshake of TLS, and nothing else')
  assert.doesNotMatch(lines, /AUTH|MAIL FROM|ops@example/)
})

test('only a line that broke after the text began may have brought the mail', async (t) => {
  const { use, next, again } = await subscribing(t)
  for (const [breaksAt, isRepeat] of [
    ['RCPT', false],
    ['DATA', true],
  ] as const) {
    const server = await protectedMailServer(t, { without: ['STARTTLS', 'AUTH'], breaksAt })
    await use(at(server))
    const failed = await next()
    assert.deepEqual([failed.state, failed.messages[0]?.is_repeat], ['waiting', isRepeat], breaksAt)
    assert.equal((await again()).state, 'sent')
    assert.deepEqual(server.received.map(isMarked), [isRepeat], breaksAt)
  }
})

test('a second server sends what the first one cannot be handed, and nothing that the first one has answered', async (t) => {
  const { as, use, next, again } = await subscribing(t)
  const plain = { without: ['STARTTLS', 'AUTH'] } as const
  const second = await protectedMailServer(t, plain)
  await use({ 'email-fallback-smtp-host': 'localhost', 'email-fallback-smtp-port': second.port })
  const [gone, silent] = [await freePort(), await listenLocally(rawServer(t, (socket) => socket.destroy()))]
  for (const [name, port] of [
    ['gone', gone],
    ['breaks off', silent],
  ] as const) {
    await use(at({ port }))
    const sent = await next()
    assert.deepEqual([sent.state, sent.tries, sent.messages[0]?.is_repeat], ['sent', 1, false], name)
  }
  assert.deepEqual(second.received.map(isMarked), [false, false])
  const breaks = await protectedMailServer(t, { ...plain, breaksAt: 'DATA' })
  await use(at(breaks))
  assert.equal((await next()).state, 'waiting', 'it may have taken it')
  const signIn = await protectedMailServer(t, { login: LOGIN })
  await use({ ...at(signIn), ...SIGNED_IN, 'email-smtp-password': 'another one' })
  assert.equal((await next()).state, 'waiting', 'it has answered')
  assert.equal(second.received.length, 2)
  // With both gone it waits; the servers that are set when it is tried again count.
  await use({ ...at({ port: gone }), 'email-fallback-smtp-port': gone })
  const lost = await next()
  assert.deepEqual([lost.state, lost.messages[0]?.is_repeat], ['waiting', false])
  assert.match(
    faultOf(lost),
    /^The first mail server: .* cannot be reached: .* The second mail server: .* cannot be reached: /,
  )
  await use({ ...at({ port: gone }), 'email-fallback-smtp-port': second.port })
  assert.deepEqual([(await again()).state, second.received.map(isMarked).at(-1)], ['sent', false])
  const wrong = { 'email-smtp-host': 'localhost', ...at(second), 'email-fallback-smtp-host': '127.0.0.1' }
  const refused = await as.admin.put('/api/email', { ...wrong, 'email-fallback-smtp-port': gone })
  assert.deepEqual(Object.keys(refused.body.errors), ['email-fallback-smtp-host', 'email-fallback-smtp-port'])
})

test('the address, the name and the replies of the sender are those of the settings', async (t) => {
  const { use, next } = await subscribing(t)
  const server = await protectedMailServer(t, { without: ['STARTTLS', 'AUTH'] })
  await use({
    ...at(server),
    'email-from-address': 'reports@example.org',
    'email-from-name': 'Reports, daily',
    'email-reply-to': ['help@example.org', 'data@example.org'],
  })
  await next()
  const [{ from, raw } = { from: '', raw: Buffer.of() }] = server.received
  assert.equal(from, 'reports@example.org')
  assert.match(raw.toString(), /^From: "Reports, daily" <reports@example.org>\r$/m)
  assert.match(raw.toString(), /^Reply-To: help@example.org, data@example.org\r$/m)
})
