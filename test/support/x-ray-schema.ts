/** A hospital of twenty tables, generated: keys in chains and circles, odd names, empty and constant columns, all kinds of values. */

type Engine = 'sqlite' | 'duckdb' | 'postgres' | 'mysql'
type Value = string | number | boolean | null

interface TestTable {
  name: string
  /** Names with their types. */
  columns: readonly (readonly [name: string, type: string])[]
  rows: number
  /** @param random Between 0 and 1, the same each time. */
  row(id: number, random: () => number): readonly Value[]
}

/** Whole numbers that look like chance. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state / 2 ** 31
  }
}

const among = <One>(list: readonly One[], random: () => number): One | undefined =>
  list[Math.floor(random() * list.length)]
const upTo = (most: number, random: () => number) => 1 + Math.floor(random() * most)
const cents = (most: number, random: () => number) => Math.floor(random() * most * 100) / 100
const day = (from: string, days: number, random: () => number) =>
  new Date(Date.parse(from) + Math.floor(random() * days) * 86_400_000).toISOString().slice(0, 10)
const moment = (from: string, days: number, random: () => number) =>
  new Date(Date.parse(from) + Math.floor(random() * days * 1_440) * 60_000).toISOString().slice(0, 19).replace('T', ' ')

const CITIES = ['Berlin', 'Lyon', 'Porto', 'Oslo', 'Graz'] as const
const WORDS = ['north', 'south', "it's", 'Größe', '日本', ''] as const
/** A table that only names things. */
const list = (name: string, names: readonly string[]): TestTable => ({
  name,
  columns: [
    ['id', 'integer primary key'],
    ['name', 'varchar(60)'],
  ],
  rows: names.length,
  row: (id) => [id, names[id - 1] ?? null],
})

const TABLES: readonly TestTable[] = [
  list('departments', ['Surgery', 'Emergency', 'Radiology', 'Children', 'Heart', 'Eyes']),
  list('insurers', ['Public', 'Private', 'None']),
  list(
    'diagnoses',
    Array.from({ length: 60 }, (_, at) => `Diagnosis ${at}`),
  ),
  {
    name: 'wards',
    columns: [
      ['id', 'integer primary key'],
      ['department_id', 'integer'],
      ['beds', 'integer'],
      ['floor', 'integer'],
    ],
    rows: 14,
    row: (id, random) => [id, upTo(6, random), 6 + upTo(20, random), upTo(4, random)],
  },
  {
    name: 'rooms',
    columns: [
      ['id', 'integer primary key'],
      ['ward_id', 'integer'],
      ['is_private', 'boolean'],
      ['price', 'decimal(10,2)'],
    ],
    rows: 80,
    row: (id, random) => [id, upTo(14, random), random() < 0.3, cents(400, random)],
  },
  {
    name: 'staff',
    columns: [
      ['id', 'integer primary key'],
      ['manager_id', 'integer'],
      ['department_id', 'integer'],
      ['role', 'varchar(40)'],
      ['email', 'varchar(80)'],
      ['salary', 'decimal(10,2)'],
      ['hired_on', 'date'],
    ],
    rows: 120,
    row: (id, random) => [
      id,
      id < 5 ? null : upTo(4, random),
      upTo(6, random),
      among(['doctor', 'nurse', 'clerk'], random) ?? null,
      `person${id}@example.org`,
      2_000 + cents(6_000, random),
      day('2009-01-01', 5_000, random),
    ],
  },
  {
    name: 'patients',
    columns: [
      ['id', 'integer primary key'],
      ['insurer_id', 'integer'],
      ['name', 'varchar(60)'],
      ['born_on', 'date'],
      ['city', 'varchar(40)'],
      ['latitude', 'double precision'],
      ['longitude', 'double precision'],
      ['created_at', 'timestamp'],
    ],
    rows: 300,
    row: (id, random) => [
      id,
      upTo(3, random),
      `Patient ${id}`,
      day('1930-01-01', 33_000, random),
      among(CITIES, random) ?? null,
      44 + 10 * random(),
      -5 + 15 * random(),
      moment('2022-01-01', 1_000, random),
    ],
  },
  {
    name: 'admissions',
    columns: [
      ['id', 'integer primary key'],
      ['patient_id', 'integer'],
      ['ward_id', 'integer'],
      ['admitted_at', 'timestamp'],
      ['left_at', 'timestamp'],
      ['kind', 'varchar(20)'],
    ],
    rows: 500,
    row: (id, random) => [
      id,
      upTo(300, random),
      upTo(14, random),
      moment('2023-01-01', 700, random),
      random() < 0.5 ? null : moment('2025-01-01', 60, random),
      random() < 0.92 ? 'planned' : 'urgent',
    ],
  },
  {
    name: 'visits',
    columns: [
      ['id', 'integer primary key'],
      ['patient_id', 'integer'],
      ['staff_id', 'integer'],
      ['minutes', 'integer'],
      ['visited_at', 'timestamp'],
    ],
    rows: 600,
    row: (id, random) => [
      id,
      upTo(300, random),
      upTo(120, random),
      5 * upTo(12, random),
      moment('2024-03-01', 2, random),
    ],
  },
  {
    name: 'measurements',
    columns: [
      ['id', 'integer primary key'],
      ['patient_id', 'integer'],
      ['pulse', 'integer'],
      ['temperature', 'double precision'],
      ['pressure', 'double precision'],
      ['measured_at', 'timestamp'],
    ],
    rows: 700,
    row: (id, random) => [
      id,
      upTo(300, random),
      50 + upTo(70, random),
      36 + 4 * random(),
      90 + 60 * random(),
      moment('2024-05-01', 20, random),
    ],
  },
  {
    name: 'invoices',
    columns: [
      ['id', 'integer primary key'],
      ['admission_id', 'integer'],
      ['total', 'decimal(12,2)'],
      ['discount', 'decimal(12,2)'],
      ['paid', 'boolean'],
      ['created_at', 'timestamp'],
    ],
    rows: 450,
    row: (id, random) => [
      id,
      upTo(500, random),
      Math.round(100 * 10 ** (5 * random())) / 100,
      null,
      random() < 0.7,
      moment('2023-01-01', 800, random),
    ],
  },
  {
    name: 'invoice_lines',
    columns: [
      ['invoice_id', 'integer'],
      ['line', 'integer'],
      ['quantity', 'integer'],
      ['unit_price', 'decimal(10,2)'],
    ],
    rows: 600,
    row: (id, random) => [upTo(450, random), id, upTo(9, random), cents(80, random)],
  },
  {
    name: 'admission_diagnoses',
    columns: [
      ['admission_id', 'integer'],
      ['diagnosis_id', 'integer'],
    ],
    rows: 500,
    row: (_id, random) => [upTo(500, random), upTo(60, random)],
  },
  {
    name: 'closed_wards',
    columns: [
      ['id', 'integer primary key'],
      ['reason', 'varchar(40)'],
      ['closed_on', 'date'],
    ],
    rows: 0,
    row: () => [],
  },
  {
    name: 'settings',
    columns: [
      ['id', 'integer primary key'],
      ['version', 'integer'],
      ['label', 'varchar(20)'],
    ],
    rows: 1,
    row: (id) => [id, 3, 'only'],
  },
  {
    name: 'Odd names',
    columns: [
      ['id', 'integer primary key'],
      ['the value', 'double precision'],
      ['group', 'varchar(20)'],
      ['a "quoted" one', 'varchar(20)'],
    ],
    rows: 90,
    row: (id, random) => [
      id,
      random() < 0.2 ? null : -1e6 * random(),
      among(WORDS, random) ?? null,
      among(WORDS, random) ?? null,
    ],
  },
  {
    name: 'empty_columns',
    columns: [
      ['id', 'integer primary key'],
      ['nothing', 'varchar(20)'],
      ['never', 'timestamp'],
      ['zero', 'integer'],
    ],
    rows: 50,
    row: (id) => [id, null, null, 0],
  },
  {
    name: 'big_numbers',
    columns: [
      ['id', 'integer primary key'],
      ['count_of_cells', 'bigint'],
      ['share', 'double precision'],
    ],
    rows: 80,
    row: (id, random) => [id, Math.floor(9e15 * random()), random() / 1e6],
  },
  {
    name: 'log_entries',
    columns: [
      ['id', 'integer primary key'],
      ['level', 'varchar(10)'],
      ['message', 'varchar(200)'],
      ['logged_at', 'timestamp'],
    ],
    rows: 600,
    row: (id, random) => [
      id,
      among(['info', 'warn', 'error'], random) ?? null,
      `Entry ${id} of the log, which nobody groups by`,
      moment('2024-06-01', 0.1, random),
    ],
  },
  {
    name: 'shifts',
    columns: [
      ['id', 'integer primary key'],
      ['staff_id', 'integer'],
      ['starts_on', 'date'],
      ['hours', 'integer'],
    ],
    rows: 400,
    row: (id, random) => [id, upTo(120, random), day('2024-01-01', 365, random), upTo(3, random) * 4],
  },
]

