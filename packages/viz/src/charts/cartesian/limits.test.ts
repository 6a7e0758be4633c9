import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { test } from 'node:test'
import {
  CATEGORY,
  month,
  MONTH,
  overTime,
  pictureOf,
  result,
  REVENUE,
  sceneOf,
  wave,
} from '../../../../../test/support/results.ts'
import { LIGHT } from '../../color/index.ts'
import { shapeOf } from '../../data/index.ts'
import { VISUALIZATIONS } from '../../registry.ts'
import type { Node } from '../../scene/index.ts'
import { textWidth } from '../../text/index.ts'
import { area } from '../area/index.ts'
import { bar } from '../bar/index.ts'
import { boxplot } from '../boxplot/index.ts'
import { combo } from '../combo/index.ts'
import { line } from '../line/index.ts'
import { row } from '../row/index.ts'
import { scatter } from '../scatter/index.ts'

const DISPLAYS = [bar, line, area, combo, row, scatter]

/** Boxes of texts, lines, circles and rectangles, with what they are. */
function* boxesOf(
  nodes: readonly Node[],
): Iterable<{ x: number; y: number; right: number; bottom: number; of: string }> {
  for (const node of nodes) {
    if (node.kind === 'group') yield* boxesOf(node.nodes)
    else if (node.kind === 'text' && !node.rotate) {
      const width = textWidth(node.text, node.size, node.weight)
      const x = node.x - (node.anchor === 'end' ? width : node.anchor === 'middle' ? width / 2 : 0)
      yield { x, y: node.y - node.size * 0.8, right: x + width, bottom: node.y, of: node.text }
    } else if (node.kind === 'circle') {
      yield { x: node.x, y: node.y, right: node.x, bottom: node.y, of: 'circle' }
    } else if (node.kind === 'line') {
      yield { x: node.from.x, y: node.from.y, right: node.to.x, bottom: node.to.y, of: 'line' }
    }
  }
}

for (const display of DISPLAYS) {
  test(`${display.display}: nothing leaves its box, however small`, () => {
    const settings = { 'graph.show_values': true, 'graph.show_goal': true, 'graph.goal_value': 9000 }
    for (const [width, height] of [
      [80, 60],
      [120, 80],
      [200, 120],
      [320, 200],
      [900, 90],
      [130, 700],
    ] as const) {
      for (const data of [overTime(24), overTime(12, 4), overTime(1)]) {
        const scene = sceneOf(display, data, LIGHT, { width, height, settings })
        for (const { x, y, right, bottom, of } of boxesOf(scene.nodes)) {
          const isInside = x >= -1 && y >= -1 && right <= width + 1 && bottom <= height + 1
          assert.ok(isInside, `${of} at ${x},${y} to ${right},${bottom} in ${width}×${height}`)
        }
      }
    }
  })
}

test('settings of any form are read, and drawn', () => {
  const junk = [
    null,
    0,
    -1,
    Number.NaN,
    '',
    'x',
    true,
    [],
    {},
    [null],
    { a: 1 },
    ['sum'],
    [{ key: 'sum', color: '"><script>' }],
  ]
  const keys = DISPLAYS.flatMap(({ settings }) => settings.flatMap((group) => group.settings.map(({ key }) => key)))
  for (const display of DISPLAYS) {
    for (const value of junk) {
      const settings = Object.fromEntries(
        [...new Set([...keys, 'graph.series_order', 'graph.colors'])].map((key) => [key, value]),
      )
      const svg = pictureOf(display, overTime(6, 2), LIGHT, { settings })
      assert.doesNotMatch(svg, /NaN|undefined|Infinity|<script/)
    }
  }
})

test('100,000 points are as many as there are pixels, and the extremes stay', () => {
  const rows = Array.from({ length: 100_000 }, (_, i) => [i, i === 54_321 ? 9999 : wave(i % 1000)] as const)
  const data = result([{ name: 'x', base_type: 'type/Integer', source: 'breakout' }, REVENUE], rows)
  const started = process.cpuUsage()
  const scene = sceneOf(line, data, LIGHT)
  const used = process.cpuUsage(started).user / 1000
  assert.ok(scene.hits.length <= 640 * 4, `${scene.hits.length} hits`)
  assert.ok(scene.hits.some(({ values }) => values[0] === 9999))
  assert.ok(used < 3000, `${used} ms`)
})

