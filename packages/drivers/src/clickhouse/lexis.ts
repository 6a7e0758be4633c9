import { STANDARD_LEXIS, type Lexis } from '@querent/query'

export const CLICKHOUSE_LEXIS: Lexis = {
  ...STANDARD_LEXIS,
  hashComments: true,
  nestedComments: true,
  backslashEscapes: 'always',
  backtickNames: true,
  dollarQuotes: true,
  unicodeBlanks: true,
}
