/** The functions that are listed in the editor of a formula. */
import assert from 'node:assert/strict'
import { assertAccessible, browserTest, openPage } from '../support/browser.ts'
import { until } from '../support/until.ts'
import { webServer } from '../support/web-server.ts'

browserTest(
  'functions are looked up by subject, and inserted at the cursor with their arguments selected',
  async (t) => {
    const { url, sessions } = await webServer(t)
    const page = await openPage(t, { url, path: '/question/notebook', session: sessions.admin })
    await page
      .getByRole('option', { name: /^Products/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Custom column' }).click()
    const formula = page.getByRole('textbox', { name: 'Formula' })
    await formula.waitFor()
    await page.keyboard.type('[Price] + ')
    await page.keyboard.press('Control+Shift+F')
    const list = page.getByRole('listbox', { name: 'Functions' })
    await list.waitFor()
    for (const subject of ['Conditions', 'Dates and times', 'Numbers', 'Text', 'Any values'])
      await list.getByRole('group', { name: subject }).waitFor()
    assert.equal(await list.getByRole('option', { name: 'CumulativeSum' }).count(), 0, 'a column sums nothing up')
    await assertAccessible(page)
    await page.keyboard.type('part of the text')
    const substring = list.getByRole('option').filter({ hasText: 'substring(' })
    for (const said of [
      'A part of the text; the first character is at position 1.',
      'substring(text, start, [length])',
      'Returns: Text',
      'Example: substring([title], 1, 3)',
    ])
      await substring.getByText(said, { exact: true }).waitFor()
    await page.emulateMedia({ colorScheme: 'dark' })
    await assertAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    // The list follows the window.
    await until('no room for sideways', 15_000, () =>
      page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth'),
    )
    assert.ok(((await list.boundingBox())?.width ?? 999) < 390)

    // Escape gives up the search, then the list; the formula stays as it was.
    await page.keyboard.press('Escape')
    await list.getByRole('group', { name: 'Numbers' }).waitFor()
    await page.keyboard.press('Escape')
    await list.waitFor({ state: 'detached' })
    assert.equal(await formula.textContent(), '[Price] + ')

    await page.getByRole('button', { name: 'Functions' }).press('Enter')
    await page.keyboard.type('power')
    await list.getByRole('option', { name: 'power' }).first().waitFor()
    await page.keyboard.press('Enter')
    await list.waitFor({ state: 'detached' })
    await formula.getByText('power(base, exponent)').waitFor()
    await page.keyboard.type('2')
    await page.keyboard.press('Tab')
    await page.keyboard.type('3')
    await formula.getByText('[Price] + power(2, 3)').waitFor()
    await page.getByText('Returns: Decimal number').waitFor()
  },
)
