/** Files as people upload them, with what is in them: made from a seed, nasty in every way that a reader has to bear. */
import type { LoadType, NumberSeparators } from '../../packages/server/src/upload-files/index.ts'

export interface KnownFile {
  fileName: string
  bytes: Uint8Array
  numberSeparators: NumberSeparators
  /** How it is written, for messages of tests. */
  about: string
  columns: { header: string; name: string; type: LoadType }[]
  /** As the bulk load is to get them, without its escapes. */
  rows: (string | null)[][]
}

/** Numbers from 0 to below 1, the same for the same seed. */
type Random = () => number
/** What is written into the file, and what is to be loaded. */
type Cell = [written: string, loaded: string | null]

const ENCODINGS = [
  ['UTF-8', false],
  ['UTF-8', true],
  ['UTF-16LE', true],
  ['UTF-16BE', true],
  ['UTF-16LE', false],
  ['UTF-16BE', false],
  ['UTF-32LE', true],
  ['UTF-32BE', true],
  ['UTF-32LE', false],
  ['UTF-32BE', false],
  ['Windows-1252', false],
] as const
const ENDS = ['\n', '\r\n', '\r']
const SEPARATORS = [',', ';', '\t', '|']
const NUMBER_SEPARATORS: readonly NumberSeparators[] = ['.,', '.', ',.', ', ', '.’']
const TYPES: readonly LoadType[] = [
  'boolean',
  'integer',
  'float',
  'varchar-255',
  'text',
  'date',
  'datetime',
  'offset-datetime',
]
/** Every one once in a file, so that no duplicates come by chance. */
const HEADERS: readonly [header: string, name: string][] = [
  ['id', 'id'],
  ['Total Amount (€)', 'total_amount____'],
  ['Größe', 'grosse'],
  ['  padded  ', 'padded'],
  ['select', 'select'],
  ['2024', '2024'],
  ['naïve café', 'naive_cafe'],
  ['a;b|c,d', 'a_b_c_d'],
  ['two\nlines', 'two_lines'],
  ['say "hello"', 'say__hello_'],
  ['ØRSTED', 'orsted'],
  ['x'.repeat(100), 'x'.repeat(63)],
  ['drop table;--', 'drop_table___'],
]
/** Only where the encoding has their signs. */
const FAR_HEADERS: readonly [header: string, name: string][] = [
  ['Имя', 'имя'],
  ['名前', '名前'],
  ['😀 mood', '__mood'],
  ['Ελλάδα', 'ελλάδα'],
]
const WORDS = [
  'plain',
  ' padded ',
  'with "quotes"',
  '"',
  '""',
  'a, b; c | d\te',
  'two\nlines',
  'windows\r\nlines',
  'old\rlines',
  '\\N',
  'C:\\new\\table',
  '=1+1',
  '@SUM(A1)',
  '-',
  'NULL',
  '1e5',
  'Straße',
  '1.2.3',
  '2024-02-30',
  '12:30',
]
const FAR_WORDS = ['日本語', '😀👩‍👩‍👧', 'Привет, мир', 'שלום', 'zero\u200bwidth', '\ud7ff']
const TIMES: Readonly<Record<'date' | 'datetime' | 'offset-datetime', readonly Cell[]>> = {
  date: [
    ['2000-01-30', '2000-01-30'],
    ['Jan 30 2000', '2000-01-30'],
    ['Jan 30, 2000', '2000-01-30'],
    ['30 Jan 2000', '2000-01-30'],
    ['30 jan, 2000', '2000-01-30'],
    ['FEBRUARY 29 2024', '2024-02-29'],
    ['September 3, 1999', '1999-09-03'],
    ['3 May 1999', '1999-05-03'],
    ['3 December, 1999', '1999-12-03'],
    ['Sunday, January 30 2000', '2000-01-30'],
    ['sunday, january 30, 2000', '2000-01-30'],
    [' 0001-01-01 ', '0001-01-01'],
  ],
  datetime: [
    ['2000-01-30T10:20', '2000-01-30T10:20:00'],
    ['2000-01-30 10:20', '2000-01-30T10:20:00'],
    ['2000-01-30T10:20:30', '2000-01-30T10:20:30'],
    ['2000-01-30 23:59:59.5', '2000-01-30T23:59:59.5'],
    ['2000-01-30T10:20:30.123456', '2000-01-30T10:20:30.123456'],
    ['2000-01-30', '2000-01-30T00:00:00'],
    ['Jan 30, 2000', '2000-01-30T00:00:00'],
  ],
  'offset-datetime': [
    ['2000-01-30T10:20Z', '2000-01-30T10:20:00Z'],
    ['2000-01-30T10:20:30+02:00', '2000-01-30T08:20:30Z'],
    ['2000-01-01 00:30:00.25+01', '1999-12-31T23:30:00.25Z'],
    ['2000-02-28T23:00:00-0130', '2000-02-29T00:30:00Z'],
    ['2000-01-30T10:20:30+00:00:30', '2000-01-30T10:20:00Z'],
  ],
}
const BOOLEANS: readonly Cell[] = [
  ...['true', 'T', 'Yes', 'y', '1', 'TRUE'].map((text): Cell => [text, 't']),
  ...['false', 'F', 'no', 'N', '0', 'False'].map((text): Cell => [text, 'f']),
]
const WIDE = 1_600
/** Characters. */
const HUGE_CELL = 3_000_000

