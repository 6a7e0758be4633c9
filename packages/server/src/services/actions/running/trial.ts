/** HTTP actions carried out by who writes them, to see what is sent and answered. Tested by test/contract/http-action.test.ts. */
import { ApiError, badRequest, type ActionTrial, type ExecutedAction } from '@querent/contract'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { Exchange } from '../http/index.ts'
import type { ActionService } from '../saved/index.ts'
import type { ExecutionRequest, OpenedAction } from './index.ts'

type Execute = (opened: OpenedAction, request: ExecutionRequest) => Promise<ExecutedAction>

/** @param execute Carries out what it is given, which leaves an entry as every execution does. */
export function trialsWith(execute: Execute, actions: Pick<ActionService, 'changeable'>) {
  /** @throws {ApiError} 400 for an action of another type and when nothing was sent; else as executions do. */
  return async (
    user: CurrentUser,
    id: number,
    request: Pick<ExecutionRequest, 'sent' | 'signal'>,
  ): Promise<ActionTrial> => {
    const changeable = await actions.changeable(user, id)
    if (changeable.action.type !== 'http') throw badRequest('Only HTTP actions can be tried.')
    const seen: Exchange[] = []
    const watch = (exchange: Exchange) => void seen.push(exchange)
    const outcome = await execute(
      { ...changeable, caller: { user }, dashboardId: null },
      { ...request, key: null, watch },
    ).then(
      (result) => ({ result: result ?? null, error: null }),
      (error: unknown) => {
        if (seen.length === 0 || !(error instanceof ApiError) || error.status !== 400) throw error
        return { result: null, error: error.body }
      },
    )
    const [exchange] = seen
    if (exchange === undefined) throw new Error('the request of an HTTP action was not seen')
    return { ...exchange, ...outcome }
  }
}
