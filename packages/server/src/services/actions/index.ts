/** The actions area: what people may write to connected databases, and its execution. */
import type { ContentArea } from '../content/index.ts'
import type { DataArea } from '../data/index.ts'
import type { Deps } from '../deps.ts'
import type { LibraryArea } from '../library/index.ts'
import { httpActions } from './http/index.ts'
import { executionService } from './running/index.ts'
import { rowService } from './rows/index.ts'
import { runLogService } from './runs/index.ts'
import { actionService } from './saved/index.ts'

export type { ExecutionRequest, ExecutionService } from './running/index.ts'
export type { RowRequest, RowService } from './rows/index.ts'
export type { RunLogService } from './runs/index.ts'
export type { ActionService } from './saved/index.ts'

type Below = Pick<DataArea, 'runner'> & Pick<LibraryArea, 'collections'> & Pick<ContentArea, 'dashboards'>

export function actionsArea(deps: Deps, below: Below) {
  const http = httpActions(deps)
  const actions = actionService({ ...below, ...deps, http })
  return {
    actions,
    executions: executionService({ ...below, ...deps, actions, http }),
    rows: rowService({ ...below, ...deps }),
    actionRuns: runLogService({ ...below, ...deps }),
  }
}

export type ActionsArea = ReturnType<typeof actionsArea>
