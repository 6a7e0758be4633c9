import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brandTokens } from './brand.ts'
import { contrast, readLiteral } from './oklch.ts'
import { DARK, LIGHT } from './palette.ts'

const pair = (token: string | undefined) => /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(token ?? '')?.slice(1) ?? []
const ratio = (a: string | undefined, b: string) => contrast(readLiteral(a ?? '')!, readLiteral(b)!)

test('a brand of any lightness can be read on every ground of both themes', () => {
  for (const brand of ['#ffff00', '#000000', '#ffffff', '#509ee3', '#7f1d1d', '#00ff99']) {
    const tokens = brandTokens({ brand })
    const [light, dark] = pair(tokens['--accent'])
    for (const ground of [LIGHT.surface, LIGHT.sunken]) assert.ok(ratio(light, ground) >= 4.5, `${brand} light`)
    for (const ground of [DARK.surface, DARK.sunken]) assert.ok(ratio(dark, ground) >= 4.5, `${brand} dark`)
    const [onLight, onDark] = pair(tokens['--on-accent'])
    assert.ok(ratio(onLight, light ?? '') >= 4.5, `${brand}: on it, light`)
    assert.ok(ratio(onDark, dark ?? '') >= 4.5, `${brand}: on it, dark`)
    const [softLight, softDark] = pair(tokens['--accent-soft'])
    const [strongLight, strongDark] = pair(tokens['--accent-strong'])
    assert.ok(ratio(strongLight, softLight ?? '') >= 4.5, `${brand}: strong on soft, light`)
    assert.ok(ratio(strongDark, softDark ?? '') >= 4.5, `${brand}: strong on soft, dark`)
  }
})

test('a brand that can be read stays as it is in the light', () => {
  assert.equal(pair(brandTokens({ brand: '#7f1d1d' })['--accent'])[0], '#7f1d1d')
})

test('colours of data by their places; what is no colour is left out', () => {
  assert.deepEqual(Object.keys(brandTokens({ accent2: '#036e65', accent9: '#036e65', accent0: 'tomato' })), ['--c3'])
  assert.deepEqual(brandTokens({}), {})
  assert.deepEqual(brandTokens(null), {})
})
