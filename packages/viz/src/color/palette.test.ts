import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inkOf } from './ink.ts'
import { contrast, distance, labToLinear, linearToLab, readLiteral, toHex, type Lab } from './oklch.ts'
import { DARK, LIGHT, type Palette } from './palette.ts'

type Matrix = readonly [number, number, number, number, number, number, number, number, number]

/** How people see who lack one sort of cones (Machado, Oliveira and Fernandes 2009, severity 1), on linear light. */
const SIGHTS: Readonly<Record<string, Matrix>> = {
  normal: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
}

/** OKLab distance × 100 that no two colors come below. Tritan sight, which one in ten thousand people has, is the weakest. */
const LEAST: Readonly<Record<string, number>> = { normal: 12, protan: 11, deutan: 8.5, tritan: 7 }

function seen(color: Lab, m: Matrix): Lab {
  const [r, g, b] = labToLinear(color)
  const channel = (i: 0 | 3 | 6) => Math.min(1, Math.max(0, m[i] * r + m[(i + 1) as 1] * g + m[(i + 2) as 2] * b))
  return linearToLab(channel(0), channel(3), channel(6))
}

const read = (hex: string): Lab => readLiteral(hex) ?? assert.fail(hex)

for (const [name, palette] of Object.entries({ light: LIGHT, dark: DARK }) as [string, Palette][]) {
  test(`${name}: any two data colors are apart for every sight`, () => {
    for (const [sight, matrix] of Object.entries(SIGHTS)) {
      const colors = palette.data.map((hex) => seen(read(hex), matrix))
      for (const [i, first] of colors.entries()) {
        for (const second of colors.slice(i + 1)) {
          const apart = distance(first, second)
          assert.ok(apart >= (LEAST[sight] ?? 0), `${sight}: ${palette.data[i]} is ${apart.toFixed(1)} from another`)
        }
      }
    }
  })

  test(`${name}: data colors stand out from the surface, and texts can be read`, () => {
    const surface = read(palette.surface)
    const ink = inkOf(palette)
    for (const color of palette.data) {
      assert.ok(contrast(read(color), surface) >= 3, color)
      const text = contrast(read(ink.asText(color)), surface)
      assert.ok(text >= 4.5, `${color} as text: ${text.toFixed(2)}`)
    }
    for (const color of [
      palette.text,
      palette.text2,
      palette.text3,
      palette.accent,
      palette.good,
      palette.bad,
      palette.warn,
    ]) {
      assert.ok(contrast(read(color), surface) >= 4.5, color)
    }
  })

  test(`${name}: a data color as text keeps its hue`, () => {
    const ink = inkOf(palette)
    for (const color of palette.data) {
      const [a, b] = [read(color), read(ink.asText(color))]
      const turn = Math.abs(Math.atan2(a.b, a.a) - Math.atan2(b.b, b.a))
      assert.ok(Math.min(turn, 2 * Math.PI - turn) < 0.35, `${color} turned by ${turn}`)
    }
  })
}

test('colors of settings are read however they are written', () => {
  for (const color of ['#3d7ab8', '#3D7AB8FF', 'rgb(61, 122, 184)', 'rgb(61 122 184 / 50%)', 'rgba(61,122,184,.5)']) {
    assert.equal(toHex(readLiteral(color) ?? assert.fail(color)), '#3d7ab8', color)
  }
  assert.equal(toHex(readLiteral('hsl(120, 100%, 50%)') ?? assert.fail()), '#00ff00')
  assert.equal(toHex(readLiteral('hsl(-120deg 100% 50%)') ?? assert.fail()), '#0000ff')
  assert.equal(readLiteral('url(x)'), undefined)
  // A mix of a stored color is made for the surface that it stands on.
  assert.notEqual(inkOf(DARK).sequential(3, 'rgb(61, 122, 184)')[0], inkOf(LIGHT).sequential(3, 'rgb(61, 122, 184)')[0])
})

for (const [name, palette] of Object.entries({ light: LIGHT, dark: DARK }) as [string, Palette][]) {
  test(`${name}: steps of a scale go one way, and neighbors can be told apart`, () => {
    const steps = inkOf(palette).sequential(6).map(read)
    const rising = Math.sign((steps.at(-1)?.l ?? 0) - (steps[0]?.l ?? 0))
    for (const [i, step] of steps.slice(1).entries()) {
      const before = steps[i] ?? step
      assert.equal(Math.sign(step.l - before.l), rising)
      assert.ok(distance(step, before) > 5, `${i}: ${distance(step, before)}`)
    }
  })

  test(`${name}: texts can be read on what they stand on`, () => {
    for (const color of [palette.text, palette.text2, palette.text3]) {
      for (const ground of [palette.surface, palette.sunken]) {
        assert.ok(contrast(read(color), read(ground)) >= 4.5, `${color} on ${ground}`)
      }
    }
  })
}
