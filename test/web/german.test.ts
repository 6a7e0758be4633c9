/** The second language: what is there in English is not left over on pages of who reads German. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { assertAccessible, browserTest, openPage } from '../support/browser.ts'
import { webServer } from '../support/web-server.ts'

const catalog = JSON.parse(
  readFileSync(new URL('../../packages/web/src/i18n/locales/de.json', import.meta.url), 'utf8'),
) as Record<string, string>
/** The site under test and a filter of the examples are called as texts of ours are. */
const NAMES = new Set(['Our data', 'Group by'])
/** Of several words, which nobody would name a thing of the examples. */
const english = new Set(
  Object.entries(catalog)
    .filter(([text, german]) => text !== german && !text.includes('{') && text.includes(' ') && !NAMES.has(text))
    .map(([text]) => text),
)

async function assertGerman(page: Page): Promise<void> {
  assert.equal(await page.evaluate('document.documentElement.lang'), 'de')
  const texts = (await page.evaluate(`(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found = []
    while (walker.nextNode()) found.push(walker.currentNode.data.trim())
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]'))
      for (const name of ['aria-label', 'placeholder', 'title']) found.push(element.getAttribute(name) ?? '')
    return found
  })()`)) as string[]
  assert.deepEqual(
    texts.filter((text) => english.has(text)),
    [],
    page.url(),
  )
}

browserTest('whoever reads German reads no English', async (t) => {
  const { url, sessions } = await webServer(t)
  const headers = { 'x-metabase-session': sessions.admin, 'content-type': 'application/json' }
  const me = (await (await fetch(`${url}/api/user/current`, { headers })).json()) as { id: number }
  const changed = await fetch(`${url}/api/user/${me.id}`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ locale: 'de' }),
  })
  assert.equal(changed.status, 200)
  const cards = (await (await fetch(`${url}/api/card`, { headers })).json()) as {
    id: number
    name: string
    query_type: string
  }[]
  const steps = cards.find(({ name }) => name === 'Accounts that left')?.id
  const sql = cards.find(({ query_type }) => query_type === 'native')?.id

  const page = await openPage(t, { url, session: sessions.admin })
  await page.getByRole('link', { name: 'Daten' }).first().waitFor()
  await assertGerman(page)
  await assertAccessible(page)

  await page.goto(`${url}/question/${steps}`)
  await page.getByRole('button', { name: 'Darstellung' }).waitFor()
  await page.keyboard.press('e')
  await page.getByText('Filter', { exact: true }).first().waitFor()
  await page.locator('svg[role=img]').first().waitFor()
  await assertGerman(page)
  await assertAccessible(page)

  // What is wrong with a formula, and what the server refuses.
  await page.goto(`${url}/question/notebook`)
  await page
    .getByRole('option', { name: /^Products/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Eigene Spalte' }).click()
  const formula = page.getByRole('textbox', { name: 'Formel' })
  for (const [typed, said] of [
    ['[Plam', 'Der Spaltenname ist nicht geschlossen: Setzen Sie ] dahinter.'],
    ['nothing(1)', 'Es gibt keine Funktion nothing.'],
    ['round(', 'Schließen Sie round( mit einer Klammer: ).'],
    ['1 + "a"', 'Nur Zahlen können addiert werden: Verbinden Sie Texte mit concat(…).'],
  ] as const) {
    await formula.fill(typed)
    await page.getByRole('alert').getByText(said).waitFor()
  }
  await page.goto(`${url}/question/sql`)
  const editor = page.getByRole('textbox', { name: 'SQL' })
  for (const [typed, said] of [
    ['drop table orders', 'Abfragen dürfen nur lesen: eine Anweisung, die mit DROP beginnt, ist nicht erlaubt.'],
    ['select 1; select 2', 'Es kann nur eine Anweisung auf einmal ausgeführt werden.'],
  ] as const) {
    await editor.fill(typed)
    await page.keyboard.press('Control+Enter')
    await page.getByText(said).first().waitFor()
  }

  // A form that is refused.
  await page.goto(`${url}/account`)
  await page.getByLabel(catalog['Email address'] ?? '').fill('ben@example.org')
  await page.getByRole('button', { name: 'Speichern' }).press('Enter')
  await page
    .getByText(catalog['Email address already associated to another user.'] ?? '')
    .first()
    .waitFor()
  await assertGerman(page)

  for (const path of [
    `/question/${sql}`,
    '/dashboard/1',
    '/browse',
    '/search?q=nothing-like-it',
    '/collection/root',
    '/trash',
    '/account',
    '/account/security',
    '/account/notifications',
    '/unsubscribe?hash=a&email=ana@example.org&pulse-id=1',
    '/admin/people',
    '/admin/permissions',
    '/admin/databases/create',
    '/admin/datamodel',
    '/admin/settings/general',
    '/admin/settings/localization',
    '/admin/settings/authentication',
    '/admin/settings/channels',
    '/admin/operation/deliveries',
    '/admin/operation/caching',
    '/admin/operation/health',
  ]) {
    await page.goto(url + path, { waitUntil: 'networkidle' })
    await page.locator('h1').first().waitFor()
    await assertGerman(page)
  }
})
