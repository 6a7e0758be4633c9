/**
 * Pictures of every screen, light, dark and as a phone shows it, and of every display as the page, mails and documents have it:
 * `npm run look -- FOLDER`, with an `index.html` of all.
 * `--against OTHER` compares with the pictures of an earlier run, made on the same machine: fonts differ between machines,
 * so none are kept with the sources. Exits with 1 when more than a thousandth of a picture's pixels differ, or when axe finds
 * something on a screen.
 * `--only TEXT` takes only the screens whose name has it.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { assertAccessible } from '../test/support/browser.ts'
import { until } from '../test/support/until.ts'
import { takeGallery } from './look-gallery.ts'
import { withBrowser, type Stage } from './open-browser.ts'

interface Screen {
  name: string
  path: string
  isForGuests?: boolean
  /** What is done on the page before. */
  act?: (page: Page) => Promise<unknown>
}

const LOOKS = [
  { look: 'light', colorScheme: 'light', width: 1280, height: 800 },
  { look: 'dark', colorScheme: 'dark', width: 1280, height: 800 },
  { look: 'phone', colorScheme: 'light', width: 390, height: 844 },
] as const
/** Relative times ("3 minutes ago") differ between runs. */
const NOW = new Date('2026-12-24T10:00:00Z')
const MOST_DIFFERENT = 0.001

/** Runs in the page: the share of pixels that are not the same in two pictures. */
const differing = `async (urls) => {
  const [ours, theirs] = await Promise.all(urls.map(async (url) => {
    const image = await createImageBitmap(await (await fetch(url)).blob())
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
    context.drawImage(image, 0, 0)
    return context.getImageData(0, 0, image.width, image.height)
  }))
  if (ours.data.length !== theirs.data.length) return 1
  const [a, b] = [new Uint32Array(ours.data.buffer), new Uint32Array(theirs.data.buffer)]
  let count = 0
  for (let at = 0; at < a.length; at += 1) if (a[at] !== b[at]) count += 1
  return count / a.length
}`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' }, only: { type: 'string', default: '' } },
})
const folder = positionals[0]
if (folder === undefined) throw new Error('Into which folder? npm run look -- FOLDER')

