/** Alerts of SQL questions, models and metrics, and from the menu of a card: by the menu, the palette and the keys. */
import assert from 'node:assert/strict'
import { browserTest, settled } from '../support/browser.ts'
import { deliverySite, SHOP } from '../support/delivery-site.ts'

interface Card {
  id: number
  name: string
  type: 'question' | 'model' | 'metric'
  query_type: string
}

const CHANGED = 'When the value changes by 10 % or more'

browserTest('SQL questions, models and metrics have alerts in the menu, in the palette and by a key', async (t) => {
  const { setUpMail, ask, open } = await deliverySite(t)
  await setUpMail()
  const cards = await ask<Card[]>('GET', '/api/card')
  const page = await open('/')
  const sheet = page.getByRole('dialog', { name: 'Alerts' })
  const [changes, results] = ['The value changes', 'There are results'] as const
  for (const { fits, condition, said } of [
    { fits: ({ query_type }: Card) => query_type === 'native', condition: changes, said: CHANGED },
    // Rows of a table have no value to compare.
    { fits: ({ type }: Card) => type === 'model', condition: results, said: /^When there are results/ },
    { fits: ({ type }: Card) => type === 'metric', condition: changes, said: CHANGED },
  ]) {
    const card = cards.find(fits)
    assert.ok(card)
    await page.goto(new URL(`/${card.type}/${card.id}`, page.url()).href)
    await page.getByRole('heading', { name: card.name, level: 1 }).waitFor()
    await settled(page)
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: /^Alert/ }).click()
    await sheet.getByText(/^Now: /).waitFor()
    await sheet.getByRole('button', { name: /Send it when/ }).click()
    // None of them draws a goal.
    assert.deepEqual(
      await page.getByRole('option').allTextContents(),
      ['There are results', 'There are no results', 'The value changes'].slice(0, condition === changes ? 3 : 2),
    )
    await page.getByRole('option', { name: condition, exact: true }).click()
    await sheet.getByRole('button', { name: 'Save' }).click()
    await sheet.getByText(said).waitFor()
    const [saved] = await ask<{ payload: { card_id: number } }[]>('GET', `/api/notification?card_id=${card.id}`)
    assert.equal(saved?.payload.card_id, card.id)
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })

    await page.keyboard.press('s')
    await sheet.getByText(said).waitFor()
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })

    await page.keyboard.press('Control+k')
    await page.keyboard.type('Alerts of the question')
    await page.getByRole('option', { name: /^Alerts of the question/ }).click()
    await sheet.getByText(said).waitFor()
  }
})

browserTest('the menu of a card sets an alert of its question', async (t) => {
  const { setUpMail, ask, named, open } = await deliverySite(t)
  await setUpMail()
  const id = await named('dashboard', SHOP)
  const page = await open(`/dashboard/${id}`)
  await page.getByRole('button', { name: 'Actions for “Revenue, latest period”' }).click()
  await page.getByRole('menuitem', { name: 'Alert me about this question' }).click()
  const sheet = page.getByRole('dialog', { name: 'Alerts' })
  await sheet.getByRole('button', { name: 'Save' }).click()
  await sheet.getByText('When there are results').waitFor()
  const { dashcards } = await ask<{ dashcards: { card_id: number; card: { name: string } | null }[] }>(
    'GET',
    `/api/dashboard/${id}`,
  )
  const place = dashcards.find(({ card }) => card?.name === 'Revenue, latest period')
  const [saved] = await ask<{ payload: { card_id: number } }[]>('GET', '/api/notification')
  assert.equal(saved?.payload.card_id, place?.card_id)
})
