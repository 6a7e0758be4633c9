/** Every type of filter opens its editor, and says its value the same way to people, to guests and in SQL. */
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { KINDS, offeredTypes } from '../../packages/web/src/filters/index.ts'
import { browserTest, openPage, settled } from '../support/browser.ts'
import { webServer } from '../support/web-server.ts'

const parameters = KINDS.flatMap((kind) =>
  offeredTypes(kind).map(({ type, name }, at) => {
    const slug = `${kind.id}_${at}`.replace('-', '_')
    return { id: slug, slug, type, name: `${kind.name()}: ${name()}`, sectionId: kind.section }
  }),
)
const named = (type: string) => parameters.find((one) => one.type === type)

/** Texts in the address by types, and the words that they are shown in. */
const SAID: readonly (readonly [type: string, texts: readonly string[], words: string])[] = [
  ['string/=', ['A', 'B'], 'A, B'],
  ['string/contains', ['x'], 'contains x'],
  ['number/=', ['1234.5'], '1,234.5'],
  ['number/between', ['', '5'], 'at most 5'],
  ['number/>=', ['7'], 'at least 7'],
  ['date/all-options', ['2026-01-01', '2026-01-31'], 'Jan 1 – 31, 2026'],
  ['date/month-year', ['2026-03'], 'March 2026'],
  ['boolean/=', ['true'], 'Yes'],
  ['temporal-unit', ['week'], 'week'],
]

const search = new URLSearchParams(
  SAID.flatMap(([type, texts]) => texts.map((text) => [named(type)?.slug ?? '', text])),
)

async function checkWords(page: Page): Promise<void> {
  await page.getByRole('group', { name: 'Filters' }).waitFor()
  for (const [type, , words] of SAID) {
    const button = page.getByRole('button', { name: `${named(type)?.name} ${words}`, exact: true })
    assert.equal(await button.count(), 1, `${type}: ${words}`)
  }
}

async function openEach(page: Page): Promise<void> {
  for (const { name, type } of parameters) {
    await page.locator('[data-filters] button[aria-haspopup=dialog]').filter({ hasText: name }).first().press('Enter')
    const dialog = page.getByRole('dialog', { name })
    await dialog.locator('button, input, [role=option], [role=grid]').first().waitFor()
    assert.equal(await dialog.count(), 1, type)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }
}

/** Sets a range of which one end is open, and yes. */
async function choose(page: Page): Promise<void> {
  const between = named('number/between')
  const boolean = named('boolean/=')
  assert.ok(between && boolean)
  const press = (name: string) =>
    page.locator('[data-filters] button[aria-haspopup=dialog]').filter({ hasText: name }).press('Enter')
  await press(between.name)
  await page.getByRole('dialog', { name: between.name }).getByRole('textbox', { name: 'From' }).fill('5')
  await page.getByRole('button', { name: 'Apply', exact: true }).press('Enter')
  await page.getByRole('button', { name: `${between.name} at least 5`, exact: true }).waitFor()
  await press(boolean.name)
  await page.getByRole('option', { name: 'No' }).click()
  await page.getByRole('button', { name: `${boolean.name} No`, exact: true }).waitFor()
}

