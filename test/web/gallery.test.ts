/** What we ship, as people see it: every tab of every example, and every display wherever one can be, shows marks or rows. */
import assert from 'node:assert/strict'
import type { Page, Route } from 'playwright-core'
import { browserTest, newPage, openPage } from '../support/browser.ts'
import { signedToken } from '../support/signed-token.ts'
import { webServer } from '../support/web-server.ts'

const EMBEDDING_KEY = 'ef'.repeat(32)
/** Of displays that the examples have none of. */
const ADDED = ['scalar', 'progress', 'gauge', 'table', 'bar', 'line', 'area', 'row', 'pie'] as const

interface Card {
  id: number
  name: string
  type: string
  display: string
  query_type: string
}
interface Board {
  id: number
  name: string
  tabs?: { id: number }[]
  dashcards: { id: number; card_id: number | null; dashboard_tab_id: number | null }[]
}

/** In the page: waits until nothing is loading, and names the places whose picture shows nothing. */
const EMPTY_PLACES = `async (selector) => {
  const shows = (place) => {
    const marks = [...place.querySelectorAll('[role=application] svg :is(path, rect, circle, polygon, text)')]
    if (marks.some((mark) => mark.closest('defs, clipPath') === null)) return true
    return [...place.querySelectorAll('[role=gridcell], [role=rowheader], dd, table td')].some((cell) => cell.textContent.trim() !== '')
  }
  const read = () => [...document.querySelectorAll(selector)].map((place) => ({ place, isShown: shows(place) }))
  const end = performance.now() + 60000
  const isDone = () => {
    const all = read()
    return all.length > 0 && document.querySelector('[aria-busy=true]') === null && all.every(({ isShown }) => isShown)
  }
  while (!isDone() && performance.now() < end) {
    // Cards are asked when they come near.
    for (const { place, isShown } of read()) {
      if (isShown) continue
      place.scrollIntoView({ block: 'center' })
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    await new Promise((resolve) => setTimeout(resolve, 60))
  }
  const all = read()
  if (all.length === 0) return ['nothing at all: ' + document.body.innerText.slice(0, 200)]
  return all
    .filter(({ isShown }) => !isShown)
    .map(({ place }) => (place.getAttribute('aria-label') ?? '') + ': ' + place.innerText.replaceAll(/\\s+/g, ' ').slice(0, 120))
}`
const emptyPlaces = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate<string[]>(`(${EMPTY_PLACES})(${JSON.stringify(selector)})`)

/**
 * In the page: keeps React from running effects, and whatever else it has put off, from the moment that the answer is drawn
 * until `releaseEffects` is called.
 */
const HOLD_EFFECTS = `
  const waiting = []
  let isHeld = false
  const { set, ...rest } = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage')
  Object.defineProperty(MessagePort.prototype, 'onmessage', {
    ...rest,
    set(handle) {
      set.call(this, (event) => (isHeld ? waiting.push(() => handle(event)) : handle(event)))
    },
  })
  globalThis.releaseEffects = () => {
    isHeld = false
    for (const handle of waiting.splice(0)) handle()
  }
  const look = new MutationObserver(() => {
    if (document.querySelector('section[aria-busy=false]') === null) return
    look.disconnect()
    isHeld = true
    globalThis.drawn()
  })
  look.observe(document, { subtree: true, childList: true, attributes: true })
`

