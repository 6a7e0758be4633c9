/** Files that become models, from the drop to the rows. */
import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible, browserTest, openPage, settled, type PageOptions } from '../support/browser.ts'
import { until } from '../support/until.ts'
import { webServer } from '../support/web-server.ts'

const SALES = 'Day;Units;Code\n2026-01-05;3;0012\n2026-01-06;41;0200\n'
const MORE_SALES = 'Day;Units;Code\n2026-01-07;7;0300\n'

/** A server whose uploads are on. */
async function site(t: TestContext) {
  const given = await webServer(t)
  const { server, sessions, url } = given
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    const headers = { 'x-metabase-session': sessions.admin }
    const answer = await server.app.inject({ method, url: path, headers, ...(payload && { payload }) })
    assert.ok(answer.statusCode < 300, answer.payload)
    return answer.json()
  }
  const open = (options: Partial<PageOptions> = {}) => openPage(t, { url, session: sessions.admin, ...options })
  const turnOn = () => call('POST', '/api/upload/database')
  return { ...given, call, open, turnOn }
}

interface GivenFile {
  name: string
  content: string
}

/** Drags files over the page, and lets them go. */
async function drag(page: Page, files: readonly GivenFile[], events: readonly string[] = ['dragover', 'drop']) {
  // A text, since tests are checked without the types of a browser.
  const data = await page.evaluateHandle(`(() => {
    const transfer = new DataTransfer()
    for (const { name, content } of ${JSON.stringify(files)}) transfer.items.add(new File([content], name))
    return transfer
  })()`)
  for (const event of events) await page.dispatchEvent('main', event, { dataTransfer: data })
}

const sheetOf = (page: Page) => page.getByRole('dialog')
const cellsOf = (page: Page) => page.getByRole('main').getByRole('gridcell').allTextContents()

browserTest('what is dropped on a dashboard goes to its collection', async (t) => {
  const { open, turnOn, call } = await site(t)
  await turnOn()
  const { id: collection_id } = await call('POST', '/api/collection', { name: 'Team' })
  const { id } = await call('POST', '/api/dashboard', { name: 'Board', collection_id })
  const page = await open({ path: `/dashboard/${id}` })
  await page.getByRole('heading', { name: 'Board' }).waitFor()
  const file = { name: 'sales.csv', content: SALES }
  await drag(page, [file], ['dragover'])
  await page.getByText('Drop to upload to Team').waitFor()
  await drag(page, [file])
  await sheetOf(page).getByRole('button', { name: 'Upload', exact: true }).click()
  await page.getByRole('heading', { name: 'Sales', exact: true }).waitFor()
  const { data } = await call('GET', `/api/collection/${collection_id}/items`)
  assert.ok(data.some(({ name, model }: Record<string, string>) => name === 'Sales' && model === 'dataset'))
})

browserTest('a dropped file becomes a model, and takes more rows', async (t) => {
  const { open, turnOn, call } = await site(t)
  await turnOn()
  const page = await open({ path: '/collection/root' })
  await page.getByRole('heading', { name: 'Our analytics' }).waitFor()
  const file = { name: 'sales.csv', content: SALES }
  await drag(page, [file], ['dragover'])
  await page.getByText('Drop to upload to Our analytics').waitFor()
  await drag(page, [file])
  const sheet = sheetOf(page)
  await sheet.getByText('2 rows').waitFor()
  assert.equal(await sheet.getByLabel('Model name').inputValue(), 'Sales')
  await sheet.getByRole('cell', { name: '0200' }).waitFor()
  await sheet.getByRole('button', { name: /Type of Code/ }).click()
  await page.getByRole('option', { name: 'Text', exact: true }).click()
  await sheet.getByLabel('Name of Units').fill('Pieces')
  await sheet.getByLabel('Model name').fill('Sales of January')
  await sheet.getByRole('button', { name: 'Upload', exact: true }).click()
  await page.getByRole('heading', { name: 'Sales of January' }).waitFor()
  await page.getByRole('columnheader', { name: 'Pieces' }).waitFor()
  await until('the rows', 10_000, async () => (await cellsOf(page)).includes('0200'))

  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Add rows from a file' }).click()
  await sheetOf(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'later.csv', mimeType: 'text/csv', buffer: Buffer.from(MORE_SALES) })
  await sheetOf(page).getByText('1 row', { exact: true }).waitFor()
  await sheetOf(page).getByRole('button', { name: 'Add the rows' }).click()
  await page.getByText('1 row was loaded').waitFor()
  await until('the new row', 10_000, async () => (await cellsOf(page)).includes('0300'))
  const [table] = await call('GET', '/api/ee/upload-management/tables')
  assert.equal(table.row_count, 3)
})

