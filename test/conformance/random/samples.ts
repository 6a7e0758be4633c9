/** A table of odd values for random queries: nulls, empty and look-alike texts, negative numbers, repeated times. */
import { TABLES, type Table, type Value } from '../data-set.ts'

export const TEXTS = [
  '',
  ' ',
  'a',
  'A',
  'a ',
  ' a',
  'ä',
  'Ä',
  'aB',
  'a%b',
  'a_b',
  "it's",
  'back\\slash',
  'quote"s',
  'x*y?[z]',
  'Zoë',
  'zoe',
  '日本',
  '😀 smile',
  'tab\there',
  'new\nline',
  '{{tag}}',
  '!bang',
  '007',
  'one-two-three',
]
const INTEGERS = [null, 0, 1, -1, 2, 7, -7, 10, 100, 3]
const DECIMALS = [null, '0.00', '0.50', '-0.50', '1.25', '10.10', '-3.75', '99.99', '2.00', '0.10', '1.50']
const FLOATS = [null, 0, 0.5, -0.5, 1.5, 2.25, -7.75, 1000.125, 3]
const BOOLEANS = [null, true, false]
const DAYS = [null, '2023-12-31', '2024-01-01', '2024-02-29', '2024-03-31', '2024-12-30', '1969-07-20']
const TIMES = [
  null,
  '2024-03-31 01:59:59',
  '2024-03-31 02:30:00',
  '2024-01-01 00:00:00',
  '2023-12-31 23:59:59.500',
  '2024-10-27 01:30:00',
  '2024-10-27 00:30:00',
]

/** Every list goes round at its own pace, so that all pairs come up. */
const at = (list: readonly Value[], row: number): Value => list[row % list.length]!

const rows = Array.from({ length: 77 }, (_, row): Value[] => [
  row + 1,
  at([null, 1, 2, 3, 4, 9], row),
  at(INTEGERS, row),
  at(DECIMALS, row),
  at(FLOATS, row + 2),
  row % 13 === 12 ? null : at(TEXTS, row),
  at(BOOLEANS, row),
  at(DAYS, row),
  at(TIMES, row),
  at(TIMES, row + 3),
])

const SAMPLES: Table = {
  id: 12,
  name: 'samples',
  columns: [
    [1201, 'id', 'integer', 'type/PK'],
    [1202, 'person_id', 'integer', 'type/FK', 101],
    [1203, 'n', 'integer'],
    [1204, 'd', 'decimal'],
    [1205, 'f', 'float'],
    [1206, 't', 'text'],
    [1207, 'b', 'boolean'],
    [1208, 'day', 'date'],
    [1209, 'made_at', 'timestamp'],
    [1210, 'moment', 'instant'],
  ],
  rows,
}

export const RANDOM_TABLES: readonly Table[] = [...TABLES, SAMPLES]
