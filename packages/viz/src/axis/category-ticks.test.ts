import assert from 'node:assert/strict'
import { test } from 'node:test'
import { categoryTicks } from './category-ticks.ts'

const months = ['January', 'February', 'September', 'December']

const ticksAt = (step: number, short?: (index: number) => string) =>
  categoryTicks({
    count: months.length,
    label: (index) => months[index] ?? '',
    short,
    center: (index) => 100 + index * step,
    step,
    turn: 'auto',
    maxHeight: 100,
  })
const names = ({ ticks }: { ticks: { label: string }[] }) => ticks.map(({ label }) => label)
const first3 = (index: number) => (months[index] ?? '').slice(0, 3)

test('short names are taken when they fit level and the full ones do not', () => {
  assert.deepEqual(names(ticksAt(100, first3)), months)
  const narrow = ticksAt(40, first3)
  assert.deepEqual([narrow.turn, names(narrow)], [0, ['Jan', 'Feb', 'Sep', 'Dec']])
})

test('full names are turned when there are no short ones, or these do not fit either', () => {
  const turned = ticksAt(40)
  assert.deepEqual([turned.turn, names(turned)], [45, months])
  assert.equal(ticksAt(22, first3).turn, 45)
  assert.deepEqual(names(ticksAt(22, first3)), months)
})
