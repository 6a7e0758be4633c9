/** A change of address is undone by the link of its mail. */
import assert from 'node:assert/strict'
import { assertAccessible, browserTest, openPage } from '../support/browser.ts'
import { mailServer } from '../support/mail-server.ts'
import { webServer } from '../support/web-server.ts'

const PASSWORD = 'quiet meadow 42'
const PHONE = { width: 390, height: 844 }

browserTest('the link of the mail waits for a click, on every screen, and works once', async (t) => {
  const mail = await mailServer(t)
  const { url, server, sessions } = await webServer(t)
  async function ask(method: 'PUT' | 'POST', path: string, payload: object, session = sessions.admin) {
    const headers = { 'x-metabase-session': session }
    const answer = await server.app.inject({ method, url: path, headers, payload })
    assert.ok(answer.statusCode < 300, `${path}: ${answer.payload}`)
    return answer.payload === '' ? null : JSON.parse(answer.payload)
  }
  await ask('PUT', '/api/setting/email-smtp-host', { value: '127.0.0.1' })
  await ask('PUT', '/api/setting/email-smtp-port', { value: Number(mail.env.MB_EMAIL_SMTP_PORT) })
  const beth = { email: 'beth@example.org', first_name: 'Beth', password: PASSWORD }
  const { id } = await ask('POST', '/api/user', beth)
  const { id: session } = await ask('POST', '/api/session', { username: beth.email, password: PASSWORD })
  await ask('PUT', `/api/user/${id}`, { email: 'thief@example.org', password: PASSWORD }, session)
  let token: string | undefined
  while (token === undefined) token = /\/auth\/undo_address\/([\w-]+)/.exec((await mail.next()).text)?.[1]

  for (const look of [{}, { colorScheme: 'dark', viewport: PHONE }] as const) {
    const page = await openPage(t, { url, path: `/auth/undo_address/${token}`, ...look })
    await page.getByRole('button', { name: 'Restore my email address' }).waitFor()
    assert.equal(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth'), true)
    await assertAccessible(page)
  }
  const page = await openPage(t, { url, path: `/auth/undo_address/${token}` })
  await page.getByRole('button', { name: 'Restore my email address' }).click()
  await page.getByText('You sign in as beth@example.org again. Everybody else is signed out.').waitFor()
  await page.getByRole('link', { name: 'Set a new password' }).click()
  await page.waitForURL(/\/auth\/reset_password\//)

  const again = await openPage(t, { url, path: `/auth/undo_address/${token}`, viewport: PHONE })
  await again.getByRole('button', { name: 'Restore my email address' }).click()
  await again.getByText('This link was used already, or it is too old.').waitFor()
})
