/** Who may open which page of administration. */
import assert from 'node:assert/strict'
import { browserTest, openPage, settled } from '../support/browser.ts'
import { webServer } from '../support/web-server.ts'

/** A page of every part of administration. */
const PAGES = [
  '/admin',
  '/admin/people',
  '/admin/people/groups',
  '/admin/people/groups/2',
  '/admin/settings/api-keys',
  '/admin/permissions',
  '/admin/permissions/collections',
  '/admin/databases',
  '/admin/databases/create',
  '/admin/databases/1',
  '/admin/datamodel',
  '/admin/datamodel/segments',
  '/admin/settings/general',
  '/admin/settings/email',
  '/admin/operation/running',
  '/admin/operation/queries',
  '/admin/operation/caching',
  '/admin/operation/stored-models',
  '/admin/operation/executions',
  '/admin/operation/audit',
  '/admin/operation/logs',
  '/admin/operation/health',
]

browserTest('pages of administration open only for people who have the right', async (t) => {
  const { url, server, sessions } = await webServer(t)
  const admin = { 'x-metabase-session': sessions.admin }
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    const answer = await server.app.inject({ method, url: path, headers: admin, ...(payload && { payload }) })
    assert.equal(answer.statusCode, 200, answer.payload)
    return answer.json()
  }
  const people: { data: { id: number; email: string }[] } = await call('GET', '/api/user')
  const ben = people.data.find(({ email }) => email === 'ben@example.org')

  await t.test('nobody else sees their frame', async (t) => {
    const page = await openPage(t, { url, session: sessions.reader })
    for (const path of PAGES) {
      await page.goto(url + path)
      await page.getByText('You don’t have access').waitFor()
      assert.equal(await page.getByRole('main').getByRole('button').count(), 0, path)
      assert.equal(await page.getByRole('navigation', { name: 'Administration' }).count(), 0, path)
    }
  })

  await t.test('a manager sees the own groups, and adds somebody', async (t) => {
    const { id: team } = await call('POST', '/api/permissions/group', { name: 'Team' })
    await call('POST', '/api/permissions/group', { name: 'Others' })
    await call('POST', '/api/permissions/membership', { group_id: team, user_id: ben?.id, is_group_manager: true })
    const page = await openPage(t, { url, path: '/admin', session: sessions.reader })
    await page.getByRole('link', { name: 'Team' }).waitFor()
    assert.deepEqual(await page.getByRole('main').getByRole('link').allTextContents(), ['Team'])
    assert.equal(await page.getByRole('button', { name: 'New group' }).count(), 0)
    const places = page.getByRole('navigation', { name: 'Administration' }).getByRole('link')
    assert.deepEqual(await places.allTextContents(), ['Back to the data', 'Groups'])
    await page.getByRole('link', { name: 'Team' }).click()
    await page.getByRole('button', { name: 'Add a person' }).press('Enter')
    await page.keyboard.type('ada')
    await page.getByRole('option', { name: /ada@example/ }).click()
    await page.getByRole('listitem').filter({ hasText: 'ada@example.org' }).waitFor()
    await page.goto(`${url}/admin/people`)
    await page.getByText('You don’t have access').waitFor()
  })

  await t.test(
    'people who may monitor and change settings see what these rights open, and nothing fails',
    async (t) => {
      const graph = await call('GET', '/api/ee/advanced-permissions/application/graph')
      const groups = { ...graph.groups, 1: { setting: 'yes', monitoring: 'yes', subscription: 'yes' } }
      await call('PUT', '/api/ee/advanced-permissions/application/graph', { ...graph, groups })
      const data = await call('GET', '/api/permissions/graph')
      const [database] = Object.keys(data.groups[1])
      const details = { [database ?? '']: { ...data.groups[1][database ?? ''], details: 'yes' } }
      await call('PUT', '/api/permissions/graph', { revision: data.revision, groups: { 1: details } })
      const page = await openPage(t, { url, path: '/admin', session: sessions.reader })
      const refused: string[] = []
      page.on('response', (answer) => answer.status() >= 400 && refused.push(`${answer.status()} ${answer.url()}`))
      const places = page.getByRole('navigation', { name: 'Administration' }).getByRole('link')
      await places.filter({ hasText: 'Running queries' }).waitFor()
      const hrefs = await Promise.all(
        (await places.all()).map(async (place) => (await place.getAttribute('href')) ?? ''),
      )
      assert.ok(hrefs.includes('/admin/settings/general') && hrefs.includes('/admin/operation/audit'), hrefs.join(' '))
      assert.ok(!hrefs.includes('/admin/people') && !hrefs.includes('/admin/operation/caching'), hrefs.join(' '))
      for (const href of [...hrefs.filter((one) => one.startsWith('/admin/')), `/admin/databases/${database}`]) {
        await page.goto(url + href)
        await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
        await settled(page)
        assert.equal(await page.getByText('You don’t have access').count(), 0, href)
      }
      await page.getByLabel('Name', { exact: true }).waitFor()
      assert.equal(await page.getByRole('button', { name: 'Delete' }).count(), 0)
      assert.deepEqual(refused, [])
    },
  )
})