/** A file of a seed; every 40th is extremely wide, long, or empty but for its header. */
export function knownFile(seed: number, wide = WIDE): KnownFile {
  const random = randomOf(seed)
  const [encoding, isMarked] = pick(ENCODINGS, random)
  const isTsv = random() < 0.2
  const separator = isTsv ? '\t' : pick(SEPARATORS, random)
  const numberSeparators = pick(NUMBER_SEPARATORS, random)
  const columns = columnsOf(seed, random, { wide, isFar: encoding !== 'Windows-1252' })
  const cells = cellsOf(seed, random, columns, { numberSeparators, isFar: encoding !== 'Windows-1252' })
  const lines = [columns.map(({ header }): Cell => [header, header]), ...cells].map((row) =>
    lineOf(row, separator, random),
  )
  // CR, a line without a sign and LF would be one end of a line.
  const ends = random() < 0.3 && columns.length > 1 ? ENDS : [pick(ENDS, random)]
  const text = lines.map((line) => line + pick(ends, random)).join('')
  return {
    fileName: isTsv ? 'known.tsv' : pick(['known.csv', 'known.CSV', 'known.txt', 'known'], random),
    bytes: encodeText(text, encoding, isMarked),
    numberSeparators,
    about: `seed ${seed}: ${encoding}${isMarked ? ' with a mark' : ''}, ${JSON.stringify(separator)}, ${numberSeparators}`,
    columns: columns.map((column) => ({ ...column, type: cells.length === 0 ? 'text' : column.type })),
    rows: cells.map((row) => row.map(([, loaded]) => loaded)),
  }
}

/** Signs that Windows-1252 has and ISO 8859-1 does not; others of them are not used here. */
const WINDOWS_SIGNS: Readonly<Record<string, string>> = { '€': '\x80', '’': '\x92' }

/** The text in bytes. */
export function encodeText(text: string, encoding: string, isMarked: boolean): Uint8Array {
  const marked = isMarked ? `\ufeff${text}` : text
  if (encoding === 'UTF-8') return Buffer.from(marked)
  if (encoding === 'Windows-1252')
    return Buffer.from(
      marked.replaceAll(/[€’]/g, (sign) => WINDOWS_SIGNS[sign] ?? sign),
      'latin1',
    )
  if (encoding === 'UTF-16LE') return Buffer.from(marked, 'utf16le')
  if (encoding === 'UTF-16BE') return Buffer.from(marked, 'utf16le').swap16()
  const codes = Array.from(marked, (sign) => sign.codePointAt(0) ?? 0)
  const bytes = Buffer.alloc(codes.length * 4)
  for (const [index, code] of codes.entries()) {
    if (encoding === 'UTF-32LE') bytes.writeUInt32LE(code, index * 4)
    else bytes.writeUInt32BE(code, index * 4)
  }
  return bytes
}

