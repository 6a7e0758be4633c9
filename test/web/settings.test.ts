/** Settings and operation, as administrators use them. */
import assert from 'node:assert/strict'
import { assertAccessible, browserTest, openPage } from '../support/browser.ts'
import { freePort } from '../support/free-port.ts'
import { mailServer } from '../support/mail-server.ts'
import { webServer } from '../support/web-server.ts'

browserTest('administration of the server', async (t) => {
  const { url, server, sessions } = await webServer(t)
  const session = sessions.admin
  const headers = { 'x-metabase-session': session }
  const setting = async (key: string) => (await server.app.inject({ url: `/api/setting/${key}`, headers })).payload

  await t.test('a setting is found in the palette, kept by Enter and brought back by Undo', async (t) => {
    const page = await openPage(t, { url, session })
    await page.getByRole('link', { name: 'Home' }).waitFor()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('>site name')
    await page.getByRole('option', { name: /Site name/ }).waitFor()
    await page.keyboard.press('Enter')
    const field = page.getByLabel('Site name')
    await field.waitFor()
    await page.waitForFunction('document.activeElement.closest("#site-name") !== null')
    await field.fill('Shop reports')
    await page.keyboard.press('Enter')
    await page.getByText('Saved: Site name').waitFor()
    assert.equal(await setting('site-name'), 'Shop reports')
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.waitForFunction('document.querySelector("#site-name input").value === "Our data"')
    assert.equal(await setting('site-name'), 'Our data')
  })

  await t.test('what the server refuses stays in its field with the reason', async (t) => {
    const page = await openPage(t, { url, path: '/admin/settings/general', session })
    const field = page.getByLabel('Contact for help')
    await field.fill('nobody')
    await field.press('Enter')
    await page.getByText('Must be a valid email address').waitFor()
    assert.equal(await field.inputValue(), 'nobody')
    assert.equal(await field.getAttribute('aria-invalid'), 'true')
    await page.getByLabel('Search all settings').fill('maximum rows list')
    await page.getByLabel('Maximum rows in a list').waitFor()
    assert.equal(await page.getByLabel('Site name').count(), 0)
  })

  await t.test('a mail server that does not answer is corrected and tried again', async (t) => {
    const page = await openPage(t, { url, path: '/admin/settings/email', session })
    const mails = await mailServer(t)
    await page.getByLabel('Host').fill('127.0.0.1')
    await page.getByLabel('Port').fill(String(await freePort()))
    await page.getByRole('button', { name: 'Test and save' }).click()
    await page.locator('[slot=errorMessage]').first().waitFor()
    await page.getByLabel('Port').fill(mails.env.MB_EMAIL_SMTP_PORT)
    await page.getByRole('button', { name: 'Test and save' }).click()
    await page.getByText('The mail server responded. Its settings are saved.').waitFor()
    assert.equal(await page.locator('[slot=errorMessage]').count(), 0)
    assert.equal(await setting('email-smtp-port'), mails.env.MB_EMAIL_SMTP_PORT)
    await server.app.inject({ method: 'DELETE', url: '/api/email', headers })
  })

  await t.test('a public link is taken back where all of them stand', async (t) => {
    const { payload } = await server.app.inject({ url: '/api/dashboard', headers })
    const [dashboard] = JSON.parse(payload) as { id: number; name: string }[]
    const link = { method: 'POST' as const, url: `/api/dashboard/${dashboard?.id}/public_link`, headers }
    assert.equal((await server.app.inject(link)).statusCode, 200)
    const page = await openPage(t, { url, path: '/admin/settings/public-sharing', session })
    await page.getByRole('button', { name: `Revoke: ${dashboard?.name}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
    await page.getByText('Nothing has a public link.').waitFor()
    const left = await server.app.inject({ url: '/api/dashboard/public', headers })
    assert.deepEqual(JSON.parse(left.payload), [])
  })

  await t.test('past queries, caching and audit', async (t) => {
    const { payload } = await server.app.inject({ url: '/api/database', headers })
    const [database] = JSON.parse(payload).data as { id: number }[]
    const native = { query: 'select 41 + 1 as answer' }
    await server.app.inject({
      method: 'POST',
      url: '/api/dataset',
      headers,
      payload: { database: database?.id, type: 'native', native },
    })
    const page = await openPage(t, { url, path: '/admin/operation/queries', session })
    await page.getByRole('button', { name: native.query }).press('Enter')
    await page.getByRole('dialog').getByText('Time breakdown').waitFor()
    await page.keyboard.press('Escape')

    await page.getByRole('link', { name: 'Caching' }).click()
    await page.getByRole('button', { name: /^Edit.*Everything else/ }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Cached for 24 hours').waitFor()

    await page.getByRole('link', { name: 'Audit log' }).click()
    await page.getByLabel('Search by name').fill('site-name')
    const row = page.getByRole('row', { name: /site-name/ }).first()
    await row.waitFor()
    await row.getByRole('button', { name: 'A setting was changed' }).press('Enter')
    await page.getByRole('dialog').getByText('Shop reports').first().waitFor()
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    await t.test(`axe finds nothing, ${colorScheme}`, async (t) => {
      const page = await openPage(t, { url, path: '/admin/settings/authentication', session, colorScheme })
      await page.getByLabel('Issuer').waitFor()
      await assertAccessible(page)
      for (const [place, seen] of [
        ['settings/appearance', 'Brand'],
        ['operation/caching', 'Rules'],
        ['operation/logs', 'Lines'],
      ] as const) {
        await page.goto(new URL(`/admin/${place}`, url).href)
        await page.getByLabel(seen, { exact: true }).first().waitFor()
        await assertAccessible(page)
      }
    })
  }

  await t.test('nothing is wider than a phone', async (t) => {
    const viewport = { width: 390, height: 800 }
    const page = await openPage(t, { url, path: '/admin/settings/data', session, viewport })
    await page.getByLabel('Maximum rows in a list').waitFor()
    assert.equal(await page.evaluate('document.documentElement.scrollWidth <= 390'), true)
    await page.goto(new URL('/admin/operation/audit', url).href)
    await page.getByRole('region', { name: 'Audit log' }).waitFor()
    assert.equal(await page.evaluate('document.documentElement.scrollWidth <= 390'), true)
  })
})
