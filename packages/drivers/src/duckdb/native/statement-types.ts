import { QueryError } from '@querent/query/processes/index.ts'
import type { DuckDbApi } from './api.ts'
import type { Access } from './open-instance.ts'

/**
 * Refuses statements that change the data where only queries are allowed, and those that leave something behind in the
 * session, such as settings, variables and transactions, always.
 * @throws {QueryError}
 */
export function judgeStatement(type: number, access: Access, { StatementType }: DuckDbApi): void {
  const reading: number[] = [StatementType.SELECT, StatementType.EXPLAIN]
  if (reading.includes(type)) return
  if (access === 'read') throw new QueryError('db', 'Only queries are allowed: this connection is read-only.')
  const writing: number[] = [
    StatementType.INSERT,
    StatementType.UPDATE,
    StatementType.DELETE,
    StatementType.MERGE_INTO,
    StatementType.CREATE,
    StatementType.CREATE_FUNC,
    StatementType.ALTER,
    StatementType.DROP,
    StatementType.ANALYZE,
    StatementType.VACUUM,
  ]
  if (writing.includes(type)) return
  throw new QueryError('db', `${StatementType[type] ?? 'These'} statements are not allowed.`)
}
