/**
 * Presses every control of a page once, in the page, and tells what nobody should meet: a control that does nothing, an answer
 * of the server that failed, a label that is cut without a way to read it.
 */
import type { Page } from 'playwright-core'

/** What is installed before the page's own scripts: changes are refused, so that the next control finds the page as it was. */
const INSTALL = `(() => {
  const state = (window.__crawl = { asked: 0, running: 0, other: 0, failed: [] })
  const reads = /\\/(?:dataset|query|values|search|describe|preview|explain|validate|query_metadata|pivot)(?:\\/|$|\\?)/
  const original = window.fetch
  window.fetch = (input, init = {}) => {
    const method = (init.method ?? input.method ?? 'GET').toUpperCase()
    const path = new URL(typeof input === 'string' ? input : (input.url ?? String(input)), location.href).pathname
    state.asked += 1
    if (method !== 'GET' && !reads.test(path)) {
      const refusal = { status: 400, headers: { 'content-type': 'application/json' } }
      return new Promise((resolve) => setTimeout(() => resolve(new Response('{"message":"Held back."}', refusal)), 40))
    }
    state.running += 1
    return original(input, init).finally(() => (state.running -= 1)).then((answer) => {
      if (answer.status >= 400) state.failed.push(answer.status + ' ' + method + ' ' + path)
      return answer
    })
  }
  const count = () => void (state.other += 1)
  window.open = () => (count(), null)
  window.print = count
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => count(), write: async () => count(), readText: async () => '' } })
  HTMLInputElement.prototype.showPicker = count
  const click = HTMLInputElement.prototype.click
  HTMLInputElement.prototype.click = function () { this.type === 'file' ? count() : click.call(this) }
  HTMLFormElement.prototype.submit = count
  Element.prototype.requestFullscreen = async () => count()
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null || (!link.hasAttribute('download') && link.target !== '_blank')) return
    event.preventDefault()
    count()
  }, true)
})()`

