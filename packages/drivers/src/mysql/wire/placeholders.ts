/**
 * The text between the `?` placeholders of a statement. Quoted text, quoted identifiers and comments are skipped, as the
 * server's lexer does when it prepares a statement (MySQL manual, "Comments" and "String Literals"); the contents of
 * version comments (slash, star, exclamation mark) are code.
 * @param hasAnsiQuotes True where double quotes hold identifiers, in which a backslash is a plain character.
 */
export function splitAtPlaceholders(sql: string, hasAnsiQuotes: boolean): string[] {
  const pieces: string[] = []
  let start = 0
  let at = 0
  while (at < sql.length) {
    if (sql[at] === '?') {
      pieces.push(sql.slice(start, at))
      start = at + 1
    }
    at = endOfToken(sql, at, hasAnsiQuotes)
  }
  pieces.push(sql.slice(start))
  return pieces
}

function endOfToken(sql: string, at: number, hasAnsiQuotes: boolean): number {
  switch (sql[at]) {
    case "'":
      return endOfQuoted(sql, at, true)
    case '"':
      return endOfQuoted(sql, at, !hasAnsiQuotes)
    case '`':
      return endOfQuoted(sql, at, false)
    case '#':
      return endOfLine(sql, at)
    case '-':
      return isDashComment(sql, at) ? endOfLine(sql, at) : at + 1
    case '/':
      return isBlockComment(sql, at) ? endOfBlock(sql, at) : at + 1
    default:
      return at + 1
  }
}

/** A doubled quote ends one literal and begins the next, which comes to the same. */
function endOfQuoted(sql: string, at: number, hasBackslashEscapes: boolean): number {
  const quote = sql[at]
  for (let index = at + 1; index < sql.length; index += 1) {
    if (sql[index] === quote) return index + 1
    if (hasBackslashEscapes && sql[index] === '\\') index += 1
  }
  return sql.length
}

function endOfLine(sql: string, at: number): number {
  const end = sql.indexOf('\n', at)
  return end < 0 ? sql.length : end + 1
}

/** Two dashes begin a comment only before a blank or control character. */
function isDashComment(sql: string, at: number): boolean {
  const next = sql.charCodeAt(at + 2)
  return sql[at + 1] === '-' && (at + 2 >= sql.length || next <= 0x20 || next === 0x7f)
}

function isBlockComment(sql: string, at: number): boolean {
  return sql[at + 1] === '*' && sql[at + 2] !== '!' && !sql.startsWith('M!', at + 2)
}

function endOfBlock(sql: string, at: number): number {
  const end = sql.indexOf('*/', at + 2)
  return end < 0 ? sql.length : end + 2
}