function randomOf(seed: number): Random {
  let state = (seed * 2_654_435_761) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function pick<T>(values: readonly T[], random: Random): T {
  const value = values[Math.floor(random() * values.length)]
  if (value === undefined) throw new Error('nothing to pick from')
  return value
}

function columnsOf(
  seed: number,
  random: Random,
  { wide, isFar }: { wide: number; isFar: boolean },
): KnownFile['columns'] {
  if (seed % 40 === 0)
    return Array.from({ length: wide }, (_, index) => ({
      header: `column ${index}`,
      name: `column_${index}`,
      type: pick(TYPES, random),
    }))
  if (seed % 40 === 2)
    return [
      { header: 'id', name: 'id', type: 'integer' },
      { header: 'long', name: 'long', type: 'text' },
    ]
  const named = [...HEADERS, ...(isFar ? FAR_HEADERS : [])]
    .map((pair) => ({ pair, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .slice(0, 1 + Math.floor(random() * 9))
    .map(({ pair: [header, name] }) => ({ header, name, type: pick(TYPES, random) }))
  if (random() < 0.7) return named
  const repeated = ['', 'twice', '', 'Twice', 'twice'].map((header) => ({ header, type: pick(TYPES, random) }))
  const names = ['unnamed_column', 'twice', 'unnamed_column_2', 'twice_2', 'twice_3']
  return [...named, ...repeated.map((column, index) => ({ ...column, name: names[index] ?? '' }))]
}

interface CellOptions {
  numberSeparators: NumberSeparators
  isFar: boolean
}

function cellsOf(seed: number, random: Random, columns: KnownFile['columns'], options: CellOptions): Cell[][] {
  const count = seed % 40 === 1 ? 0 : 1 + Math.floor(random() * (seed % 40 === 0 ? 5 : 60))
  return Array.from({ length: count }, (_, row) =>
    columns.map(({ type }, column): Cell => {
      if (seed % 40 === 2 && type === 'text' && row === 0 && column === columns.length - 1)
        return same('huge "cell"\n'.repeat(HUGE_CELL / 12))
      // The first value is one that makes the type.
      if (row > 0 && random() < 0.15)
        return pick(
          [
            ['', null],
            ['  ', null],
          ] as const,
          random,
        )
      return cellOf(type, random, options, row === 0)
    }),
  )
}

function cellOf(type: LoadType, random: Random, { numberSeparators, isFar }: CellOptions, isFirst: boolean): Cell {
  if (type === 'boolean') return pick(BOOLEANS, random)
  if (type === 'integer') return isFirst ? ['42', '42'] : integerCell(random, numberSeparators)
  if (type === 'float') return floatCell(random, numberSeparators)
  if (type === 'varchar-255' || type === 'text') {
    if (isFirst) return same(type === 'text' ? 'long '.repeat(60) : 'first')
    return same(pick(isFar ? [...WORDS, ...FAR_WORDS] : WORDS, random))
  }
  const cells = TIMES[type]
  return isFirst ? (cells[0] ?? ['', null]) : pick(cells, random)
}

function same(text: string): Cell {
  return [text, text]
}

function integerCell(random: Random, separators: NumberSeparators): Cell {
  const digits = String(Math.floor(random() ** 4 * 1e15))
  return signed(grouped(digits, separators, random), digits, random)
}

function floatCell(random: Random, separators: NumberSeparators): Cell {
  const digits = String(Math.floor(random() ** 4 * 1e12))
  const fraction = String(Math.floor(random() * 1e4) + 1)
  const decimal = separators === ',.' || separators === ', ' ? ',' : '.'
  return signed(`${grouped(digits, separators, random)}${decimal}${fraction}`, `${digits}.${fraction}`, random)
}

function grouped(digits: string, separators: NumberSeparators, random: Random): string {
  if (random() < 0.5) return digits
  const sign = { '.': ',', '.,': ',', ',.': '.', ', ': pick([' ', '\u00a0'], random), '.’': '’' }[separators]
  return digits.replaceAll(/\B(?=(?:\d{3})+$)/g, sign)
}

function signed(written: string, loaded: string, random: Random): Cell {
  const forms: Cell[] = [
    [written, loaded],
    [` ${written} `, loaded],
    [`-${written}`, `-${loaded}`],
    [`(${written})`, `-${loaded}`],
    [`$${written}`, loaded],
    [`$ ${written}`, loaded],
    [`-£${written}`, `-${loaded}`],
    [`${written} $`, loaded],
    [`($${written})`, `-${loaded}`],
  ]
  return pick(forms, random)
}

/** Some rows leave out the nulls at their end. */
function lineOf(row: readonly Cell[], separator: string, random: Random): string {
  const last = row.findLastIndex(([, loaded]) => loaded !== null)
  const written = random() < 0.3 && last >= 0 ? row.slice(0, last + 1) : row
  const isQuoted = random() < 0.3
  return written.map(([text]) => (isQuoted || /[,;\t|"\r\n]/.test(text) ? quoted(text) : text)).join(separator)
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}
