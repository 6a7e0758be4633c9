import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileAddress, isOwnAddress, linkAddress } from './index.ts'

const OWN = [
  '/',
  '/dashboard/1',
  'dashboard/1',
  '#top',
  '?a=b:c',
  'a/b:c',
  '/a//b',
  '/a b',
  './javascript:x',
  '/javascript:x',
]
const OTHERS = [
  'http://a.example',
  'https://a.example/x?y#z',
  'HTTPS://A.example',
  'https://a.example/javascript:x',
  'mailto:a@b.example',
  'MailTo:a@b.example',
  'tel:+49301234',
  'https://[::1]:8080/',
]
const BAD = [
  '',
  ' ',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\r\nscript:alert(1)',
  '\tjavascript:alert(1)',
  'javascript\n:alert(1)',
  'javascript://host/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'view-source:https://a.example',
  'blob:https://a.example/x',
  'file:///etc/passwd',
  'ftp://a.example',
  'intent://x#Intent;end',
  '//evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  'http:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'https://',
  'https://a b.example/',
  'https://a.example/\u0000',
  'https://a.example/\u0085',
]

test('links lead to the web, mail, telephones and places of this site', () => {
  for (const good of [...OWN, ...OTHERS]) assert.equal(linkAddress(good), good, good)
  for (const bad of BAD) assert.equal(linkAddress(bad), null, JSON.stringify(bad))
  assert.equal(linkAddress('  https://a.example '), 'https://a.example')
})

test('a place of this site has neither scheme nor host', () => {
  for (const own of OWN) assert.equal(isOwnAddress(own), true, own)
  for (const other of [...OTHERS, ...BAD.filter((bad) => bad.trim() !== '' && !bad.startsWith(' '))])
    assert.equal(isOwnAddress(other), false, JSON.stringify(other))
})

test('what a browser would go to is what was allowed', () => {
  const base = 'https://own.example/sub/page'
  for (const text of [...OWN, ...OTHERS, ...BAD, ...BAD.map((bad) => ` ${bad} `)]) {
    const address = linkAddress(text)
    if (address === null) continue
    const { protocol, origin } = new URL(address, base)
    assert.ok(['http:', 'https:', 'mailto:', 'tel:'].includes(protocol), text)
    if (isOwnAddress(address)) assert.equal(origin, 'https://own.example', text)
  }
})

test('files come from the web, from this site or with their address', () => {
  for (const good of ['app/assets/img/logo.svg', '/logo.png', 'https://a.example/x.png', 'data:image/svg+xml,x'])
    assert.equal(fileAddress(good, 'image'), good)
  assert.equal(fileAddress('data:font/woff2;base64,AA', 'font'), 'data:font/woff2;base64,AA')
  for (const bad of [
    ...BAD,
    'mailto:a@b.example',
    'tel:1',
    'data:text/html,x',
    'data:font/woff2,x',
    'data:image\n/png,x',
  ])
    assert.equal(fileAddress(bad, 'image'), null, JSON.stringify(bad))
})
