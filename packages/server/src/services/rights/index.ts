/** The rights area: what groups may do with data and the server, which rows and columns they see, and as which role. */
import type { Deps } from '../deps.ts'
import { applicationGraphService } from './application-graph/index.ts'
import { dataGraphService } from './data-graph/index.ts'
import { impersonationService } from './impersonations.ts'
import { sandboxService } from './sandboxes/index.ts'

export function rightsArea(deps: Deps) {
  return {
    dataGraph: dataGraphService(deps),
    applicationGraph: applicationGraphService(deps),
    sandboxes: sandboxService(deps),
    impersonations: impersonationService(deps),
  }
}
