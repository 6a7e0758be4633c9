/** Sharing with guests, and what guests see. */
import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { assertAccessible, browserTest, openPage, settled } from '../support/browser.ts'
import { until } from '../support/until.ts'
import { webServer } from '../support/web-server.ts'

const SHOP = 'Shop: sales, customers, products'

browserTest('sharing', async (t) => {
  const { url, server, sessions } = await webServer(t)
  const headers = { 'x-metabase-session': sessions.admin }
  async function ask(method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) {
    const answer = await server.app.inject({ method, url: path, headers, ...(payload && { payload }) })
    assert.ok(answer.statusCode < 300, `${path}: ${answer.payload}`)
    return answer.payload === '' ? null : JSON.parse(answer.payload)
  }
  const dashboards: { id: number; name: string }[] = await ask('GET', '/api/dashboard')
  const id = dashboards.find(({ name }) => name === SHOP)?.id ?? 0
  await ask('PUT', '/api/setting', { 'enable-embedding-static': true })
  const { payload: key } = await server.app.inject({ url: '/api/setting/embedding-secret-key', headers })
  const { uuid } = await ask('POST', `/api/dashboard/${id}/public_link`)
  await ask('PUT', `/api/dashboard/${id}`, {
    enable_embedding: true,
    embedding_params: { state: 'locked', category: 'enabled' },
  })

  function tokenFor(params: object): string {
    const [head, body] = [{ alg: 'HS256' }, { resource: { dashboard: id }, params }].map((part) =>
      Buffer.from(JSON.stringify(part)).toString('base64url'),
    )
    return `${head}.${body}.${createHmac('sha256', key).update(`${head}.${body}`).digest('base64url')}`
  }

  for (const colorScheme of ['light', 'dark'] as const) {
    await t.test(`a public dashboard takes filters of its address, ${colorScheme}`, async (t) => {
      const page = await openPage(t, { url, path: `/public/dashboard/${uuid}?state=CA`, colorScheme })
      await page.getByRole('button', { name: 'State CA' }).waitFor()
      await page.getByRole('region', { name: 'Average order' }).waitFor()
      await settled(page)
      assert.equal(await page.getByRole('alert').count(), 0)
      await assertAccessible(page)
      await page.getByRole('button', { name: 'Clear State' }).press('Enter')
      await until('an address without it', 20_000, async () => !page.url().includes('state=CA'))
      await page.goBack()
      await page.getByRole('button', { name: 'State CA' }).waitFor()
    })
  }

  await t.test(
    'a token sets what is locked, a reader what is enabled; the page around learns the height',
    async (t) => {
      const page = await openPage(t, { url, path: '/auth/login' })
      const heights = await page.evaluate(
        `new Promise((resolve) => {
        addEventListener('message', ({ data }) => data.querent && resolve(data.querent.frame.height))
        const frame = document.body.appendChild(document.createElement('iframe'))
        frame.src = '/embed/dashboard/${tokenFor({ state: ['CA'] })}#titled=false'
      })`,
      )
      assert.ok(Number(heights) > 200)
      const frame = page.frameLocator('iframe')
      await frame.getByRole('button', { name: 'Category', exact: true }).waitFor()
      assert.equal(await frame.getByRole('button', { name: 'State', exact: true }).count(), 0)
      const customers = frame.getByRole('region', { name: 'Customers who bought' })
      await customers.and(frame.locator('[aria-busy=false]')).waitFor()
      const ofState = await customers.textContent()
      await page.goto(`${url}/embed/dashboard/${tokenFor({ state: [] })}`)
      const all = page.getByRole('region', { name: 'Customers who bought' })
      await all.and(page.locator('[aria-busy=false]')).waitFor()
      assert.notEqual(await all.textContent(), ofState)
    },
  )

  await t.test('a wrong token and a dead link say so in one sentence', async (t) => {
    const page = await openPage(t, { url, path: `/embed/dashboard/${tokenFor({ state: 'CA' })}x` })
    await page.getByText('This view was not opened with a valid link.').waitFor()
    await assertAccessible(page)
    await page.goto(`${url}/public/dashboard/00000000-0000-4000-8000-000000000000`)
    await page.getByText('This link is not valid').waitFor()
  })

  await t.test('an administrator takes a link and publishes for another site', async (t) => {
    const page = await openPage(t, { url, path: `/dashboard/${id}`, session: sessions.admin })
    await page.getByRole('button', { name: 'Share' }).press('Enter')
    const sheet = page.getByRole('dialog', { name: 'Share' })
    assert.match(await sheet.getByLabel('Link', { exact: true }).inputValue(), new RegExp(`/public/dashboard/${uuid}$`))
    const preview = sheet.frameLocator('iframe')
    await preview.getByRole('button', { name: 'Category', exact: true }).waitFor()
    await preview.getByRole('region', { name: 'Average order' }).waitFor()
    await assertAccessible(page)
    await sheet.getByRole('button', { name: 'Stop embedding' }).press('Enter')
    await sheet.getByRole('button', { name: 'Publish', exact: true }).waitFor()
    // What is tried is not published yet.
    await sheet.getByRole('button', { name: 'Disabled City' }).press('ArrowDown')
    await page.getByRole('option', { name: 'Enabled' }).press('Enter')
    await preview.getByRole('button', { name: 'City', exact: true }).waitFor()
    await sheet.getByRole('button', { name: 'Publish', exact: true }).press('Enter')
    await sheet.getByRole('button', { name: 'Stop embedding' }).waitFor()
    await sheet.getByText('EMBEDDING_SECRET_KEY').waitFor()
    const { enable_embedding, embedding_params } = await ask('GET', `/api/dashboard/${id}`)
    assert.equal(enable_embedding, true)
    assert.equal(embedding_params.state, 'locked')
  })
})
