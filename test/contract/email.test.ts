/** The mail server: tried before it is kept, tested, forgotten (contract: settings, section 5). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mailServer } from '../support/mail-server.ts'
import { testServer } from '../support/test-server.ts'

test('a mail server is kept once it answers, and mails who asks', async (t) => {
  const mails = await mailServer(t)
  const { as } = await testServer(t)
  const port = Number(mails.env.MB_EMAIL_SMTP_PORT)
  assert.equal((await as.admin.post('/api/email/test')).status, 400)
  const wrong = await as.admin.put('/api/email', { 'email-smtp-host': '127.0.0.1', 'email-smtp-port': 1 })
  assert.equal(wrong.status, 400)
  assert.deepEqual(Object.keys(wrong.body.errors), ['email-smtp-host', 'email-smtp-port'])
  assert.equal((await as.admin.get('/api/session/properties')).body['email-configured?'], false)
  const odd = await as.admin.put('/api/email', { 'email-from-address': 'nobody' })
  assert.match(odd.body.errors['email-from-address'], /valid email address/)

  const kept = await as.admin.put('/api/email', {
    'email-smtp-host': '127.0.0.1',
    'email-smtp-port': port,
    'email-smtp-password': 'a long secret',
    'email-from-name': 'Reports',
  })
  assert.equal(kept.status, 200)
  assert.equal(kept.body['email-smtp-password'], '**********et')
  assert.deepEqual(kept.body['with-corrections'], {})
  assert.equal((await as.admin.get('/api/session/properties')).body['email-configured?'], true)
  assert.deepEqual((await as.admin.post('/api/email/test')).body, { ok: true })
  const mail = await mails.next()
  assert.match(mail.text, /From: Reports </)
  assert.equal(mail.to.length, 1)
  assert.equal((await as.user.post('/api/email/test')).status, 403)

  assert.equal((await as.admin.delete('/api/email')).status, 204)
  assert.equal((await as.admin.get('/api/session/properties')).body['email-configured?'], false)
})
