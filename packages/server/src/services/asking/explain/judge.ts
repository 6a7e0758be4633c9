/** Asks the policies that stand before every run what they would say. */
import { QueryError } from '@querent/query'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { Judgement, Runner, RunRequest } from '../../../query-runner/index.ts'
import { messageOf } from '../../../observe/message-of.ts'
import type { Outcome } from './steps.ts'
import type { Subject } from './subject.ts'

export interface Judged {
  /** When the question is the subject's own. */
  asked: Outcome
  /** When it comes with content that the subject may read. */
  throughContent: Outcome
}

export function judge(runner: Pick<Runner, 'judge'>) {
  async function ofTable(subject: Subject, databaseId: number, tableId: number): Promise<Judged> {
    const query = { database: databaseId, type: 'query', query: { 'source-table': tableId } }
    const request = requestAs(subject.user, query)
    const [asked, throughContent] = await Promise.all([
      runner.judge(request),
      runner.judge({ ...request, throughContent: true }),
    ])
    return { asked: outcomeOf(subject, asked), throughContent: outcomeOf(subject, throughContent) }
  }

  return { ofTable, judge: runner.judge }
}

export function requestAs(user: CurrentUser, query: Record<string, unknown>): RunRequest {
  return { user, query, context: 'ad-hoc', signal: new AbortController().signal }
}

/** What is refused to a group because of an attribute may be allowed to a member who has it. */
export function outcomeOf({ type, user }: Subject, { error, access, isRestricted }: Judgement): Outcome {
  if (error === undefined) return isRestricted ? 'limited' : 'allowed'
  if (type === 'user' || access === undefined) return 'refused'
  const { databaseId, tables, native, sqlCardIds } = access
  const isBySql = native || sqlCardIds.size > 0
  const isRuled = tables.some(({ table }) => user.rights.sandboxes(databaseId, table.id).length > 0)
  return isRuled && !isBySql && user.rights.roleAttributes(databaseId) === null ? 'depends' : 'refused'
}

/** Why a query cannot be compiled, other than for want of permissions; undefined when that is not so. */
export function faultOf({ error }: Judgement): string | undefined {
  if (error === undefined) return undefined
  return error instanceof QueryError && error.type === 'missing-required-permissions' ? undefined : messageOf(error)
}
