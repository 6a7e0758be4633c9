/** Sums, least and greatest values of numbers that a double could not hold, and of decimals that it rounds. */
const INSERTS = [
  'insert into amounts values (0.10, 9007199254740993, 1.5, 9007199254740993, 4611686018427387904, 2000000000)',
  'insert into amounts values (0.20, 1, 2.25, 1, 1, 2000000000)',
  'insert into amounts values (0.40, null, null, null, null, 2000000000)',
]

function table(decimal: string, float: string): string[] {
  return [
    `create table amounts (price ${decimal}, whole decimal(20, 0), rate ${float}, odd bigint, large bigint, plain integer)`,
    ...INSERTS,
  ]
}

type Cells = [sum: string, min: string, max: string]

export const SUMS: {
  tables: Record<string, string[]>
  expected: Record<string, Cells>
} = {
  tables: {
    sqlite: table('decimal(10,2)', 'real'),
    duckdb: table('decimal(10,2)', 'double'),
    postgres: table('numeric(10,2)', 'double precision'),
    mysql: table('decimal(10,2)', 'double'),
  },
  expected: {
    price: ['0.7', '0.1', '0.4'],
    whole: ['"9007199254740994"', '1', '"9007199254740993"'],
    rate: ['3.75', '1.5', '2.25'],
    odd: ['"9007199254740994"', '1', '"9007199254740993"'],
    large: ['"4611686018427387905"', '1', '"4611686018427387904"'],
    plain: ['6000000000', '2000000000', '2000000000'],
  },
}