browserTest('what ships shows marks or rows wherever it is', async (t) => {
  const { url, server, sessions } = await webServer(t)
  const call = async (method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) => {
    const headers = { 'x-metabase-session': sessions.admin }
    const answer = await server.app.inject({ method, url: path, headers, ...(payload && { payload }) })
    assert.ok(answer.statusCode < 300, answer.payload)
    return answer.statusCode === 204 ? undefined : answer.json()
  }
  const list: { id: number }[] = await call('GET', '/api/dashboard')
  const boards: Board[] = await Promise.all(list.map(({ id }) => call('GET', `/api/dashboard/${id}`)))
  const all: Card[] = (await call('GET', '/api/card')).filter(({ type }: Card) => type === 'question')
  const byDisplay = new Map(all.map((card) => [card.display, card]))
  const category = all.find(({ display }) => display === 'pie')
  assert.ok(category)
  const { dataset_query } = await call('GET', `/api/card/${category.id}`)
  for (const display of ADDED.filter((one) => !byDisplay.has(one))) {
    const body = { name: `A ${display}`, display, visualization_settings: {}, dataset_query }
    byDisplay.set(display, await call('POST', '/api/card', body))
  }
  // Some belong to a dashboard and cannot be on another: copies can.
  const gallery: Card[] = await Promise.all(
    [...byDisplay.values()].map(async ({ id, name, display }) => {
      const { dataset_query: query, visualization_settings } = await call('GET', `/api/card/${id}`)
      return call('POST', '/api/card', { name, display, visualization_settings, dataset_query: query })
    }),
  )

  await t.test('every tab of every example', async (t) => {
    const page = await openPage(t, { url, session: sessions.reader })
    const found: string[] = []
    for (const { id, name, tabs = [], dashcards } of boards) {
      for (const tab of tabs.length === 0 ? [null] : tabs.map((one) => one.id)) {
        if (!dashcards.some((one) => one.card_id !== null && (tab === null || one.dashboard_tab_id === tab))) continue
        await page.goto(`${url}/dashboard/${id}${tab === null ? '' : `?tab=${tab}`}`)
        const empty = await emptyPlaces(page, 'section[data-frame]')
        found.push(...empty.map((place) => `${name}, tab ${tab}: ${place}`))
      }
    }
    assert.deepEqual(found, [])
  })

  const { id: board } = await call('POST', '/api/dashboard', { name: 'Gallery' })
  await call('PUT', `/api/dashboard/${board}`, {
    dashcards: gallery.map((card, at) => ({
      id: -1 - at,
      card_id: card.id,
      row: Math.floor(at / 2) * 6,
      col: (at % 2) * 12,
      size_x: 12,
      size_y: 6,
      visualization_settings: {},
      parameter_mappings: [],
    })),
  })
  await call('PUT', '/api/setting', { 'enable-embedding-static': true, 'embedding-secret-key': EMBEDDING_KEY })
  await call('PUT', `/api/dashboard/${board}`, { enable_embedding: true })
  const { uuid } = await call('POST', `/api/dashboard/${board}/public_link`)
  const embedded = signedToken(EMBEDDING_KEY, { resource: { dashboard: board }, params: {} })
  const places = [`/dashboard/${board}`, `/public/dashboard/${uuid}`, `/embed/dashboard/${embedded}`]

  await t.test('every display as a card of a dashboard, a public one and an embedded one', async (t) => {
    const page = await openPage(t, { url, session: sessions.reader })
    for (const path of places) {
      await page.goto(url + path)
      assert.deepEqual(await emptyPlaces(page, 'section[data-frame]'), [], path.slice(0, 20))
      assert.equal(await page.locator('section[data-frame]').count(), gallery.length)
    }
  })

  await t.test('every display as a question, a public one and an embedded one', async (t) => {
    const page = await openPage(t, { url, session: sessions.reader })
    const found: string[] = []
    for (const { id, display } of gallery) {
      await call('PUT', `/api/card/${id}`, { enable_embedding: true })
      const link = await call('POST', `/api/card/${id}/public_link`)
      const token = signedToken(EMBEDDING_KEY, { resource: { question: id }, params: {} })
      for (const path of [`/question/${id}`, `/public/question/${link.uuid}`, `/embed/question/${token}`]) {
        await page.goto(url + path)
        found.push(...(await emptyPlaces(page, 'main')).map((place) => `${display}, ${path.slice(0, 16)}: ${place}`))
      }
    }
    assert.deepEqual(found, [])
  })

  await t.test('a picture whose code arrives between its drawing and the effects of it', async (t) => {
    const gauge = gallery.find(({ display }) => display === 'gauge')
    assert.ok(gauge)
    const token = signedToken(EMBEDDING_KEY, { resource: { question: gauge.id }, params: {} })
    const page = await newPage(t, { url, session: sessions.reader })
    const held: Route[] = []
    let isOpen = false
    await page.route('**/api/embed/card/*', async (route) => {
      const response = await route.fetch()
      // What the page loads from here on draws the display.
      isOpen = true
      await route.fulfill({ response })
    })
    await page.route('**/app/assets/*.js', async (route) => (isOpen ? void held.push(route) : route.fallback()))
    const drawn = new Promise<void>((resolve) => void page.exposeFunction('drawn', resolve))
    await page.addInitScript(HOLD_EFFECTS)
    await page.goto(`${url}/embed/question/${token}`)
    await drawn
    assert.ok(held.length > 0)
    isOpen = false
    const codes = held.map((route) => route.request().url())
    for (const route of held) await route.fallback()
    await page.evaluate(`Promise.all(${JSON.stringify(codes)}.map((code) => import(code)))
      .then(() => new Promise((resolve) => setTimeout(resolve)))
      .then(() => releaseEffects())`)
    await page.locator('[role=application] svg path').first().waitFor()
  })

  await t.test('two fingers bring a map nearer', async (t) => {
    const map = gallery.find(({ display }) => display === 'map')
    const page = await openPage(t, { url, path: `/question/${map?.id}`, session: sessions.reader, hasTouch: true })
    const picture = page.getByRole('application')
    await picture.locator('svg path').first().waitFor()
    const box = await picture.boundingBox()
    assert.ok(box)
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const devtools = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: apart === undefined ? [] : [-apart, apart].map((by, id) => ({ x: x + by, y, id })),
      })
    await touch('touchStart', 20)
    await touch('touchMove', 80)
    await touch('touchEnd')
    await page.getByRole('button', { name: 'Show the whole map' }).waitFor()
    assert.equal(await page.evaluate('visualViewport.scale'), 1)
  })
})
