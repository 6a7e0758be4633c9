import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LIGHT, toSvg, type Node, type Scene } from '@querent/viz'
import { differingShare, readPng } from '../../../../../test/support/png-pixels.ts'
import { boundsOf } from './bounds.ts'
import { toPng } from './index.ts'
import { paint, PainterBroke } from './paint.ts'
import { inSight, paintable } from './paintable.ts'

const sceneOf = (nodes: Node[], width = 100, height = 100): Scene => ({
  width,
  height,
  nodes,
  hits: [],
  legend: [],
  summary: '',
})

const [RGB, INDEXED] = [2, 3]
/** In the header. */
const colorKind = (png: Uint8Array) => png[25]

test('what the painter panics over is an error', async () => {
  const far = '<g opacity="0.5" transform="translate(500 500)"><path d="M0,0h9v9Z"/></g>'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${far}</svg>`
  await assert.rejects(paint(svg), PainterBroke)
})

test('a picture of many strips is the same as one painted at once', async () => {
  const nodes: Node[] = [
    { kind: 'rect', x: 20, y: 30, width: 300, height: 1900, fill: '#4e41ad' },
    {
      kind: 'group',
      at: { x: 100, y: 50 },
      opacity: 0.5,
      nodes: [{ kind: 'circle', x: 200, y: 700, radius: 180.5, fill: '#ff8800' }],
    },
    {
      kind: 'group',
      clip: { x: 0, y: 100, width: 390, height: 1500 },
      nodes: [{ kind: 'line', from: { x: 0, y: 0 }, to: { x: 400, y: 2000 }, stroke: '#112233', width: 7 }],
    },
  ]
  const scene = sceneOf(nodes, 600, 2000)
  const { bytes } = await toPng(scene, 1)
  const { width, height, bytes: rgba } = await paint(toSvg(scene, { background: LIGHT.surface }))
  assert.equal(colorKind(bytes), RGB)
  assert.equal(differingShare(readPng(bytes), { width, height, rgba }, 4), 0)
})

test('a picture of few colors has a palette, and every pixel as it was painted', async () => {
  const disc = (fill: string, i: number): Node => ({ kind: 'circle', x: 12 + i * 9, y: 50.3, radius: 30.7, fill })
  for (const [colors, kind] of [
    [['#4e41ad', '#ff8800'], INDEXED],
    [['#4e41ad', '#ff8800', '#00aa55', '#dd2222', '#118899', '#997711', '#553311', '#aaccee', '#10e0b0'], RGB],
  ] as const) {
    const scene = sceneOf(colors.map(disc))
    const { bytes } = await toPng(scene, 1)
    const { width, height, bytes: rgba } = await paint(toSvg(scene, { background: LIGHT.surface }))
    assert.equal(colorKind(bytes), kind)
    assert.deepEqual(readPng(bytes), { width, height, rgba })
  }
})

test('a clip that cuts nothing is left out, one that cuts stays', () => {
  const clip = { x: 0, y: 0, width: 50, height: 50 }
  const clipOf = (d: string) => {
    const [group] = paintable({ kind: 'group', clip, nodes: [{ kind: 'path', d, fill: '#000000' }] })
    return group?.kind === 'group' ? group.clip : undefined
  }
  assert.equal(clipOf('M10,10H20a3,3 0 0 1 3,3V50H10Z'), undefined)
  assert.deepEqual(clipOf('M10,10H60V20Z'), clip)
  assert.deepEqual(clipOf('M10,10T60,20'), clip)
})

test('texts become outlines where they are in sight', () => {
  const text: Node = { kind: 'text', x: 5, y: 20, text: 'Hello', size: 12, fill: '#000000' }
  const nodes = paintable({ kind: 'group', nodes: [text, { ...text, y: 500 }] })
  const kindsIn = (top: number, bottom: number) =>
    inSight(nodes, { left: 0, top, right: 100, bottom }).flatMap((node) =>
      node.kind === 'group' ? node.nodes.map(({ kind }) => kind) : [],
    )
  assert.deepEqual([kindsIn(0, 100), kindsIn(100, 400), kindsIn(0, 600)], [['path'], [], ['path', 'path']])
})

test('bounds hold every point of a path', () => {
  const boundsOfPath = (d: string) => Object.values(boundsOf({ kind: 'path', d, fill: '#000000' }))
  assert.deepEqual(boundsOfPath('M1,2l3,4h-10v2z'), [-6, 2, 4, 8])
  assert.deepEqual(boundsOfPath('M0 0Q5-5 10 0C20,0 20,10 1e1,10ZM30,30L40,40'), [0, -5, 40, 40])
  const [left = 0, top = 0, right = 0, bottom = 0] = boundsOfPath('M10,0A10,10 0 1 1 10,0.01Z')
  assert.ok(left <= -10 && top <= -10 && right >= 10 && bottom >= 10)
})
