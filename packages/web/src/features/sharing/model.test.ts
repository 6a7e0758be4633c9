import assert from 'node:assert/strict'
import { test } from 'node:test'
import { frameCode, lookHash, oembedAddress, publicAddress, signingCode, statesOf } from './model.ts'

const look = { hasTitle: true, hasBorder: false, theme: 'night' } as const

test('an address is of the question or dashboard, and its markup is escaped', () => {
  assert.equal(publicAddress('https://x/bi/', { kind: 'card', id: 1 }, 'u'), 'https://x/bi/public/question/u')
  assert.equal(lookHash(look), '#bordered=false&titled=true&theme=night')
  const oembed = new URL(oembedAddress('https://x/bi/', 'https://x/bi/public/question/u#a=1&b=2'))
  assert.equal(oembed.searchParams.get('url'), 'https://x/bi/public/question/u#a=1&b=2')
  assert.match(frameCode('https://x/?a=1&b="2"'), /src="https:\/\/x\/\?a=1&amp;b=&quot;2&quot;"/)
})

test('code names the resource, its locked filters and where the frame is', () => {
  const input = { site: 'https://x/', shared: { kind: 'dashboard', id: 7 }, locked: ['state'], look } as const
  for (const language of ['node', 'python', 'ruby', 'go', 'php', 'curl'] as const) {
    const code = signingCode(language, input)
    assert.match(code, /dashboard/, language)
    assert.match(code, /state/, language)
    assert.match(code, /EMBEDDING_SECRET_KEY/, language)
  }
})

test('filters that nobody has decided about are disabled', () => {
  assert.deepEqual(statesOf([{ slug: 'a' }, { slug: 'b' }], { a: 'locked', gone: 'enabled' }), {
    a: 'locked',
    b: 'disabled',
  })
})
