/**
 * Forms whose request fails: refused at a field, refused at what is none, answered by a fault, not answered. Each says so, keeps
 * what was typed, sends again, and is done then.
 */
import assert from 'node:assert/strict'
import { mkdtempSync } from 'node:fs'
import { after } from 'node:test'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page, Route } from 'playwright-core'
import { assertAccessible, browserTest, newPage, settled } from '../support/browser.ts'
import { until } from '../support/until.ts'
import { PASSWORD, webServer } from '../support/web-server.ts'

interface RefusedForm {
  name: string
  path: string
  /** Opens the form and fills it. */
  open(page: Page): Promise<void>
  /** What it sends. */
  request: readonly [method: string, path: RegExp]
  /** Name of a field of the body that has an input. */
  field: string
  /** Sends it. */
  send(page: Page): Promise<void>
  done(page: Page): Promise<void>
}

const WAIT_MS = 20_000
/** Once the form for it was sent. */
const CURRENT_PASSWORD = 'a long phrase nobody guesses 7'
const press = (name: string) => async (page: Page) =>
  page.getByRole('button', { name, exact: true }).last().press('Enter')
const gone = async (page: Page) => page.getByRole('dialog').waitFor({ state: 'detached' })

const FORMS: readonly RefusedForm[] = [
  {
    name: 'collection',
    path: '/collection/root',
    open: async (page) => {
      await settled(page)
      await page.getByRole('heading', { level: 1 }).waitFor()
      const dialog = page.getByRole('dialog')
      // The keys are there once the page knows who reads it, which shows nowhere.
      await until('the form', WAIT_MS, async () => {
        if (await dialog.isVisible()) return true
        await page.keyboard.press('n')
        await page.keyboard.press('c')
        return dialog.waitFor({ timeout: 1_000 }).then(
          () => true,
          () => false,
        )
      })
      await dialog.getByLabel('Name').fill('Refused once')
    },
    request: ['POST', /\/api\/collection$/],
    field: 'name',
    send: press('Create'),
    done: gone,
  },
  {
    name: 'dashboard',
    path: '/',
    open: async (page) => {
      await page.getByRole('button', { name: 'New', exact: true }).press('Enter')
      await page.getByRole('menuitem', { name: 'Dashboard' }).press('Enter')
      await page.getByRole('dialog').getByLabel('Name').fill('Refused once')
    },
    request: ['POST', /\/api\/dashboard$/],
    field: 'name',
    send: press('Create'),
    done: gone,
  },
  {
    name: 'timeline',
    path: '/collection/root/timelines',
    open: async (page) => {
      await page.getByRole('button', { name: 'New timeline' }).first().press('Enter')
      await page.getByRole('dialog').getByLabel('Name').fill('Refused once')
    },
    request: ['POST', /\/api\/timeline$/],
    field: 'name',
    send: press('Create'),
    done: gone,
  },
  {
    name: 'event',
    path: '/collection/root/timelines',
    open: async (page) => {
      await page.getByRole('button', { name: 'Add an event' }).first().press('Enter')
      await page.getByRole('dialog').getByLabel('Event name').fill('Refused once')
      await page.getByRole('dialog').getByLabel('Date').fill('2026-03-01')
    },
    request: ['POST', /\/api\/timeline-event$/],
    field: 'name',
    send: press('Add'),
    done: gone,
  },
  {
    name: 'API key',
    path: '/admin/settings/api-keys',
    open: async (page) => {
      await page.getByRole('button', { name: 'New API key' }).press('Enter')
      await page.getByRole('dialog').getByLabel('Name').fill('Refused once')
    },
    request: ['POST', /\/api\/api-key$/],
    field: 'name',
    send: async (page) => page.getByRole('dialog').getByLabel('Name').press('Enter'),
    done: async (page) => page.getByRole('button', { name: 'I have copied it' }).waitFor(),
  },
  {
    name: 'profile',
    path: '/account',
    open: async (page) => page.getByLabel('Last name').fill('Refused'),
    request: ['PUT', /\/api\/user\/\d+$/],
    field: 'last_name',
    send: press('Save'),
    done: async (page) => page.getByText('Saved', { exact: true }).first().waitFor(),
  },
  {
    name: 'setting',
    path: '/admin/settings/general',
    open: async (page) => page.getByLabel('Site name').fill('Refused once'),
    request: ['PUT', /\/api\/setting/],
    field: 'site-name',
    send: async (page) => page.getByLabel('Site name').press('Enter'),
    done: async (page) => page.getByRole('button', { name: 'Undo' }).first().waitFor(),
  },
  {
    name: 'authenticator app',
    path: '/account/security',
    open: async (page) => {
      await page.getByRole('button', { name: 'Add an authenticator app' }).press('Enter')
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Name').fill('Phone')
      await dialog.getByLabel('Your password').fill(PASSWORD)
    },
    request: ['POST', /\/api\/second-factor\/totp$/],
    field: 'name',
    send: press('Continue'),
    done: async (page) => page.getByLabel('Code from the app').waitFor(),
  },
  {
    name: 'directory for single sign-on',
    path: '/admin/settings/authentication',
    open: async (page) => page.getByLabel('Host').fill('ldap.example.org'),
    request: ['PUT', /\/api\/ldap\/settings$/],
    field: 'ldap-host',
    send: async (page) => page.getByLabel('Host').press('Enter'),
    done: async (page) => page.getByRole('button', { name: 'Undo' }).first().waitFor(),
  },
  {
    name: 'provider of single sign-on',
    path: '/admin/settings/authentication',
    open: async (page) => page.getByLabel('Client ID').fill('querent'),
    request: ['PUT', /\/api\/setting/],
    field: 'oidc-client-id',
    send: async (page) => page.getByLabel('Client ID').press('Enter'),
    done: async (page) => page.getByRole('button', { name: 'Undo' }).first().waitFor(),
  },
  {
    name: 'segment',
    path: '/admin/datamodel/segments',
    open: async (page) => {
      await page.getByRole('link', { name: 'Discounted orders' }).press('Enter')
      await page.getByLabel('Description').fill('Refused once')
      await page.getByLabel('What you changed and why').fill('To be refused')
    },
    request: ['PUT', /\/api\/segment\/\d+$/],
    field: 'description',
    send: press('Save'),
    done: async (page) => page.getByText('Saved: Discounted orders').first().waitFor(),
  },
  {
    name: 'snippet',
    path: '/question/sql',
    open: async (page) => {
      await page.getByRole('radio', { name: 'Snippets' }).press('Space')
      await page.getByRole('button', { name: 'New snippet' }).first().press('Enter')
      const dialog = page.getByRole('dialog', { name: 'New snippet' })
      await dialog.getByLabel('Name').fill('Refused once')
      await dialog.getByRole('textbox', { name: 'SQL' }).fill('0.5')
    },
    request: ['POST', /\/api\/native-query-snippet$/],
    field: 'name',
    send: press('Save'),
    done: async (page) => page.getByRole('dialog', { name: 'New snippet' }).waitFor({ state: 'detached' }),
  },
  {
    name: 'public link',
    path: '/dashboard/1',
    open: async (page) => page.getByRole('button', { name: 'Share', exact: true }).press('Enter'),
    request: ['POST', /\/api\/dashboard\/\d+\/public_link$/],
    field: 'uuid',
    send: async (page) => page.getByRole('switch', { name: 'Anybody with the link' }).press('Space'),
    done: async (page) => page.getByLabel('Link', { exact: true }).waitFor(),
  },
  {
    name: 'database',
    path: '/admin/databases',
    open: async (page) => {
      await page.getByRole('link', { name: 'Connect a database' }).press('Enter')
      await page.getByRole('radio', { name: 'SQLite' }).press('Space')
      await page.getByLabel('Name', { exact: true }).fill('Refused once')
      await page.getByLabel('Filename').fill(emptyFile())
    },
    request: ['POST', /\/api\/database$/],
    field: 'name',
    send: press('Connect'),
    done: async (page) => page.getByRole('heading', { name: 'Refused once' }).waitFor(),
  },
  {
    name: 'password',
    path: '/account/security',
    open: async (page) => {
      await page.getByLabel('Current password').fill(PASSWORD)
      await page.getByLabel('New password').fill(CURRENT_PASSWORD)
    },
    request: ['PUT', /\/api\/user\/\d+\/password$/],
    field: 'password',
    send: press('Change the password'),
    done: async (page) => page.getByText('The password is changed').first().waitFor(),
  },
]