test('hidden series keep their color and their place in the legend', () => {
  const data = overTime(12, 3)
  const scene = sceneOf(bar, data, LIGHT, { hidden: new Set(['Affiliate']) })
  assert.deepEqual(
    scene.legend.map(({ isHidden }) => isHidden),
    [true, false, false],
  )
  assert.deepEqual(new Set(scene.hits.map(({ series }) => series)), new Set([1, 2]))
  assert.equal(scene.hits[0]?.color, LIGHT.data[1])
  const lines = sceneOf(line, data, LIGHT)
  assert.deepEqual(lines.legend, [])
  assert.equal(sceneOf(line, data, LIGHT, { hidden: new Set(['Direct']) }).legend.length, 3)
})

test('events answer, those close to each other together, and those beyond the axis are left out', () => {
  const events = ['2026-02-03', '2026-02-04', '2026-06-01T10:30:00', '2031-01-01', '2025-12-31'].map((at, i) => ({
    at,
    name: `Event ${i}`,
  }))
  for (const display of [line, bar]) {
    const marks = sceneOf(display, overTime(24), LIGHT, { events }).hits.filter(({ series }) => series === -1)
    assert.deepEqual(
      marks.map(({ label, group }) => [label, group]),
      [
        ['February 3, 2026 – February 4, 2026, Event 0, Event 1', -1],
        ['June 1, 2026, 10:30 AM, Event 2', -2],
      ],
    )
    assert.deepEqual(
      marks.map(({ events: lines }) => lines?.map(({ place }) => place)),
      [[0, 1], [2]],
    )
  }
  assert.ok(sceneOf(row, overTime(3), LIGHT, { events }).hits.every(({ series }) => series >= 0))
  assert.ok(
    sceneOf(line, overTime(24), LIGHT, { events, width: 200, height: 120 }).hits.every(({ series }) => series >= 0),
  )
})

test('what happened in the last bucket stands under its mark', () => {
  const events = [{ at: '2026-12-24', name: 'Last' }]
  for (const display of [line, bar]) {
    const scene = sceneOf(display, overTime(12), LIGHT, { events })
    assert.ok((scene.hits.at(-1)?.anchor.x ?? 0) > 580)
  }
})

test('an axis in order offers ranges, one of names does not', () => {
  const onLine = sceneOf(line, overTime(12), LIGHT).across
  const inBars = sceneOf(bar, overTime(12), LIGHT).across
  assert.deepEqual([onLine?.kind, onLine?.places.length, onLine?.places[2]?.value], ['time', 12, month(2)])
  assert.equal(onLine?.places[3]?.begin, onLine?.places[3]?.center)
  assert.ok((inBars?.places[3]?.begin ?? 0) < (inBars?.places[3]?.center ?? 0))
  const bins = { name: 'p', base_type: 'type/Float', source: 'breakout', binning_info: { bin_width: 20 } }
  const binned = sceneOf(
    bar,
    result(
      [bins, REVENUE],
      [
        [0, 3],
        [20, 5],
        [40, 4],
      ],
    ),
    LIGHT,
  ).across
  assert.deepEqual([binned?.kind, binned?.places.map(({ at }) => at)], ['number', [0, 20, 40]])
  const names = { name: 'c', base_type: 'type/Text', source: 'breakout' }
  assert.equal(
    sceneOf(
      bar,
      result(
        [names, REVENUE],
        [
          ['a', 1],
          ['b', 2],
        ],
      ),
      LIGHT,
    ).across,
    undefined,
  )
})

test('the same bytes in a second process', () => {
  const code = `
    const { overTime, pictureOf } = await import(${JSON.stringify(import.meta.resolve('../../../../../test/support/results.ts'))})
    const { VISUALIZATIONS, LIGHT } = await import(${JSON.stringify(import.meta.resolve('../../index.ts'))})
    const names = ${JSON.stringify(DISPLAYS.map(({ display }) => display))}
    for (const name of names) {
      const display = VISUALIZATIONS.find((one) => one.display === name)
      process.stdout.write(pictureOf(display, overTime(18, 4), LIGHT))
    }`
  const env = { ...process.env, TZ: 'Asia/Tokyo', LANG: 'de_DE.UTF-8' }
  const there = execFileSync(process.execPath, [...process.execArgv, '--input-type=module', '-e', code], { env })
  const here = DISPLAYS.map((display) => pictureOf(display, overTime(18, 4), LIGHT)).join('')
  assert.equal(there.toString(), here)
})

