const TRIVIA = /\s+|;|--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y

/** True when the text has nothing but blanks, comments and semicolons. */
export function isBlankSql(sql: string): boolean {
  TRIVIA.lastIndex = 0
  while (TRIVIA.lastIndex < sql.length) {
    if (!TRIVIA.test(sql)) return false
  }
  return true
}
