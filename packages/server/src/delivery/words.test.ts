/** Sentences of messages in the language of their readers. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inEnglish, msg, wordsIn } from './words.ts'

const REASON = {
  text: msg('The value rose by {size}, from {before} to {now}.'),
  values: { size: { text: '{amount} %', values: { amount: 12.5 } }, before: 122033.67, now: 0.1 + 0.2 },
}

test('numbers are written as the language of the reader writes them', async () => {
  const said = async (locale: string) => (await wordsIn(locale))(REASON.text, REASON.values)
  assert.equal(inEnglish(REASON), 'The value rose by 12.5 %, from 122,033.67 to 0.3.')
  assert.equal(await said('de_DE'), 'Der Wert ist um 12,5 % gestiegen, von 122.033,67 auf 0,3.')
  assert.equal(await said('not a language'), inEnglish(REASON))
})

test('a text that looks like a place stays as it is', () => {
  assert.equal(
    inEnglish({ text: '{name} and {other}', values: { name: '{other} $&', other: 'b' } }),
    '{other} $& and b',
  )
})
