import assert from 'node:assert/strict'
import { test } from 'node:test'
import { acceptsGzip } from './compression.ts'

test('gzip is taken where it is named, or everything else is', () => {
  for (const header of ['gzip', 'br, GZIP', 'deflate, gzip;q=0.5', 'gzip ; q=1', '*', 'br;q=1, *;q=0.1'])
    assert.equal(acceptsGzip(header), true, header)
})

test('gzip is not taken where it is not named, or refused', () => {
  for (const header of ['', 'identity', 'br, deflate', 'gzip;q=0', 'gzip;q=0.000, *', '*;q=0', 'xgzip'])
    assert.equal(acceptsGzip(header), false, header)
})