browserTest('every type of filter has its editor and its words, for everybody', async (t) => {
  const { url, server, sessions } = await webServer(t)
  const call = async (method: 'PUT' | 'POST', path: string, payload: object) => {
    const headers = { 'x-metabase-session': sessions.admin }
    const answer = await server.app.inject({ method, url: path, headers, payload })
    assert.equal(answer.statusCode, 200, answer.payload)
    return answer.json()
  }
  const { id } = await call('POST', '/api/dashboard', { name: 'Filters' })
  const words = { virtual_card: { display: 'text' }, text: 'Words' }
  const card = { id: -1, card_id: null, row: 0, col: 0, size_x: 6, size_y: 2, visualization_settings: words }
  await call('PUT', `/api/dashboard/${id}`, { parameters, dashcards: [{ ...card, parameter_mappings: [] }] })
  const { uuid } = await call('POST', `/api/dashboard/${id}/public_link`, {})
  for (const [who, path, session] of [
    ['a reader', `/dashboard/${id}`, sessions.reader],
    ['a guest', `/public/dashboard/${uuid}`, undefined],
  ] as const) {
    await t.test(who, async (t) => {
      const page = await openPage(t, { url, path: `${path}?${search}`, ...(session !== undefined && { session }) })
      await checkWords(page)
      await page.goto(`${url}${path}`)
      await settled(page)
      await openEach(page)
      await choose(page)
    })
  }

  await t.test('in SQL', async (t) => {
    const variables = [
      ['text', 'text', 'category'],
      ['number', 'number', 'number/='],
      ['date', 'date', 'date/single'],
      ['yes', 'boolean', 'boolean/='],
    ] as const
    const tags = variables.map(([name, type]) => [name, { id: `id-${name}`, name, 'display-name': name, type }])
    // As the page stores them.
    const own = variables.map(([name, , type]) => ({
      id: `id-${name}`,
      name,
      slug: name,
      type,
      values_query_type: 'none',
    }))
    const query = `select {{text}}, {{number}}, {{date}}, {{yes}}`
    const dataset_query = { database: 1, type: 'native', native: { query, 'template-tags': Object.fromEntries(tags) } }
    const made = await call('POST', '/api/card', {
      name: 'SQL',
      display: 'table',
      dataset_query,
      visualization_settings: {},
      parameters: own,
    })
    const { uuid } = await call('POST', `/api/card/${made.id}/public_link`, {})
    for (const [path, session] of [
      [`/question/${made.id}`, sessions.admin],
      [`/public/question/${uuid}`, undefined],
    ] as const) {
      const page = await openPage(t, { url, path, ...(session !== undefined && { session }) })
      const button = (name: string) =>
        page.locator('[data-filters] button[aria-haspopup=dialog]').filter({ hasText: name })
      await button('number').press('Enter')
      await page.getByRole('dialog', { name: 'number' }).getByRole('textbox').fill('1234')
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'number 1,234', exact: true }).waitFor()
      await button('yes').press('Enter')
      await page.getByRole('option', { name: 'Yes' }).click()
      await page.getByRole('button', { name: 'yes Yes', exact: true }).waitFor()
      await button('date').press('Enter')
      await page.getByRole('dialog', { name: 'date' }).getByRole('grid').waitFor()
      await page.keyboard.press('Escape')
    }
  })
})

browserTest('dates of a question are chosen in the same form', async (t) => {
  const { url, server, sessions } = await webServer(t)
  const headers = { 'x-metabase-session': sessions.admin }
  const get = async (path: string) => (await server.app.inject({ method: 'GET', url: path, headers })).json()
  const tables: { id: number; name: string; db_id: number }[] = await get('/api/table')
  const orders = tables.find(({ name }) => /^orders$/i.test(name))
  assert.ok(orders)
  const { fields } = await get(`/api/table/${orders.id}/query_metadata`)
  const date = fields.find(({ base_type }: { base_type: string }) => /Date/.test(base_type))
  const filter = ['time-interval', ['field', date.id, null], -30, 'day']
  const dataset_query = { database: orders.db_id, type: 'query', query: { 'source-table': orders.id, filter } }
  const payload = { name: 'Dates', display: 'table', dataset_query, visualization_settings: {} }
  const card = (await server.app.inject({ method: 'POST', url: '/api/card', headers, payload })).json()
  const page = await openPage(t, { url, path: `/question/${card.id}`, session: sessions.admin })
  await page.getByRole('button', { name: 'Steps' }).click()
  await page
    .getByRole('button', { name: /30 days/ })
    .first()
    .press('Enter')
  await page.getByRole('radio', { name: 'Exclude' }).press('Space')
  await page.getByRole('checkbox', { name: 'Monday' }).press('Space')
  await page.getByRole('button', { name: 'Apply' }).press('Enter')
  await page.getByRole('button', { name: /30 days/ }).waitFor({ state: 'detached' })
})
