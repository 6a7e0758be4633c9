/**
 * Makes the pictures of `docs/guide` from the running application and its examples: `npm run generate guide`, or only those
 * that are named: `node scripts/node.mjs scripts/generate/guide.ts upload alert`.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { until } from '../../test/support/until.ts'
import { withBrowser } from '../open-browser.ts'
import { dropFile, openAlert, openSubscription, setUpDeliveries, setUpUploads, showMail } from './guide-parts.ts'

const FOLDER = fileURLToPath(new URL('../../docs/guide/pictures/', import.meta.url))
/** Of JPEG: a full screen stays below 120 kB. */
const QUALITY = 70

interface Picture {
  name: string
  path: string
  theme?: 'dark'
  isPhone?: boolean
  /** What is done on the page before. */
  act?: (page: Page) => Promise<void>
}

/** An action in SQL, whose fields have been worked on. */
const restocking = (model: number | undefined) => ({
  name: 'Correct a quantity',
  description: 'For orders that were packed otherwise.',
  model_id: model,
  database_id: 1,
  dataset_query: {
    database: 1,
    type: 'native',
    native: { query: 'update orders set quantity = {{quantity}} where id = {{order}}', 'template-tags': {} },
  },
  parameters: ['order', 'quantity'].map((id) => ({
    id,
    name: id === 'order' ? 'Order' : 'Quantity',
    type: 'number/=',
    target: ['variable', ['template-tag', id]],
    required: true,
  })),
  visualization_settings: { submitButtonLabel: 'Correct it' },
})

await withBrowser(async ({ browser, web, api }) => {
  mkdirSync(FOLDER, { recursive: true })
  const { data: dashboards } = await api<{ data: { id: number; name: string }[] }>(
    'GET',
    '/api/search?models=dashboard',
  )
  const dashboard = idOf(dashboards, /^Shop/)
  const cards = await api<{ id: number; name: string; display: string; type: string; query_type: string }[]>(
    'GET',
    '/api/card',
  )
  const question = cards.find(({ display, query_type }) => display === 'line' && query_type === 'query') ?? cards[0]
  const sql = cards.find(({ query_type }) => query_type === 'native') ?? cards[0]
  const model = cards.find(({ type }) => type === 'model')?.id
  await api('PUT', '/api/database/1', { settings: { 'database-enable-actions': true } })
  const action = await api<{ id: number }>('POST', '/api/action', restocking(model))
  const goal = question?.id ?? 0
  await setUpUploads(api)
  const { mail, close } = await setUpDeliveries(api, { dashboard, card: goal })
  const pictures: Picture[] = [
    { name: 'home', path: '/' },
    { name: 'dashboard', path: `/dashboard/${dashboard}` },
    { name: 'dashboard-dark', path: `/dashboard/${dashboard}`, theme: 'dark' },
    { name: 'dashboard-phone', path: `/dashboard/${dashboard}`, isPhone: true },
    { name: 'question', path: `/question/${question?.id}`, act: (page) => page.keyboard.press('e') },
    { name: 'sql', path: `/question/${sql?.id}` },
    { name: 'question-dark', path: `/question/${question?.id}`, theme: 'dark' },
    { name: 'data', path: '/browse/databases/1' },
    { name: 'x-ray', path: '/auto/dashboard/table/5' },
    { name: 'x-ray-dark', path: '/auto/dashboard/table/1', theme: 'dark' },
    { name: 'people', path: '/admin/people' },
    { name: 'permissions', path: '/admin/permissions' },
    { name: 'model', path: `/model/${model}?tab=columns` },
    { name: 'action', path: `/model/${model}?tab=actions&action=${action.id}` },
    { name: 'metric', path: `/metric/${cards.find(({ type }) => type === 'metric')?.id}` },
    { name: 'metadata', path: '/admin/datamodel?table=5' },
    { name: 'search', path: '/', act: (page) => page.keyboard.press('Control+k') },
    { name: 'keyboard', path: `/dashboard/${dashboard}`, act: (page) => page.keyboard.press('Shift+?') },
    { name: 'upload', path: '/collection/root', act: dropFile },
    { name: 'subscription', path: `/dashboard/${dashboard}`, act: openSubscription },
    { name: 'alert', path: `/question/${goal}`, act: openAlert },
    { name: 'mail', path: '/', act: (page) => showMail(page, mail) },
    { name: 'deliveries', path: '/admin/operation/deliveries' },
  ]
  const named = process.argv.slice(2)
  for (const { name, path, theme, isPhone, act } of pictures) {
    if (named.length > 0 && !named.includes(name)) continue
    const context = await browser.newContext({
      viewport: isPhone === true ? { width: 390, height: 844 } : { width: 1280, height: 800 },
      colorScheme: theme ?? 'light',
      reducedMotion: 'reduce',
      locale: 'en-US',
    })
    await context.addCookies([{ name: 'metabase.SESSION', value: web.sessions.admin, url: web.url }])
    const page = await context.newPage()
    await page.goto(web.url + path, { waitUntil: 'networkidle' })
    await until('the page', 15_000, async () => (await page.locator('[aria-busy=true]').count()) === 0)
    await act?.(page)
    await until('what was opened', 60_000, async () => (await page.locator('[aria-busy=true]').count()) === 0)
    await page.waitForTimeout(400)
    await page.screenshot({ path: join(FOLDER, `${name}.jpg`), type: 'jpeg', quality: QUALITY })
    await context.close()
    process.stdout.write(`${name}\n`)
  }
  close()
})

function idOf(items: { id: number; name: string }[], pattern: RegExp): number {
  const found = items.find(({ name }) => pattern.test(name))
  if (found === undefined) throw new Error(`Nothing among the examples is called ${pattern}`)
  return found.id
}
