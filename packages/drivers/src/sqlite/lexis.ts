import { STANDARD_LEXIS, type Lexis } from '@querent/query'

export const SQLITE_LEXIS: Lexis = { ...STANDARD_LEXIS, backtickNames: true, bracketNames: true }
