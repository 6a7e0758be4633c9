/** Required filters without a value: cards wait for one, for people and for guests. */
import assert from 'node:assert/strict'
import { browserTest, openPage, settled } from '../support/browser.ts'
import { webServer } from '../support/web-server.ts'

interface Board {
  id: number
  name: string
  parameters: { id: string; name: string; slug: string; type: string; default?: unknown; required?: boolean }[]
  dashcards: { id: number; parameter_mappings: { parameter_id: string }[] }[]
}

browserTest('cards wait for a required filter that has no value', async (t) => {
  const { url, server, sessions } = await webServer(t)
  const call = async (method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) => {
    const headers = { 'x-metabase-session': sessions.admin }
    const answer = await server.app.inject({ method, url: path, headers, ...(payload && { payload }) })
    assert.equal(answer.statusCode, 200, answer.payload)
    return answer.json()
  }
  const list: { id: number }[] = await call('GET', '/api/dashboard')
  const boards: Board[] = await Promise.all(list.map(({ id }) => call('GET', `/api/dashboard/${id}`)))
  const wired = ({ dashcards }: Board, id: string) =>
    dashcards.some(({ parameter_mappings }) => parameter_mappings.some(({ parameter_id }) => parameter_id === id))
  const isDate = ({ type }: { type: string }) => type.startsWith('date/')
  const board = boards.find((one) => one.parameters.some((filter) => isDate(filter) && wired(one, filter.id)))
  const filter = board?.parameters.find((one) => isDate(one) && wired(board, one.id))
  assert.ok(board && filter)
  const parameters = board.parameters.map((one) =>
    one.id === filter.id ? { ...one, required: true, default: null } : one,
  )
  await call('PUT', `/api/dashboard/${board.id}`, { parameters })
  const { uuid } = await call('POST', `/api/dashboard/${board.id}/public_link`)
  const words = `Choose a value for ${filter.name}`

  for (const [who, path, session] of [
    ['a reader', `/dashboard/${board.id}`, sessions.reader],
    ['a guest', `/public/dashboard/${uuid}`, undefined],
  ] as const) {
    await t.test(who, async (t) => {
      const page = await openPage(t, { url, path, ...(session !== undefined && { session }) })
      await page.getByText(words).first().waitFor()
      await settled(page)
      const waiting = page.getByRole('region').filter({ hasText: words })
      assert.ok((await waiting.count()) > 0)
      assert.equal(await waiting.locator('svg[role=img], table, [role=grid]').count(), 0, 'no unfiltered data')
      await page.goto(`${url}${path}?${filter.slug}=past5years`)
      await page.getByRole('region').first().waitFor()
      await settled(page)
      assert.equal(await page.getByText(words).count(), 0)
    })
  }
})
