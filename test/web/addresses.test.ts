/** Which addresses links, pictures and frames of a page have, whoever wrote them. */
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { browserTest, openPage } from '../support/browser.ts'
import { signedToken } from '../support/signed-token.ts'
import { webServer } from '../support/web-server.ts'

const BAD = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
]
/** A click on a cell opens the address in its row. */
const TO_ADDRESS = { type: 'link', linkType: 'url', linkTemplate: '{{a}}' }
const WHOLE_WIDTH = { row: 0, col: 0, size_x: 24, size_y: 6 }
const EMBEDDING_KEY = 'cd'.repeat(32)
const GOOD = ['https://good.example/x', '/dashboard/1', 'mailto:a@good.example']

browserTest(
  'no card, text, cell or setting becomes a link that runs something or leaves this site unseen',
  async (t) => {
    const { url, server, sessions } = await webServer(t)
    const headers = { 'x-metabase-session': sessions.admin }
    async function ask(method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) {
      const answer = await server.app.inject({ method, url: path, headers, ...(payload && { payload }) })
      assert.ok(answer.statusCode < 300, `${path}: ${answer.payload}`)
      return answer.payload === '' ? null : JSON.parse(answer.payload)
    }
    const all = [...BAD, ...GOOD]
    const select = all.map((text, i) => `select ${i} as n, '${text.replaceAll("'", "''")}' as a`).join(' union all ')
    const { id } = await ask('POST', '/api/card', {
      name: 'Addresses',
      description: BAD.map((bad) => `[d](<${bad}>)`).join(' '),
      display: 'table',
      dataset_query: { database: 1, type: 'native', native: { query: `${select} order by n` } },
      visualization_settings: {
        column_settings: { '["name","a"]': { view_as: 'link', link_url: '{{a}}', link_text: 'go {{a}}' } },
      },
    })
    const embedding = { 'enable-embedding-static': true, 'embedding-secret-key': EMBEDDING_KEY }
    await ask('PUT', '/api/setting', { 'enable-public-sharing': true, ...embedding })
    await ask('PUT', `/api/card/${id}`, { enable_embedding: true })
    const card = await ask('POST', `/api/card/${id}/public_link`)
    const place = (number: number) => ({ row: number * 3, col: 0, size_x: 12, size_y: 3 })
    const written = (number: number, display: string, settings: object) => ({
      id: -number,
      card_id: null,
      ...place(number),
      visualization_settings: { virtual_card: { display }, ...settings },
    })
    const marks = all.map((one) => `[to](<${one}>) ![pic](<${one}>)`).join('\n\n')
    const { id: board } = await ask('POST', '/api/dashboard', { name: 'Board' })
    await ask('PUT', `/api/dashboard/${board}`, {
      enable_embedding: true,
      dashcards: [
        {
          id: -1,
          card_id: id,
          ...WHOLE_WIDTH,
          visualization_settings: { column_settings: { '["name","n"]': { click_behavior: TO_ADDRESS } } },
        },
        written(3, 'text', { text: `Written\n\n${marks}` }),
        ...all.map((one, i) => written(4 + i, 'link', { link: { url: one } })),
        written(20, 'iframe', { iframe: `${url}/public/question/${card.uuid}` }),
        written(21, 'iframe', { iframe: 'javascript:alert(1)' }),
      ],
    })
    const { uuid } = await ask('POST', `/api/dashboard/${board}/public_link`)
    const embedded = (kind: 'dashboard' | 'question', of: number) =>
      signedToken(EMBEDDING_KEY, { resource: { [kind]: of }, params: {} })

    /** The addresses of all links that leave this site, and of what they are drawn from. */
    const leaving = (page: Page): Promise<string[]> =>
      page.evaluate(`(() => {
      const own = (address) => new URL(address, document.baseURI).origin === window.location.origin
      const found = [...document.querySelectorAll('main a[href], main img[src], main iframe[src]')]
      const addresses = found.map((one) => one.getAttribute('href') ?? one.getAttribute('src'))
      return [...new Set(addresses)].filter((address) => address !== '' && !own(address))
    })()`)

    for (const [path, session] of [
      [`/dashboard/${board}`, sessions.admin],
      [`/public/dashboard/${uuid}`, undefined],
      [`/embed/dashboard/${embedded('dashboard', board)}`, undefined],
    ] as const) {
      const page = await openPage(t, { url, path, ...(session && { session }) })
      page.on('dialog', (dialog) => assert.fail(`${path}: ${dialog.message()}`))
      await page.getByRole('link', { name: 'go https://good.example/x' }).waitFor()
      await page.getByText('Written', { exact: true }).waitFor()
      assert.deepEqual((await leaving(page)).toSorted(), ['https://good.example/x', 'mailto:a@good.example'], path)
      await page.getByRole('gridcell', { name: '0', exact: true }).first().click()
      assert.equal(new URL(page.url()).pathname, path, 'a click that leads nowhere')
      await page.frameLocator('iframe').getByRole('gridcell', { name: '0', exact: true }).first().waitFor()
    }

    for (const [path, session] of [
      [`/question/${id}`, sessions.admin],
      [`/public/question/${card.uuid}`, undefined],
      [`/embed/question/${embedded('question', id)}`, undefined],
    ] as const) {
      const page = await openPage(t, { url, path, ...(session && { session }) })
      await page.getByRole('link', { name: 'go https://good.example/x' }).waitFor()
      assert.deepEqual((await leaving(page)).toSorted(), ['https://good.example/x', 'mailto:a@good.example'], path)
    }
  },
)
