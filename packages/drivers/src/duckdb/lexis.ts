import { POSTGRES_LEXIS, type Lexis } from '@querent/query'

export const DUCKDB_LEXIS: Lexis = { ...POSTGRES_LEXIS, unicodeBlanks: true }