await withBrowser(async (stage) => {
  mkdirSync(folder, { recursive: true })
  const screens = (await screensOf(stage)).filter(({ name }) => name.includes(values.only))
  const names: string[] = []
  for (const screen of screens) {
    for (const look of LOOKS) names.push(await take(stage, screen, look))
    process.stdout.write(`${screen.name}\n`)
  }
  names.push(...(await takeGallery({ browser: stage.browser, folder, only: values.only })))
  const pictures = names.map(
    (name) => `<figure><img src="${name}" loading="lazy"><figcaption>${name}</figcaption></figure>`,
  )
  const style =
    'body{display:grid;grid-template-columns:repeat(3,1fr);gap:12px;font:13px sans-serif} img{max-width:100%;border:1px solid #888}'
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><title>Querent</title><style>${style}</style>${pictures.join('')}`,
  )
  if (values.against !== undefined) await compare(stage.browser, names, folder, values.against)
})

async function screensOf({ api }: Stage): Promise<Screen[]> {
  const { data: dashboards } = await api<{ data: { id: number; name: string }[] }>(
    'GET',
    '/api/search?models=dashboard',
  )
  const dashboard = dashboards.find(({ name }) => name.startsWith('Shop'))?.id ?? 1
  const cards = await api<
    { id: number; display: string; type: string; query_type: string; dashboard_id: number | null }[]
  >('GET', '/api/card')
  const idOf = (fits: (card: (typeof cards)[number]) => boolean) => cards.find(fits)?.id ?? 1
  const steps = ({ type, query_type }: (typeof cards)[number]) => type === 'question' && query_type === 'query'
  const displays = [
    'bar',
    'pie',
    'map',
    'pivot',
    'funnel',
    'gauge',
    'smartscalar',
    'waterfall',
    'scatter',
    'object',
    'row',
  ]
  await api('PUT', '/api/setting/enable-public-sharing', { value: true })
  const shared = await api<{ uuid: string }>('POST', `/api/dashboard/${dashboard}/public_link`)
  const { id: group } = await api<{ id: number }>('POST', '/api/permissions/group', { name: 'Analysts' })
  const line = idOf((card) => steps(card) && card.display === 'line')
  const table = idOf((card) => steps(card) && card.display === 'table')
  const sql = idOf(({ query_type }) => query_type === 'native')
  const model = idOf(({ type }) => type === 'model')
  await api('PUT', '/api/database/1', { settings: { 'database-enable-actions': true } })
  const native = { query: 'update orders set quantity = {{quantity}}', 'template-tags': {} }
  const action = await api<{ id: number }>('POST', '/api/action', {
    name: 'Correct a quantity',
    model_id: model,
    database_id: 1,
    dataset_query: { database: 1, type: 'native', native },
    parameters: [{ id: 'quantity', type: 'number/=', target: ['variable', ['template-tag', 'quantity']] }],
  })
  const link = await api<{ uuid: string }>('POST', `/api/action/${action.id}/public_link`)
  const settings = [
    'general',
    'localization',
    'appearance',
    'email',
    'channels',
    'authentication',
    'public-sharing',
    'data',
    'maps',
  ]
  const operation = ['running', 'queries', 'caching', 'deliveries', 'audit', 'logs', 'health']
  return [
    { name: 'home', path: '/' },
    { name: 'palette', path: '/', act: (page) => page.keyboard.press('Control+k') },
    { name: 'browse', path: '/browse' },
    { name: 'browse-models', path: '/browse', act: (page) => page.getByRole('tab', { name: 'Models' }).click() },
    { name: 'browse-metrics', path: '/browse', act: (page) => page.getByRole('tab', { name: 'Metrics' }).click() },
    { name: 'browse-database', path: '/browse/databases/1' },
    { name: 'table', path: '/table/1' },
    { name: 'collection', path: '/collection/root' },
    { name: 'trash', path: '/trash' },
    { name: 'search', path: '/search?q=orders' },
    { name: 'question-line', path: `/question/${line}` },
    { name: 'question-steps', path: `/question/${line}`, act: (page) => page.keyboard.press('e') },
    { name: 'question-table', path: `/question/${table}` },
    { name: 'question-new', path: '/question/notebook' },
    ...displays.map((display) => ({
      name: `question-${display}`,
      path: `/question/${idOf((card) => card.display === display && card.type === 'question')}`,
    })),
    { name: 'sql', path: `/question/${sql}` },
    { name: 'sql-new', path: '/question/sql' },
    { name: 'model', path: `/model/${model}` },
    { name: 'model-actions', path: `/model/${model}?tab=actions` },
    { name: 'action-editor', path: `/model/${model}?tab=actions&action=${action.id}` },
    { name: 'metric', path: `/metric/${idOf(({ type }) => type === 'metric')}` },
    { name: 'dashboard', path: `/dashboard/${dashboard}` },
    { name: 'dashboard-editor', path: `/dashboard/${dashboard}`, act: (page) => page.keyboard.press('e') },
    { name: 'shortcuts', path: `/dashboard/${dashboard}`, act: (page) => page.keyboard.press('Shift+?') },
    { name: 'public-action', path: `/public/action/${link.uuid}`, isForGuests: true },
    { name: 'public-dashboard', path: `/public/dashboard/${shared.uuid}`, isForGuests: true },
    ...['', '/security', '/sessions', '/notifications', '/looks'].map((part) => ({
      name: `account${part.replace('/', '-')}`,
      path: `/account${part}`,
    })),
    { name: 'people', path: '/admin/people' },
    { name: 'groups', path: '/admin/people/groups' },
    { name: 'group', path: `/admin/people/groups/${group}` },
    { name: 'api-keys', path: '/admin/settings/api-keys' },
    ...['', '/collections', '/application'].map((part) => ({
      name: `permissions${part.replace('/', '-')}`,
      path: `/admin/permissions${part}`,
    })),
    { name: 'databases', path: '/admin/databases' },
    { name: 'database-new', path: '/admin/databases/create' },
    { name: 'database', path: '/admin/databases/1' },
    { name: 'datamodel', path: '/admin/datamodel' },
    ...settings.map((section) => ({ name: `settings-${section}`, path: `/admin/settings/${section}` })),
    ...operation.map((part) => ({ name: `operation-${part}`, path: `/admin/operation/${part}` })),
    { name: 'sign-in', path: '/auth/login', isForGuests: true },
    { name: 'forgot-password', path: '/auth/forgot_password', isForGuests: true },
    { name: 'nothing-here', path: '/dashboard/99999' },
  ]
}

/** The name of the file. */
async function take({ browser, web }: Stage, screen: Screen, look: (typeof LOOKS)[number]): Promise<string> {
  const { colorScheme, width, height } = look
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'en-US',
  })
  if (screen.isForGuests !== true)
    await context.addCookies([{ name: 'metabase.SESSION', value: web.sessions.admin, url: web.url }])
  const page = await context.newPage()
  await page.clock.setFixedTime(NOW)
  await page.goto(web.url + screen.path, { waitUntil: 'networkidle' })
  await until('the page', 15_000, async () => (await page.locator('[aria-busy=true]').count()) === 0)
  await screen.act?.(page).catch((error: unknown) => process.stdout.write(`${screen.name}: ${String(error)}\n`))
  await page.evaluate('document.fonts.ready')
  await page.waitForTimeout(500)
  const name = `${screen.name}-${look.look}.png`
  await page.screenshot({ path: join(folder ?? '', name), animations: 'disabled', caret: 'hide' })
  await assertAccessible(page).catch((error: unknown) => {
    process.exitCode = 1
    process.stdout.write(`${name}: ${String(error)}\n`)
  })
  await context.close()
  return name
}

/** Says which pictures differ from those of another folder. */
async function compare(browser: Browser, names: readonly string[], ours: string, theirs: string): Promise<void> {
  const page = await browser.newPage()
  const urlOf = (path: string) => `data:image/png;base64,${readFileSync(path).toString('base64')}`
  for (const name of names) {
    if (!existsSync(join(theirs, name))) continue
    const pair = JSON.stringify([urlOf(join(ours, name)), urlOf(join(theirs, name))])
    const share = Number(await page.evaluate(`(${differing})(${pair})`))
    if (share <= MOST_DIFFERENT) continue
    process.stdout.write(`${name}: ${(share * 100).toFixed(2)} % of the pixels differ\n`)
    process.exitCode = 1
  }
}