browserTest('the X-ray of a file that was just uploaded shows what is in it', async (t) => {
  const { open, turnOn } = await site(t)
  await turnOn()
  const page = await open({ path: '/collection/root' })
  await page.getByRole('heading', { name: 'Our analytics' }).waitFor()
  const rows = Array.from({ length: 120 }, (_, at) => {
    const day = new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10)
    return `${day},${['North', 'South', 'West'][at % 3]},${at % 17},${(at % 9) + 0.5}\n`
  })
  await drag(page, [{ name: 'sales.csv', content: `Day,Region,Units,Price\n${rows.join('')}` }])
  await sheetOf(page).getByText('120 rows').waitFor()
  await sheetOf(page).getByRole('button', { name: 'Upload', exact: true }).click()
  await page.getByText('Sales was uploaded').waitFor()
  await page.getByRole('button', { name: 'X-ray', exact: true }).click()
  await page.getByRole('heading', { name: 'A look at Sales' }).waitFor()
  await page.getByRole('heading', { name: 'Sales over time' }).waitFor()
  const cards = () => page.getByRole('main').innerText()
  await until('charts of the columns', 10_000, async () => /Number of Sales\s+120[^]* Units/.test(await cards()))
})

browserTest('uploads are turned on and used by the keyboard, and a wrong file says what it is', async (t) => {
  const { open, sessions } = await site(t)
  const other = await open({ session: sessions.reader, path: '/collection/root' })
  await other.getByRole('heading', { name: 'Our analytics' }).waitFor()
  await other.keyboard.press('n')
  await other.keyboard.press('f')
  await sheetOf(other)
    .getByText(/^Ask an administrator to turn them on/)
    .waitFor()

  const page = await open({ path: '/collection/root', colorScheme: 'dark' })
  await page.getByRole('heading', { name: 'Our analytics' }).waitFor()
  await page.keyboard.press('n')
  await page.keyboard.press('f')
  const sheet = sheetOf(page)
  await sheet.getByRole('button', { name: 'Keep uploads in a database of their own' }).press('Enter')
  const chosen = page.waitForEvent('filechooser')
  await sheet.getByRole('button', { name: 'Choose a file' }).press('Enter')
  const picture = Buffer.from('89504e470d0a1a0a0000', 'hex')
  await (await chosen).setFiles({ name: 'sales.csv', mimeType: 'text/csv', buffer: picture })
  await sheet.getByText(/^sales\.csv is a picture/).waitFor()
  await assertAccessible(page)
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  await drag(page, [{ name: 'broken.csv', content: 'A,B\n1,2\n1,2,3\n' }])
  await sheet.getByText(/^Line 3: /).waitFor()
  await sheet.getByRole('button', { name: 'Cancel' }).click()
  await drag(page, [
    { name: 'one.csv', content: 'A\n1\n' },
    { name: 'two.csv', content: 'B\n2\n' },
  ])
  await page.getByRole('heading', { name: 'Upload a file: 1 of 2' }).waitFor()
  await sheet.getByText('1 row', { exact: true }).waitFor()
  await sheet.getByRole('button', { name: 'Upload', exact: true }).press('Enter')
  await page.getByRole('heading', { name: 'Upload a file: 2 of 2' }).waitFor()
  await sheet.getByText('two.csv').waitFor()
})

browserTest('an upload is stopped, and administrators look after uploads', async (t) => {
  const { open, turnOn, call } = await site(t)
  await turnOn()
  const page = await open({ path: '/', viewport: { width: 390, height: 844 } })
  await page.getByRole('main').getByRole('heading').first().waitFor()
  const lines = Array.from({ length: 40_000 }, (_, at) => `${at},name ${at}`)
  await drag(page, [{ name: 'long list.csv', content: `Id,Name\n${lines.join('\n')}\n` }])
  const sheet = sheetOf(page)
  await sheet.getByText('40,000 rows').waitFor()
  await assertAccessible(page)
  const devtools = await page.context().newCDPSession(page)
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 20_000 }
  await devtools.send('Network.emulateNetworkConditions', slow)
  await sheet.getByRole('button', { name: 'Upload', exact: true }).click()
  await sheet.getByRole('progressbar', { name: 'Sending the file' }).waitFor()
  await page.keyboard.press('Escape')
  await sheet.getByText('The upload is still running. Stop it?').waitFor()
  await sheet.getByRole('button', { name: 'Stop' }).click()
  await sheet.getByText('The upload was stopped. Nothing was loaded.').waitFor()
  assert.deepEqual(await call('GET', '/api/ee/upload-management/tables'), [])
  await devtools.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 })
  await sheet.getByRole('button', { name: 'Upload', exact: true }).click()
  await page.getByRole('heading', { name: 'Long List' }).waitFor()

  const admin = await open({ path: '/admin/uploads' })
  await admin.getByRole('cell', { name: '40,000' }).waitFor()
  await settled(admin)
  await assertAccessible(admin)
  await admin.getByLabel('Files of one person').fill('1')
  await admin.getByRole('button', { name: 'Save the limits' }).click()
  await admin.getByText('Saved').waitFor()
  await admin.getByRole('button', { name: 'Delete Long List' }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await admin.getByText('Nothing has been uploaded').waitFor()
  assert.equal(await call('GET', '/api/setting/uploads-limit-per-person-mb'), 1)
})
