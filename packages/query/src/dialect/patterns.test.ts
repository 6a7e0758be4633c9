import assert from 'node:assert/strict'
import { test } from 'node:test'
import { groupNumber, NUMBER_TEXT, posixPattern, URL_START, URL_TO_PATH } from './patterns.ts'

const HOST = `${URL_START}([^/?#:@\\s]+)`
const PATH = `${URL_TO_PATH}(/[^?#]*)`
const TEXTS = [
  'https://www.shop.example.co.uk:80/a/b?c#d',
  'ann@example.org',
  'http://user:secret@host/',
  'example.org/path',
  'no path.at all/x',
  ' example.org/x',
  '',
]

/** JavaScript knows no classes with names. */
const withoutNames = (pattern: string) => pattern.replaceAll('[[:space:]]', '\\s').replaceAll('[:space:]', '\\s')

test('the group of a pattern is found in the words of POSIX too', () => {
  for (const pattern of [HOST, PATH]) {
    const posix = posixPattern(pattern)
    assert.doesNotMatch(posix, /\(\?|\\s/)
    for (const text of TEXTS) {
      const given = new RegExp(withoutNames(posix)).exec(text)
      assert.equal(given?.[groupNumber(pattern)], new RegExp(pattern).exec(text)?.[1], text)
    }
  }
})

test('what both know is left alone', () => {
  assert.equal(posixPattern('^[^(?:a]\\.\\(?(b)$'), '^[^(?:a]\\.\\(?(b)$')
  assert.equal(posixPattern(NUMBER_TEXT), NUMBER_TEXT.replaceAll('[ \\t\\n\\r\\f]', '[[:space:]]'))
  assert.equal(groupNumber('[(]\\((?:a)(b)'), 2)
})
