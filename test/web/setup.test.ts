/** The first minutes with a new server. */
import { assertAccessible, browserTest, openPage } from '../support/browser.ts'
import { freshWebServer } from '../support/web-server.ts'

browserTest('a new server is set up by keyboard', async (t) => {
  const { url } = await freshWebServer(t)
  const page = await openPage(t, { url })
  await page.waitForURL(/\/setup$/)
  await page.getByLabel('First name').waitFor()
  await assertAccessible(page)
  const typed = ['Ada', 'Lovelace', 'ada@example.org', 'password', 'Our shop']
  for (const text of typed) {
    await page.keyboard.press('Control+a')
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await page.getByText('too common').waitFor()
  await page.getByLabel('Password').fill('correct horse 9')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: /Ada$/ }).waitFor()
  await page.getByText('Our shop').waitFor()
  await page.reload()
  await page.getByRole('heading', { name: /Ada$/ }).waitFor()
})
