/** Webhooks in the settings: added, tested against a server here, changed, and switched off. */
import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { assertAccessible, browserTest, screenshot, settled } from '../support/browser.ts'
import { BOARD, deliverySite } from '../support/delivery-site.ts'
import { SLACK_TOKEN, slackDouble } from '../support/slack-double.ts'

const PHONE = { width: 390, height: 844 }

browserTest('a webhook is added, tested, chosen for a subscription, and switched off', async (t) => {
  const { ask, makeBoard, open } = await deliverySite(t)
  const heard: { authorization: string | undefined; team: unknown }[] = []
  let status = 200
  const receiver = createServer((request, response) => {
    heard.push({ authorization: request.headers.authorization, team: request.headers['x-team'] })
    request.resume().on('end', () => response.writeHead(status).end(status === 200 ? 'ok' : 'the queue is full'))
  })
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening))
  t.after(() => receiver.close())
  const address = receiver.address()
  assert.ok(typeof address === 'object' && address !== null)

  const page = await open('/admin/settings/channels')
  await page.getByText('No webhooks yet').waitFor()
  await page.getByRole('button', { name: 'Add a webhook' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a webhook' })
  await dialog.getByLabel('Name').fill('Operations')
  await dialog.getByLabel('URL').fill(`http://127.0.0.1:${address.port}/hook`)
  await dialog.getByRole('button', { name: 'Send a test' }).click()
  await dialog.getByText('The test was not sent').waitFor()
  assert.equal(heard.length, 0)

  await ask('PUT', '/api/setting/outbound-allowed-hosts', { value: '127.0.0.1' })
  await dialog.getByRole('button', { name: /Authentication/ }).click()
  await page.getByRole('option', { name: 'Header' }).click()
  await dialog.getByLabel('Key').fill('Authorization')
  await dialog.getByLabel('Value').fill('Bearer secret')
  await dialog.getByRole('button', { name: 'Add a key' }).click()
  await dialog.getByLabel('Key', { exact: true }).last().fill('X-Team')
  await dialog.getByLabel('Value').last().fill('ops')
  await screenshot(page, 'webhook-two-keys')
  status = 503
  await dialog.getByRole('button', { name: 'Send a test' }).click()
  await dialog.getByText('The webhook refused the test with status 503').waitFor()
  await dialog.getByLabel('Answer').getByText('the queue is full').waitFor()
  await assertAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await assertAccessible(page)
  await screenshot(page, 'webhook-refused-dark')
  status = 200
  await dialog.getByRole('button', { name: 'Send a test' }).click()
  await dialog.getByText('The webhook accepted the test.').waitFor()
  const request = await dialog.getByLabel('Request').innerText()
  assert.match(request, /^POST http:\/\/127\.0\.0\.1:\d+\/hook\n[^]*Authorization: \*{10}[^]*This is a test message/i)
  assert.match(await dialog.getByLabel('Answer').innerText(), /^Status 200 after [\d.]+ m?s\n[^]*\nok$/)
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [390, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme })
    await dialog.getByLabel('Answer').scrollIntoViewIfNeeded()
    await assertAccessible(page)
    await screenshot(page, `webhook-test-${width}-${colorScheme}`)
  }
  await page.setViewportSize({ width: 1280, height: 844 })
  await dialog.getByRole('button', { name: 'Save' }).click()

  // The secret that is not shown again is used.
  await page.getByRole('button', { name: 'Change Operations' }).click()
  const edited = page.getByRole('dialog', { name: 'Edit the webhook' })
  await edited.getByRole('button', { name: 'Send a test' }).click()
  await edited.getByText('The webhook accepted the test.').waitFor()
  assert.deepEqual(heard.at(-1), { authorization: 'Bearer secret', team: 'ops' })
  await edited.getByRole('button', { name: 'Cancel' }).click()

  const id = await makeBoard()
  await page.setViewportSize(PHONE)
  await page.goto(new URL(`/dashboard/${id}`, page.url()).href)
  await page.getByRole('heading', { name: BOARD }).waitFor()
  await page.keyboard.press('s')
  const sheet = page.getByRole('dialog', { name: 'Subscriptions' })
  await sheet.getByRole('button', { name: 'Webhooks: None' }).click()
  await page.getByRole('option', { name: 'Operations' }).click()
  await page.keyboard.press('Escape')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await sheet.getByText(/Operations/).waitFor()
  // What React Aria has announced of the list names an element that is gone.
  await page.reload()
  await page.getByRole('heading', { name: BOARD }).waitFor()
  await settled(page)
  await page.keyboard.press('s')
  await sheet.getByText(/^Operations/).waitFor()
  await assertAccessible(page)

  await page.goto(new URL('/admin/settings/channels', page.url()).href)
  await page.getByRole('button', { name: 'Switch off Operations' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Switch off' }).click()
  await page.getByText('No webhooks yet').waitFor()
  // Nobody gets it any more: it is stopped, and its owner gets a mail.
  const all = `/api/notification?dashboard_id=${id}&include_inactive=true`
  const [saved] = await ask<{ handlers: unknown[]; active: boolean }[]>('GET', all)
  assert.deepEqual([saved?.handlers, saved?.active], [[], false])
})

browserTest('Slack is connected, tested, chosen for an alert, and disconnected', async (t) => {
  const slack = await slackDouble(t)
  const { ask, open } = await deliverySite(t, slack.env)
  const page = await open('/admin/settings/channels')
  const manifest = page.getByLabel('Or paste this app manifest there')
  assert.ok(JSON.parse(await manifest.inputValue()).oauth_config.scopes.bot.includes('chat:write'))
  const link = page.getByRole('link', { name: 'Open Slack with everything filled in' })
  const address = new URL((await link.getAttribute('href')) ?? '')
  assert.equal(address.searchParams.get('manifest_json'), await manifest.inputValue())
  await assertAccessible(page)

  await page.getByLabel('Bot User OAuth Token').fill('xoxb-bad')
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await page.getByText('Slack does not accept the token of the app.').waitFor()
  await page.getByLabel('Bot User OAuth Token').fill(SLACK_TOKEN)
  await page.keyboard.press('Enter')
  await page.getByText('Connected to Example as querent').waitFor()
  await assertAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await assertAccessible(page)

  slack.fail('auth.test', { kind: 'error', error: 'token_revoked' })
  await page.getByRole('button', { name: 'Test the connection' }).click()
  await page.getByText('The token of the Slack app was revoked.').waitFor()
  await page.getByRole('button', { name: 'Test the connection' }).click()
  await page.getByText('Connected to Example as querent').waitFor()

  const cards = await ask<{ id: number; name: string; type: string; query_type: string }[]>('GET', '/api/card')
  const card = cards.find(({ type, query_type }) => type === 'question' && query_type === 'query')
  await page.goto(new URL(`/question/${card?.id}`, page.url()).href)
  await page.getByRole('heading', { name: card?.name ?? '' }).waitFor()
  await settled(page)
  await page.keyboard.press('s')
  const sheet = page.getByRole('dialog', { name: 'Alerts' })
  await sheet.getByRole('button', { name: 'Slack channel or person: None' }).click()
  await page.keyboard.type('ann')
  await page.getByRole('option', { name: '@ann' }).click()
  await assertAccessible(page)
  await sheet.getByRole('button', { name: 'Save' }).click()
  await sheet.getByText(/@ann/).waitFor()
  await page.goto(new URL('/admin/settings/channels', page.url()).href)
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click()
  await page.getByLabel('Bot User OAuth Token').waitFor()
  await page.getByText('Slack is disconnected').waitFor()
})