/** References between the tables; of those that have no key of their own none. */
const REFERENCES = [
  ['wards', 'department_id', 'departments'],
  ['rooms', 'ward_id', 'wards'],
  ['staff', 'manager_id', 'staff'],
  ['staff', 'department_id', 'departments'],
  ['patients', 'insurer_id', 'insurers'],
  ['admissions', 'patient_id', 'patients'],
  ['admissions', 'ward_id', 'wards'],
  ['visits', 'patient_id', 'patients'],
  ['visits', 'staff_id', 'staff'],
  ['measurements', 'patient_id', 'patients'],
  ['invoices', 'admission_id', 'admissions'],
  ['invoice_lines', 'invoice_id', 'invoices'],
  ['admission_diagnoses', 'admission_id', 'admissions'],
  ['admission_diagnoses', 'diagnosis_id', 'diagnoses'],
  ['shifts', 'staff_id', 'staff'],
] as const

/** Statements that make and fill it. */
export function hospitalScript(engine: Engine): string[] {
  const quote = engine === 'mysql' ? '`' : '"'
  const quoted = (name: string) => quote + (engine === 'mysql' ? name : name.replaceAll('"', '""')) + quote
  const typed = (type: string) => (engine === 'mysql' ? type.replace('timestamp', 'datetime') : type)
  const literal = (value: Value) => (typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value))
  return TABLES.flatMap(({ name, columns, rows, row }, seed) => {
    const random = randomOf(seed + 1)
    const keys = REFERENCES.filter(([from]) => from === name).map(
      ([, column, to]) => `foreign key (${column}) references ${to} (id)`,
    )
    const parts = [...columns.map(([column, type]) => `${quoted(column)} ${typed(type)}`), ...keys]
    const values = Array.from(
      { length: rows },
      (_, at) =>
        `(${row(at + 1, random)
          .map(literal)
          .join(', ')})`,
    )
    const table = quoted(name)
    // DuckDB does not find rows of the same statement.
    const isOfItself = REFERENCES.some(([from, , to]) => from === name && to === name)
    const inserted = isOfItself ? values : values.length === 0 ? [] : [values.join(', ')]
    return [
      `create table ${table} (${parts.join(', ')})`,
      ...inserted.map((some) => `insert into ${table} values ${some}`),
    ]
  })
}