/** A database without tables. */
function emptyFile(): string {
  const path = join(mkdtempSync(join(tmpdir(), 'querent-')), 'empty.sqlite')
  new DatabaseSync(path).close()
  return path
}

const FAILURES: readonly ((route: Route, field: string) => Promise<void>)[] = [
  async (route, field) => route.fulfill({ status: 400, json: { errors: { [field]: 'refused at the field' } } }),
  async (route) => route.fulfill({ status: 400, json: { errors: { elsewhere: 'refused elsewhere' } } }),
  async (route) => route.fulfill({ status: 500, json: { message: 'refused by a fault' } }),
  async (route) => route.abort(),
]
const SAID = ['refused at the field', 'refused elsewhere', 'refused by a fault', 'The server cannot be reached.']

const ends: (() => unknown)[] = []
let shared: ReturnType<typeof webServer> | undefined
/** One for all forms: each makes something of its own. */
const server = () => (shared ??= webServer({ after: (end) => void ends.push(end as () => unknown) }))
after(async () => {
  for (const end of ends) await end()
})

for (const { name, path, open, request, field, send, done } of FORMS) {
  browserTest(`a form whose request fails says why, sends again, and is done: ${name}`, async (t) => {
    const { url, sessions } = await server()
    const page = await newPage(t, { url, session: sessions.admin })
    let sent = 0
    await page.route(
      (address) => request[1].test(address.pathname),
      async (route) => {
        if (route.request().method() !== request[0]) return route.fallback()
        sent += 1
        const fail = FAILURES[sent - 1]
        return fail === undefined ? route.fallback() : fail(route, field)
      },
    )
    await page.goto(new URL(path, url).href)
    await open(page)
    for (const [at, said] of SAID.entries()) {
      await send(page)
      await until(`request ${at + 1}`, WAIT_MS, async () => sent === at + 1)
      await page.getByText(said).first().waitFor()
    }
    await send(page)
    await until('the last request', WAIT_MS, async () => sent === SAID.length + 1)
    await done(page)
    for (const said of SAID) assert.equal(await page.locator('main, [role=dialog]').getByText(said).count(), 0)
  })
}