test('a result is drawn in the way that says most of it', () => {
  const category = { name: 'c', base_type: 'type/Text', source: 'breakout' }
  const rows = (count: number, name: (i: number) => string) =>
    Array.from({ length: count }, (_, i) => [name(i), wave(i)])
  const best = (cols: object[], cells: (string | number)[][]) => bestOf(result(cols, cells))
  assert.equal(best([MONTH, REVENUE], rows(12, month)), 'line')
  assert.equal(
    best(
      [category, REVENUE],
      rows(6, (i) => `Name ${i}`),
    ),
    'bar',
  )
  assert.equal(
    best(
      [category, REVENUE],
      rows(30, (i) => `Name ${i}`),
    ),
    'row',
  )
  assert.equal(
    best(
      [category, REVENUE],
      rows(4, (i) => `A name that takes much room ${i}`),
    ),
    'row',
  )
  const raw = [
    { name: 'a', base_type: 'type/Float' },
    { name: 'b', base_type: 'type/Float' },
  ]
  assert.equal(
    best(
      raw,
      Array.from({ length: 20 }, (_, i) => [i, wave(i)]),
    ),
    'scatter',
  )
})

function bestOf(data: Parameters<typeof shapeOf>[0]): string | undefined {
  const shape = shapeOf(data)
  const names = new Set(DISPLAYS.map(({ display }) => display))
  return VISUALIZATIONS.filter(({ display }) => names.has(display))
    .map((one) => ({ one, score: one.fit(shape).score }))
    .sort((a, b) => b.score - a.score)[0]?.one.display
}

for (const display of [...DISPLAYS, boxplot]) {
  test(`${display.display}: an axis of logarithms says what it has no place for`, () => {
    const data = result(
      [CATEGORY, REVENUE],
      [
        ['a', 0],
        ['b', -5],
        ['c', 1],
        ['d', 100],
      ],
    )
    const settings = { 'graph.y_axis.scale': 'log', 'graph.dimensions': ['CATEGORY'], 'graph.metrics': ['sum'] }
    const { hits, nodes } = sceneOf(display, data, LIGHT, { width: 480, height: 300, settings })
    assert.deepEqual([...new Set(hits.map(({ values }) => values[0]))].sort(), [1, 100])
    assert.match(JSON.stringify(nodes), /2 values of zero or below not shown/)
    const least = hits.find(({ values }) => values[0] === 1)
    // The least bar is as much as can be seen.
    if (display === bar || display === row) {
      assert.ok(least && 'width' in least.shape && Math.min(least.shape.width, least.shape.height) > 20)
    }
  })
}

test('bars between thousands of empty years can be seen', () => {
  const year = { ...MONTH, display_name: 'Valid until: Year', unit: 'year' }
  const data = result(
    [year, REVENUE],
    [
      ['2024-01-01T00:00:00Z', 1],
      ['9999-01-01T00:00:00Z', 2],
    ],
  )
  const { nodes } = sceneOf(bar, data, LIGHT, { width: 300, height: 200 })
  const plotEnd = Math.max(...[...boxesOf(nodes)].filter(({ of }) => of === 'line').map(({ right }) => right))
  const bars = [...JSON.stringify(nodes).matchAll(/M([\d.]+),[\d.]+H([\d.]+)V/g)]
  assert.equal(bars.length, 2)
  for (const [text, from, to] of bars) {
    assert.ok(Number(to) - Number(from) > 0.9, text)
    // The last one is within the plot too, which ends some pixels before the picture does.
    assert.ok(Number(to) <= plotEnd, `${text} ${plotEnd}`)
  }
  const names = [...boxesOf(nodes)].map(({ of }) => of)
  assert.ok(names.includes('4000') && names.includes('8000'), names.join(' '))
})
