import { STANDARD_LEXIS, type Lexis } from '@querent/query'

/** That of MySQL and MariaDB in sessions of ours, but for double quotes where the server's owner chose `ANSI_QUOTES`. */
export const MYSQL_LEXIS: Lexis = {
  ...STANDARD_LEXIS,
  hashComments: true,
  dashNeedsBlank: true,
  backslashEscapes: 'always',
  doubleQuotedText: true,
  backtickNames: true,
  versionComments: true,
  digitNames: true,
  backslashNull: true,
}