/** In the page: presses controls that nobody has pressed, and gives what was found. */
const CRAWL = `async ({ done, path, most }) => {
  const state = window.__crawl
  const found = []
  const seen = new Set(done)
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
  const isShown = (element) => element.checkVisibility({ opacityProperty: false, visibilityProperty: true }) && element.getClientRects().length > 0
  const nameOf = (element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replaceAll(/\\s+/g, ' ').slice(0, 60)
  const CONTROLS = 'button, [role=button], [role=tab], [role=switch], [role=checkbox], [role=radio], [role=menuitem], [role=menuitemradio], summary, a[href]:not([href^="http"])'
  const isOff = (element) => element.disabled || element.closest('[inert]') !== null || element.getAttribute('aria-disabled') === 'true' || element.getAttribute('data-disabled') === 'true' ||
    element.getAttribute('aria-selected') === 'true' || (/^(?:radio|menuitemradio)$/.test(element.getAttribute('role') ?? '') && element.getAttribute('aria-checked') === 'true') ||
    element.getAttribute('aria-pressed') === 'true' || element.hasAttribute('aria-current')
  // Of things in a list, the first stands for all: what they look like is the same but for their names.
  const kindOf = (element) => {
    const icon = element.querySelector('svg path, svg circle, svg rect')?.outerHTML ?? ''
    const named = nameOf(element).replaceAll(/[“„"].*?[”“"]/g, '…').replaceAll(/\\d+/g, '0')
    const item = element.closest('li, tr, [role=row], [role=gridcell], [role=option], section[data-frame], [role=treeitem]')
    const scope = element.closest('aside, [data-crawl-shell]') ? 'shell' : (element.closest('main') ? path : path + ' over')
    return [scope, element.tagName, element.getAttribute('role') ?? '', String(element.className), item === null ? named : '', icon.slice(0, 120)].join('|')
  }
  const isCut = (element) => {
    const style = getComputedStyle(element)
    if (style.overflowX === 'visible' || element.clientWidth < 8) return false
    return element.scrollWidth > element.clientWidth + 1 && [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== '')
  }
  const readLabels = () => {
    for (const element of document.querySelectorAll('button *, button, [role=menuitem] *, [role=tab], [role=option] *, label, h1, h2, h3, th, a, legend')) {
      if (element.closest('[role=gridcell], [role=columnheader], svg, .cm-editor') || !isShown(element) || !isCut(element)) continue
      element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
      if (element.closest('[title]:not([title=""])') === null) tell('cut', element)
    }
  }
  const tell = (what, element) => found.push(what + ' on ' + path + ': ' + (element.getAttribute('role') ?? element.tagName.toLowerCase()) + ' “' + nameOf(element) + '”')
  const overlays = () => [...document.querySelectorAll('[role=menu], [role=dialog], [role=alertdialog], [role=listbox]')].filter((one) => isShown(one) && one.closest('main, aside') === null)
  const escape = async () => {
    for (let times = 0; times < 5 && overlays().length > 0; times += 1) {
      const before = overlays().length
      const top = overlays().at(-1)
      const target = top?.contains(document.activeElement) ? document.activeElement : top
      for (const type of ['keydown', 'keyup']) target?.dispatchEvent(new KeyboardEvent(type, { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true }))
      await until(() => overlays().length < before, 300)
    }
  }
  const until = async (fits, most) => {
    const end = performance.now() + most
    while (!fits()) {
      if (performance.now() > end) return false
      await wait(12)
    }
    return true
  }
  const IGNORED = /^(?:data-(?:pressed|focused|focus-visible|hovered|rac|cut)|title|style|tabindex)$/
  // What happens after a press, until something does.
  const pressed = []
  const press = async (element) => {
    pressed.push(nameOf(element))
    let changes = 0
    const observer = new MutationObserver((list) => {
      changes += list.filter(({ type, attributeName, target }) => (type !== 'attributes' || !IGNORED.test(attributeName)) && !target.closest?.('[data-live-announcer]')).length
    })
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
    const before = { asked: state.asked, other: state.other, href: location.href, focus: document.activeElement }
    const hasChanged = () => changes > 0 || state.asked !== before.asked || state.other !== before.other || location.href !== before.href ||
      (document.activeElement !== before.focus && document.activeElement !== element && document.activeElement !== document.body)
    element.click()
    const isDone = await until(hasChanged, 2500)
    observer.disconnect()
    return isDone
  }
  const back = async () => {
    await escape()
    if (location.pathname + location.search !== path) {
      history.pushState({}, '', path)
      dispatchEvent(new PopStateEvent('popstate'))
      await settle()
    }
  }
  // The page has come when nothing is loading and nothing has changed for a moment.
  const settle = async () => {
    let last = performance.now()
    const observer = new MutationObserver(() => (last = performance.now()))
    observer.observe(document, { subtree: true, childList: true, attributes: true })
    await until(() => state.running === 0 && document.querySelector('main :is(h1, h2, section, button)') !== null && document.querySelector('[aria-busy=true]') === null && performance.now() - last > 250, 10000)
    observer.disconnect()
  }
  const next = (root) => [...root.querySelectorAll(CONTROLS)].find((one) => isShown(one) && !isOff(one) && !seen.has(kindOf(one)) && one.closest('[data-live-announcer]') === null)
  const isLink = (one) => one.tagName === 'A' && one.getAttribute('href') !== null
  /** The page as it is opened, after something led into another state of it. */
  const remount = async () => {
    if (document.querySelector('nav') === null) return false
    for (const place of ['/account', path]) {
      history.pushState({}, '', place)
      dispatchEvent(new PopStateEvent('popstate'))
      await settle()
    }
    return true
  }

  const later = async (root) => next(root) ?? (await settle(), next(root))
  const tellFailures = (name) => {
    for (const failure of state.failed.splice(0)) found.push('failed on ' + path + ' after “' + name + '”: ' + failure)
  }
  /** Presses what has opened, one control after the other; what closes it is opened again by the same control. */
  const pressWithin = async (control) => {
    for (let count = 0; pressed.length < most; count += 1) {
      const opened = overlays().at(-1)
      if (opened === undefined) return
      if (count === 0) {
        readLabels()
        if (nameOf(opened) === '') tell('empty', control)
      }
      const part = next(opened)
      if (part === undefined) return
      seen.add(kindOf(part))
      if (isLink(part) || /^(?:close|cancel|dismiss)$/i.test(nameOf(part))) continue
      const name = nameOf(part)
      if (!(await press(part))) tell('dead', part)
      await wait(30)
      tellFailures(name)
      if (overlays().at(-1) === opened) continue
      await back()
      if (!control.isConnected || !isShown(control)) return
      control.click()
      await until(() => overlays().length > 0, 1000)
    }
  }

  await settle()
  readLabels()
  tellFailures('opening it')
  let isFresh = true
  while (pressed.length < most) {
    const control = await later(document)
    if (control === undefined) {
      if (isFresh || !(await remount())) break
      isFresh = true
      continue
    }
    isFresh = false
    seen.add(kindOf(control))
    // Where links lead is tested by opening these pages.
    if (isLink(control)) continue
    const name = nameOf(control)
    if (!(await press(control))) tell('dead', control)
    await wait(30)
    if (overlays().length > 0) {
      await until(() => document.querySelector('[role=dialog] [aria-busy=true]') === null, 2000)
      await pressWithin(control)
    }
    await back()
    tellFailures(name)
  }
  return { found: [...new Set(found)], seen: [...seen], pressed }
}`

/** Controls of one page that are pressed, however many it has. */
const MOST = 16

export interface Crawler {
  /** Goes to a page of the application without loading it again, and presses what was not pressed before. */
  visit(path: string): Promise<{ found: string[]; pressed: string[] }>
}

/** @param page Not yet at any address. */
export async function startCrawler(page: Page, url: string): Promise<Crawler> {
  await page.addInitScript(INSTALL)
  let done: string[] = []
  return {
    async visit(path) {
      await page.goto(url + path)
      const { found, seen, pressed } = await page.evaluate<{ found: string[]; seen: string[]; pressed: string[] }>(
        `(${CRAWL})(${JSON.stringify({ done, path, most: MOST })})`,
      )
      done = seen.filter((kind) => kind.startsWith('shell|'))
      return { found, pressed }
    },
  }
}
