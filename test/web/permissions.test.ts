/** Who may see what, set by the keyboard. */
import assert from 'node:assert/strict'
import { assertAccessible, browserTest, openPage } from '../support/browser.ts'
import { webServer } from '../support/web-server.ts'

browserTest('permissions', async (t) => {
  const { url, sessions, server } = await webServer(t)
  const session = sessions.admin
  const headers = { 'x-metabase-session': session }
  const call = async (method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) => {
    const answer = await server.app.inject({ method, url: path, headers, ...(payload && { payload }) })
    assert.ok(answer.statusCode < 300, `${path}: ${answer.payload}`)
    return answer.payload === '' ? undefined : JSON.parse(answer.payload)
  }
  const { id: analysts } = await call('POST', '/api/permissions/group', { name: 'Analysts' })

  await t.test('arrows and letters set words; Save tells the server; another change meanwhile is kept', async (t) => {
    const page = await openPage(t, { url, path: '/admin/permissions', session })
    const grid = page.getByRole('treegrid', { name: 'View data' })
    await grid.focus()
    const active = async () => page.locator(`[id="${await grid.getAttribute('aria-activedescendant')}"]`)
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowDown')
    assert.match((await (await active()).getAttribute('aria-label')) ?? '', /^Accounts, Analysts: Can view, inherited/)
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('n')
    await page.getByText('Analysts: Accounts, view data — Can view → Blocked').waitFor()
    await page.getByText('6 changes').waitFor()
    await page.keyboard.press('Control+z')
    await page.getByText('6 changes').waitFor({ state: 'detached' })
    await page.keyboard.press('Control+Shift+z')
    await page.getByText('6 changes').waitFor()
    // Drafts are written once 300 ms have passed.
    await page.waitForTimeout(600)
    await page.reload()
    await page.getByText('6 changes').waitFor()

    const { revision } = await call('GET', '/api/permissions/graph')
    await call('PUT', '/api/permissions/graph', {
      revision,
      groups: { 1: { 1: { download: { schemas: 'limited' } } } },
    })
    await grid.focus()
    await page.keyboard.press('Control+s')
    await page.getByText('Permissions saved').waitFor()
    const { groups } = await call('GET', '/api/permissions/graph')
    assert.deepEqual(groups[1][1].download, { schemas: 'limited' })
    assert.equal(typeof groups[analysts][1]['view-data'], 'object')
  })

  await t.test('rows are as dense as their reader chose, a drag chooses cells, and paper has every row', async (t) => {
    const viewport = { width: 1280, height: 400 }
    const page = await openPage(t, { url, path: '/admin/permissions', session, viewport })
    const grid = page.getByRole('treegrid', { name: 'View data' })
    const row = grid.locator('[data-index="1"]')
    assert.equal((await row.boundingBox())?.height, 34)
    await page.evaluate('document.documentElement.dataset.density = "compact"')
    await grid.locator('[data-index="1"][style*="translateY(28px)"]').waitFor()
    assert.equal((await row.boundingBox())?.height, 28)

    const cell = (at: number, column: number) => grid.locator(`[data-index="${at}"] > [data-column="${column}"]`)
    await cell(0, 1).hover()
    await page.mouse.down()
    await cell(1, 2).hover()
    await page.mouse.up()
    assert.equal(await grid.locator('[aria-selected=true]').count(), 4)
    assert.equal(await page.getByRole('menu').count(), 0)
    await cell(1, 1).click()
    await page.getByRole('menu').waitFor()
    await page.keyboard.press('Escape')

    const rows = Number(await grid.getAttribute('aria-rowcount')) - 1
    await page.emulateMedia({ media: 'print' })
    await page.locator('tbody tr').first().waitFor()
    assert.equal(await page.locator('tbody tr').count(), rows)
  })

  await t.test('a rule in SQL compares attributes with its variables', async (t) => {
    const { tables } = await call('GET', '/api/database/1?include=tables')
    const table = tables.find(({ name }: { name: string }) => name.toLowerCase() === 'accounts')
    const query = `select * from ${table.name} where {{own}} <> ''`
    const native = { query, 'template-tags': { own: { id: 'own', name: 'own', type: 'text', 'display-name': 'Own' } } }
    const dataset_query = { database: 1, type: 'native', native }
    const asked = { name: 'Own accounts', display: 'table', visualization_settings: {}, dataset_query }
    const { id: card_id } = await call('POST', '/api/card', asked)
    const target = ['variable', ['template-tag', 'own']]
    const rule = { group_id: analysts, table_id: table.id, card_id, attribute_remappings: { region: target } }
    const { id } = await call('POST', '/api/mt/gtap', rule)
    const page = await openPage(t, { url, path: '/admin/permissions', session })
    const grid = page.getByRole('treegrid', { name: 'View data' })
    await grid.focus()
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowDown')
    await page.getByRole('button', { name: 'Why', exact: true }).click()
    const editor = page.getByRole('region', { name: 'Row rule' })
    await editor.getByRole('button', { name: /Own accounts/ }).waitFor()
    await editor.getByRole('button', { name: /^Variable.*own/ }).waitFor()
    await editor.getByRole('textbox', { name: 'Attribute' }).or(editor.getByRole('combobox')).first().fill('state')
    await editor.getByRole('button', { name: 'Edit the rule' }).click()
    await page.keyboard.press('Control+s')
    await page.getByText('Permissions saved').waitFor()
    assert.deepEqual((await call('GET', `/api/mt/gtap/${id}`)).attribute_remappings, { state: target })
  })

  await t.test('a person, a thing, and the groups that allow it', async (t) => {
    const page = await openPage(t, { url, path: '/admin/permissions/collections', session })
    await page.getByRole('treegrid', { name: 'Collections' }).waitFor()
    await page.getByRole('button', { name: 'View as…' }).click()
    await page.getByRole('button', { name: /^View as:/ }).press('Enter')
    await page.keyboard.type('ben')
    await page
      .getByRole('option', { name: /Ben|ben@/ })
      .first()
      .click()
    await page.getByRole('button', { name: /^A question, dashboard/ }).press('Enter')
    await page.keyboard.type('large')
    await page.getByRole('option', { name: /Large orders/ }).click()
    await page.getByText(/can see Large orders.*All Users/).waitFor()
  })

  await t.test('a collection has its own', async (t) => {
    const page = await openPage(t, { url, path: '/collection/root', session })
    await page.getByRole('link', { name: 'Examples' }).first().click()
    await page.getByRole('button', { name: 'More', exact: true }).press('Enter')
    await page.getByRole('menuitem', { name: 'Permissions…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('gridcell', { name: /^Analysts/ }).click()
    await page.getByRole('menuitem', { name: /^Edit/ }).press('Enter')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    const { groups } = await call('GET', '/api/collection/graph')
    assert.ok(Object.values(groups[analysts]).includes('write'))
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    await t.test(`axe finds nothing, ${colorScheme}`, async (t) => {
      const page = await openPage(t, { url, path: '/admin/permissions', session, colorScheme })
      const grid = page.getByRole('treegrid', { name: 'View data' })
      await grid.focus()
      await page.keyboard.press('End')
      await page.keyboard.press('n')
      await page.getByRole('button', { name: 'Why', exact: true }).click()
      await page.getByText('Saved state').waitFor()
      await page.getByText(/Analysts can see/).waitFor()
      await assertAccessible(page)
    })
  }
})
