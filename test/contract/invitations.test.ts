/** How new people get in: by mail, or by a link that somebody hands over. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mailServer } from '../support/mail-server.ts'
import { testServer } from '../support/test-server.ts'

const PASSWORD = 'sunny meadow 31'
const EMAIL = 'ada@example.org'
const SITE = { QUERENT_SITE_URL: 'https://bi.example.org' }
const NO_MAIL_SERVER = { ...SITE, MB_EMAIL_SMTP_HOST: '127.0.0.1', MB_EMAIL_SMTP_PORT: '1' }
const LINK = /^https:\/\/bi\.example\.org\/auth\/reset_password\/(\d+_[0-9a-f-]{36})(#new)?$/

async function serverWith(t: Parameters<typeof testServer>[0], env: Record<string, string> = SITE) {
  const server = await testServer(t, { env })
  const create = async (body: object = {}) => (await server.as.admin.post('/api/user', { email: EMAIL, ...body })).body
  const use = (token: string, password = PASSWORD) =>
    server.as.nobody.post('/api/session/reset_password', { token, password })
  const isValid = async (token: string) =>
    (await server.as.nobody.get(`/api/session/password_reset_token_valid?token=${token}`)).body.valid
  const invite = (id: number) => server.as.admin.post(`/api/user/${id}/send_invite`)
  return { ...server, create, use, isValid, invite }
}

const tokenOf = (link: unknown) => LINK.exec(String(link))?.[1] ?? ''

test('without mail the inviter gets a link, which sets a password once', async (t) => {
  const { as, create, use } = await serverWith(t)
  const made = await create()
  assert.match(made.invite_link, LINK)
  assert.ok(made.invite_link.endsWith('#new'))
  const token = tokenOf(made.invite_link)
  assert.ok(token.startsWith(`${made.id}_`))
  assert.equal((await use(token, '123456')).status, 400, 'a bad password does not use it up')
  assert.equal((await use(token)).status, 200)
  assert.equal((await use(token)).status, 400)
  assert.equal((await as.nobody.post('/api/session', { username: EMAIL, password: PASSWORD })).status, 200)
  const found = (await as.admin.get(`/api/user/${made.id}`)).body
  assert.equal('invite_link' in found, false, 'nobody is told it again')
})

test('who chose the password of a new user gets no link', async (t) => {
  const { create } = await serverWith(t)
  assert.equal('invite_link' in (await create({ password: PASSWORD })), false)
})

test('a new link ends the one before; deactivation ends both', async (t) => {
  const { as, create, use, isValid, invite } = await serverWith(t)
  const made = await create()
  const first = tokenOf(made.invite_link)
  const again = await invite(made.id)
  assert.equal(again.status, 200)
  const second = tokenOf(again.body.invite_link)
  assert.deepEqual([await isValid(first), await isValid(second)], [false, true])
  await as.admin.delete(`/api/user/${made.id}`)
  assert.equal((await invite(made.id)).status, 404)
  await as.admin.put(`/api/user/${made.id}/reactivate`)
  assert.equal(await isValid(second), false)
  const third = tokenOf((await invite(made.id)).body.invite_link)
  assert.equal((await use(third)).status, 200)
  const later = (await invite(made.id)).body.invite_link
  assert.match(later, LINK)
  assert.ok(!later.endsWith('#new'), 'for somebody who has lost the password')
  assert.equal((await as.user.post(`/api/user/${made.id}/send_invite`)).status, 403)
  assert.equal((await invite(999_999)).status, 404)
})

test('with mail the link is sent, and nobody else is told it', async (t) => {
  const mail = await mailServer(t)
  const { create, use, invite } = await serverWith(t, { ...SITE, ...mail.env })
  const made = await create()
  assert.equal('invite_link' in made, false)
  const invitation = await mail.next()
  assert.deepEqual([invitation.to, /invited to join/.test(invitation.text)], [[EMAIL], true])
  const resent = await invite(made.id)
  assert.deepEqual([resent.status, resent.text], [204, ''])
  const message = await mail.next()
  const token = /reset_password\/(\S+)#new/.exec(message.text)?.[1] ?? ''
  assert.equal((await use(token)).status, 200)
  assert.equal((await invite(made.id)).status, 204)
  assert.match((await mail.next()).text, /Password Reset Request/)
})

test('a mail server that fails keeps nobody out', async (t) => {
  const { create, invite, use } = await serverWith(t, NO_MAIL_SERVER)
  const made = await create()
  assert.deepEqual([made.email, 'invite_link' in made], [EMAIL, false])
  const again = await invite(made.id)
  assert.equal(again.status, 200)
  assert.equal((await use(tokenOf(again.body.invite_link))).status, 200)
})

test('without passwords people are led to the login', async (t) => {
  const { create } = await serverWith(t, { ...SITE, MB_ENABLE_PASSWORD_LOGIN: 'false' })
  assert.equal((await create()).invite_link, 'https://bi.example.org/auth/login')
})
