/** What an engine takes for comments and quoted text, so that SQL written by people is cut at the right places. */

export interface Lexis {
  /** `#` begins a comment. */
  hashComments: boolean
  /** Two dashes begin a comment only before a blank. */
  dashNeedsBlank: boolean
  /** A carriage return ends a comment to the end of its line, as a line feed does. */
  returnEndsLine: boolean
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
  /** What stands between slash, star, exclamation mark and their end is SQL for some versions of the engine. */
  versionComments: boolean
  /** A name may begin with a digit or a dollar sign. */
  digitNames: boolean
  /** A backslash before a capital N is the word NULL, whatever follows. */
  backslashNull: boolean
  /** The blanks of other scripts, such as the one that does not break, are blanks. */
  unicodeBlanks: boolean
}

/** The SQL standard's; also what is assumed where the engine is not known. */
export const STANDARD_LEXIS: Lexis = {
  hashComments: false,
  dashNeedsBlank: false,
  returnEndsLine: false,
  nestedComments: false,
  backslashEscapes: 'never',
  doubleQuotedText: false,
  backtickNames: false,
  bracketNames: false,
  dollarQuotes: false,
  versionComments: false,
  digitNames: false,
  backslashNull: false,
  unicodeBlanks: false,
}
