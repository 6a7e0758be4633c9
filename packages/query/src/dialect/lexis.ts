/** What an engine takes for comments and quoted text, so that SQL written by people is cut at the right places. */

export interface Lexis {
  /** `#` begins a comment. */
  hashComments: boolean
  /** Two dashes begin a comment only before a blank. */
  dashNeedsBlank: boolean
  /** A comment between slash and star can hold others. */
  nestedComments: boolean
  /** Where a backslash escapes the next character: in every text, in those after `E`, or nowhere. */
  backslashEscapes: 'always' | 'prefixed' | 'never'
  /** Double quotes hold a text and not a name. */
  doubleQuotedText: boolean
  /** Names stand between backticks. */
  backtickNames: boolean
  /** Names stand between brackets. */
  bracketNames: boolean
  /** `$$ … $$` and `$tag$ … $tag$` hold text. */
  dollarQuotes: boolean
}

/** The SQL standard's; also what is assumed where the engine is not known. */
export const STANDARD_LEXIS: Lexis = {
  hashComments: false,
  dashNeedsBlank: false,
  nestedComments: false,
  backslashEscapes: 'never',
  doubleQuotedText: false,
  backtickNames: false,
  bracketNames: false,
  dollarQuotes: false,
}

/** That of PostgreSQL and of engines that took over its parser. */
export const POSTGRES_LEXIS: Lexis = {
  ...STANDARD_LEXIS,
  nestedComments: true,
  backslashEscapes: 'prefixed',
  dollarQuotes: true,
}
