import assert from 'node:assert/strict'
import { test } from 'node:test'
import { polyline, px, roundedBar } from './path.ts'
import { toSvg } from './to-svg.ts'

test('texts cannot become markup', () => {
  const evil = `"><script>alert('1')</script>&\u0000\uD800`
  const svg = toSvg({
    width: 10,
    height: 10,
    nodes: [
      { kind: 'text', x: 0, y: 0, text: evil, size: 11, fill: evil },
      { kind: 'rect', x: 0, y: 0, width: 1, height: 1, fill: evil },
    ],
    hits: [],
    legend: [],
    summary: evil,
  })
  assert.ok(!svg.includes('<script'))
  assert.equal(svg.match(/</g)?.length, svg.match(/>/g)?.length)
  assert.equal([...svg].filter((letter) => letter === '\u0000').length, 0)
})

test('a margin is around the picture, under one background', () => {
  const scene = { width: 100, height: 50, nodes: [], hits: [], legend: [], summary: '' }
  const svg = toSvg(scene, { margin: 16, background: '#fff' })
  assert.match(svg, /width="132" height="82" viewBox="-16 -16 132 82"/)
  assert.match(svg, /<rect x="-16" y="-16" width="132" height="82" fill="#fff"\/>/)
  assert.match(toSvg(scene), /viewBox="0 0 100 50"/)
})

test('no number of a picture is NaN', () => {
  assert.equal(px(Number.NaN), '0')
  assert.equal(px(-0.001), '0')
  assert.equal(polyline([{ x: 1.234, y: Infinity }]), 'M1.23,0')
  assert.ok(!roundedBar({ x: 0, y: 0, width: 0, height: -3 }, 3, 'top').includes('NaN'))
})
