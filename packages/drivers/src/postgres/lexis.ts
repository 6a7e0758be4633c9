import { STANDARD_LEXIS, type Lexis } from '@querent/query'

/** What PostgreSQL and its relatives take for comments and quoted text. */
export const POSTGRES_LEXIS: Lexis = {
  ...STANDARD_LEXIS,
  returnEndsLine: true,
  nestedComments: true,
  backslashEscapes: 'prefixed',
  dollarQuotes: true,
}