/** Forms that want the password when the sign-in was ten minutes ago or more. */
const PROVED: readonly Omit<RefusedForm, 'field'>[] = [
  {
    name: 'address of the profile',
    path: '/account',
    open: async (page) => page.getByLabel('Email address').fill('ada.lovelace@example.org'),
    request: ['PUT', /\/api\/user\/\d+$/],
    send: press('Save'),
    done: async (page) => page.getByText('Saved', { exact: true }).first().waitFor(),
  },
  {
    name: 'new API key',
    path: '/admin/settings/api-keys',
    open: async (page) => {
      await page.getByRole('button', { name: 'New API key' }).press('Enter')
      await page.getByRole('dialog').getByLabel('Name').fill('Proved')
    },
    request: ['POST', /\/api\/api-key$/],
    send: press('Create'),
    done: async (page) => page.getByRole('button', { name: 'I have copied it' }).waitFor(),
  },
]

for (const { name, path, open, request, send, done } of PROVED) {
  browserTest(`a form of a sign-in of long ago asks for the password, and keeps what is typed: ${name}`, async (t) => {
    const { url, server: asked, clock } = await server()
    // The change of the password has ended the one of before.
    const session = await asked.services.sessions.start((await asked.store.users.firstAdministrator()) ?? 0)
    clock.aheadMs = 11 * 60_000
    t.after(() => (clock.aheadMs = 0))
    const page = await newPage(t, { url, session })
    await page.goto(new URL(path, url).href)
    await open(page)
    const password = page.getByLabel('Your password')
    assert.equal(await password.count(), 0)
    await send(page)
    await password.fill('not the password')
    await assertAccessible(page)
    await send(page)
    await page.locator('[aria-invalid=true][name=password]').waitFor()
    // A fault of the server takes nothing away.
    await password.fill(CURRENT_PASSWORD)
    let isFaulty = true
    await page.route(
      (address) => request[1].test(address.pathname),
      async (route) => {
        if (route.request().method() !== request[0] || !isFaulty) return route.fallback()
        isFaulty = false
        return route.fulfill({ status: 500, json: { message: 'refused by a fault' } })
      },
    )
    await send(page)
    await page.getByText('refused by a fault').first().waitFor()
    assert.equal(await password.inputValue(), CURRENT_PASSWORD)
    await send(page)
    await done(page)
    assert.equal(await password.count(), 0)
  })
}
