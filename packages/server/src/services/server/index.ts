/** The server area: setting it up, its examples, and what its operators look after: audit log, usage, jobs, retention. */
import type { ActionsArea } from '../actions/index.ts'
import type { ContentArea } from '../content/index.ts'
import type { DataArea } from '../data/index.ts'
import type { Deps } from '../deps.ts'
import type { LibraryArea } from '../library/index.ts'
import type { PeopleArea } from '../people/index.ts'
import { auditService } from './audit/index.ts'
import { exampleService } from './examples/index.ts'
import { retentionService } from './retention/index.ts'
import { setupService } from './setup/index.ts'
import { taskService } from './tasks/index.ts'
import { testingService } from './testing/index.ts'
import { usageService } from './usage/index.ts'

type Below = Pick<DataArea, 'databases' | 'runner'> &
  Pick<LibraryArea, 'activity' | 'collections' | 'collectionGraph' | 'timelines'> &
  Pick<ContentArea, 'cards' | 'dashboards' | 'segments'> &
  Pick<ActionsArea, 'actions'> &
  Pick<PeopleArea, 'users' | 'notices'>

export function serverArea(deps: Deps, below: Below) {
  const { databases, runner, activity, users, notices } = below
  const examples = exampleService({ ...deps, ...below })
  return {
    examples,
    setup: setupService({ ...deps, users, databases, notices, examples }),
    audit: auditService({ ...deps, activity, runner }),
    usage: usageService({ ...deps, activity, runner }),
    retention: retentionService(deps),
    tasks: taskService(deps),
    testing: deps.config.testEndpoints ? testingService({ ...deps, runner, activity }) : undefined,
  }
}
