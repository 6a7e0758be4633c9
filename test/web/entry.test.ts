/** Ways in: a second factor, a code that is wrong, a new password by a link. */
import assert from 'node:assert/strict'
import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { assertAccessible, browserTest, openPage } from '../support/browser.ts'
import { ADMIN_EMAIL, PASSWORD, webServer } from '../support/web-server.ts'

async function fillIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('Email address').fill(ADMIN_EMAIL)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

browserTest('people get in with what their account asks for', async (t) => {
  const { url, server, sessions } = await webServer(t)
  async function post(path: string, payload: object): Promise<Record<string, unknown>> {
    const headers = { 'x-metabase-session': sessions.admin }
    const answer = await server.app.inject({ method: 'POST', url: path, payload, headers })
    assert.equal(answer.statusCode, 200, answer.payload)
    return JSON.parse(answer.payload)
  }
  const begun = await post('/api/second-factor/totp', { password: PASSWORD })
  const secret = Secret.fromBase32(String(begun['secret']))
  // A code is good once: that of the step before is for the confirmation, those that follow for the sign-ins.
  const codeOf = (step: number) => TOTP.generate({ secret, timestamp: Date.now() + step * 30_000 })
  const confirmed = await post(`/api/second-factor/totp/${Number(begun['id'])}/confirm`, { totp_code: codeOf(-1) })
  const [recoveryCode] = confirmed['recovery_codes'] as string[]
  assert.ok(recoveryCode !== undefined)

  await t.test('by a code of the app, after a wrong one, and gets where they wanted to go', async (t) => {
    const page = await openPage(t, { url, path: '/search?q=orders' })
    await fillIn(page, 'wrong')
    await page.getByText('did not match').waitFor()
    await fillIn(page, PASSWORD)
    const code = page.getByLabel('Code from your authenticator app')
    await code.fill('000000')
    await page.keyboard.press('Enter')
    await page.locator('[slot=errorMessage]').waitFor()
    await code.fill(codeOf(0))
    await page.keyboard.press('Enter')
    await page.getByRole('navigation', { name: 'Main navigation' }).waitFor()
    assert.equal(new URL(page.url()).pathname, '/search')
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    await t.test(`axe finds nothing in any step, ${colorScheme}`, async (t) => {
      const page = await openPage(t, { url, path: '/auth/login', colorScheme })
      await fillIn(page, PASSWORD)
      await page.getByLabel('Code from your authenticator app').waitFor()
      await assertAccessible(page)
      await page.getByRole('button', { name: 'Use a recovery code' }).click()
      await page.getByLabel('Recovery code').waitFor()
      await assertAccessible(page)
      await page.goto(`${url}/auth/forgot_password`)
      await page.getByText('does not send email').waitFor()
      await assertAccessible(page)
      await page.goto(`${url}/auth/reset_password/1_unknown`)
      await page.getByText('no longer works').waitFor()
      await assertAccessible(page)
    })
  }

  await t.test('by a recovery code, which works once', async (t) => {
    const page = await openPage(t, { url, path: '/auth/login' })
    await fillIn(page, PASSWORD)
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Recovery code').fill(recoveryCode)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: /Ada$/ }).waitFor()
    await page.context().clearCookies()
    await page.goto(`${url}/auth/login`)
    await fillIn(page, PASSWORD)
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Recovery code').fill(recoveryCode)
    await page.keyboard.press('Enter')
    await page.locator('[slot=errorMessage]').waitFor()
  })

  await t.test('who was invited sets a password by the link, which then no longer works', async (t) => {
    const { invite_link: link } = await post('/api/user', { email: 'eve@example.org', first_name: 'Eve' })
    const { pathname } = new URL(String(link))
    const page = await openPage(t, { url, path: pathname })
    const password = page.getByLabel('New password')
    await password.fill('password')
    await assertAccessible(page)
    await page.keyboard.press('Enter')
    await page.getByText('too common').waitFor()
    await password.fill('sunny meadow 31')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: /Eve$/ }).waitFor()
    await page.context().clearCookies()
    await page.goto(url + pathname)
    await page.getByText('no longer works').waitFor()
  })
})
