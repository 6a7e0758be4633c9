import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keepLooks, readLooks } from './kept-looks.ts'

function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const texts = new Map<string, string>()
  return { getItem: (key) => texts.get(key) ?? null, setItem: (key, text) => void texts.set(key, text) }
}

test('looks are kept by the name of their picture', () => {
  const kept = storage()
  const looks = { of: '["YEAR",["count"]]', series: new Map([['2026', { place: 2, isRight: true }]]) }
  keepLooks('card 7', looks, kept)
  assert.deepEqual(readLooks('card 7', kept), looks)
  assert.equal(readLooks('card 8', kept), undefined)
})

test('what somebody else has written there breaks no picture', () => {
  for (const text of ['', '{', '7', '{"of":1}', '{"of":"a","series":[7]}']) {
    const kept = storage()
    kept.setItem('looks:card 7', text)
    assert.equal(readLooks('card 7', kept), undefined)
  }
  const full = { ...storage(), setItem: () => assert.fail('full') }
  keepLooks('card 7', { of: '', series: new Map() }, full)
})
