/** Mails of subscriptions at Exim, which Debian delivers mails with. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EXIM_LOGIN, eximServer, isEximInstalled } from '../support/exim-server.ts'
import { assertWellFormed, readMessage } from '../support/mail-message.ts'
import { faultOf, subscribing } from '../support/mailed-subscription.ts'
import { trustTestAuthority } from '../support/protected-mail-server.ts'
import { until } from '../support/until.ts'

const skip = isEximInstalled ? false : 'exim4 is not installed'

test('Exim takes mails with STARTTLS and with TLS from the start, from who signs in', { skip }, async (t) => {
  trustTestAuthority(t)
  const { ports, mails } = await eximServer(t)
  const { as, use, next, again } = await subscribing(t)
  const { user, password } = EXIM_LOGIN
  for (const [at, security] of (['starttls', 'ssl'] as const).entries()) {
    const settings = {
      'email-smtp-host': 'localhost',
      'email-smtp-port': ports[security],
      'email-smtp-security': security,
      'email-smtp-username': user,
    }
    await use({ ...settings, 'email-smtp-password': 'another one' })
    const refused = await next()
    assert.match(faultOf(refused), /^The mail server refuses this sign-in: Invalid login: 535/)
    const kept = await as.admin.put('/api/email', { ...settings, 'email-smtp-password': password })
    assert.equal(kept.status, 200, kept.text)
    assert.equal((await again()).state, 'sent')
    await until('the mail', 10_000, () => mails().length > at)
    const raw = mails()[at] ?? Buffer.of()
    assertWellFormed(raw)
    const { subject, text, headers } = await readMessage(raw)
    assert.equal(subject, 'Numbers')
    assert.match(text, /Orders[^]*12/)
    assert.equal(headers.has('x-querent-repeated'), false)
    assert.match(String(headers.get('list-unsubscribe-post')), /One-Click/)
  }
})
