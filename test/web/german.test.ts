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

  for (const path of [
    `/question/${sql}`,
    '/dashboard/1',
    '/browse',
    '/search?q=nothing-like-it',
    '/collection/root',
    '/trash',
    '/account',
    '/account/security',
    '/admin/people',
    '/admin/permissions',
    '/admin/databases/create',
    '/admin/datamodel',
    '/admin/settings/general',
    '/admin/settings/localization',
    '/admin/settings/authentication',
    '/admin/operation/caching',
    '/admin/operation/health',
  ]) {
    await page.goto(url + path, { waitUntil: 'networkidle' })
    await page.locator('h1').first().waitFor()
    await assertGerman(page)
  }
})
