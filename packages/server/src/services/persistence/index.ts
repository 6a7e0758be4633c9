/**
 * The persistence area: models whose rows are kept as tables, and copies of models and tables (contract: models, sections 1 to 3). Tested by
 * test/contract/persist.test.ts and test/conformance/stored-models.test.ts.
 */
import type { ContentArea } from '../content/index.ts'
import type { DataArea } from '../data/index.ts'
import type { Deps } from '../deps.ts'
import type { LibraryArea } from '../library/index.ts'
import type { PeopleArea } from '../people/index.ts'
import type { SettingsArea } from '../settings/index.ts'
import { persistenceAccess } from './access.ts'
import { changedData } from './changed-data.ts'
import { copyDamage } from './damage.ts'
import { copyViews } from './copy-views.ts'
import { copiesDatabase } from './database/index.ts'
import { persistenceSwitches } from './databases.ts'
import { refreshFailures } from './failures.ts'
import { persistenceLeaving } from './leaving.ts'
import { persistedModels } from './models.ts'
import { persistencePrune } from './prune.ts'
import { persistenceRefresh } from './refresh.ts'
import { refreshSchedule, SCHEDULE_KEYS } from './schedule.ts'
import { keptSources } from './sources.ts'
import { copiedTables } from './tables.ts'
import { copiesTarget } from './targets/copies/index.ts'
import { warehouseTarget } from './targets/warehouse/index.ts'
import { persistenceViews } from './views.ts'

type Below = Pick<SettingsArea, 'settings'> &
  Pick<DataArea, 'databases' | 'runner'> &
  Pick<LibraryArea, 'collections'> &
  Pick<ContentArea, 'cards'> &
  Pick<PeopleArea, 'notices'>

export function persistenceArea(deps: Deps, { settings, databases, runner, collections, cards, notices }: Below) {
  const targets = { warehouse: warehouseTarget(deps), copy: copiesTarget(deps) }
  const { write: writeSettings } = settings
  const schedule = refreshSchedule({ ...deps, writeSettings })
  // The queue is shared: what one process plans counts in all.
  settings.follow(SCHEDULE_KEYS, schedule.planAll)
  settings.follow(['report-timezone'], schedule.refreshCopies)
  const access = persistenceAccess({ ...deps, cards })
  const failures = refreshFailures({ ...deps, notices })
  const sources = keptSources({ ...deps, modelToStore: runner.modelToStore })
  const refresh = persistenceRefresh({ ...deps, sources, schedule, targets, gaveUp: failures.tell })
  const switches = persistenceSwitches({ ...deps, access, schedule, target: targets.warehouse, writeSettings })
  const { leave } = persistenceLeaving({ ...deps, targets, unpersist: switches.routes.unpersistDatabase })
  databases.beforeRemoving(leave)
  const copies = copiesDatabase(deps)
  const models = persistedModels({ ...deps, access, schedule })
  const tables = copiedTables({ ...deps, access, schedule })
  const prune = persistencePrune({ ...deps, targets, followSetting: switches.followSetting })
  runner.whenCopyFails(copyDamage(deps))
  return {
    persistence: {
      ...models,
      unpersist: copies.followedBy(models.unpersist),
      ...tables.routes,
      uncopyTable: copies.followedBy(tables.routes.uncopyTable),
      ...copyViews({ ...deps, access, collections, schedule, tables }),
      ...switches.routes,
      ...persistenceViews({ ...deps, cards, collections, schedule, targets }),
      setSchedule: schedule.set,
    },
    changedData: changedData({ ...deps, databases }),
    persistenceTasks: [...refresh.tasks.map(copies.followed), copies.followed(prune.task)],
  }
}
