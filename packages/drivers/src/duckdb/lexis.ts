import { STANDARD_LEXIS, type Lexis } from '@querent/query'

/** DuckDB took over the parser of PostgreSQL. */
export const DUCKDB_LEXIS: Lexis = {
  ...STANDARD_LEXIS,
  returnEndsLine: true,
  nestedComments: true,
  backslashEscapes: 'prefixed',
  dollarQuotes: true,
  unicodeBlanks: true,
}
