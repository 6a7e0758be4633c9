/**
 * The persistence area: models whose rows are kept as tables, and copies of models and tables (contract: models, sections 1 to 3). Tested by
 * test/contract/persist.test.ts and test/conformance/stored-models.test.ts.
 */
import type { ContentArea } from '../content/index.ts'
import type { DataArea } from '../data/index.ts'
import type { Deps } from '../deps.ts'
import type { LibraryArea } from '../library/index.ts'
import type { SettingsArea } from '../settings/index.ts'
import { persistenceAccess } from './access.ts'
import { persistenceSwitches } from './databases.ts'
import { persistedModels } from './models.ts'
import { persistencePrune } from './prune.ts'
import { persistenceRefresh } from './refresh.ts'
import { refreshSchedule } from './schedule.ts'
import { keptSources } from './sources.ts'
import { copiedTables } from './tables.ts'
import { copiesTarget } from './targets/copies/index.ts'
import { warehouseTarget } from './targets/warehouse/index.ts'
import { persistenceViews } from './views.ts'

type Below = Pick<SettingsArea, 'settings'> &
  Pick<DataArea, 'runner'> &
  Pick<LibraryArea, 'collections'> &
  Pick<ContentArea, 'cards'>

export function persistenceArea(deps: Deps, { settings, runner, collections, cards }: Below) {
  const targets = { warehouse: warehouseTarget(deps), copy: copiesTarget(deps) }
  const { write: writeSettings } = settings
  const schedule = refreshSchedule({ ...deps, writeSettings })
  const access = persistenceAccess({ ...deps, cards })
  const sources = keptSources({ ...deps, modelToStore: runner.modelToStore })
  const refresh = persistenceRefresh({ ...deps, sources, schedule, targets })
  const switches = persistenceSwitches({ ...deps, access, schedule, target: targets.warehouse, writeSettings })
  const prune = persistencePrune({ ...deps, targets, followSetting: switches.followSetting })
  return {
    persistence: {
      ...persistedModels({ ...deps, access, schedule }),
      ...copiedTables({ ...deps, access, schedule }),
      ...switches.routes,
      ...persistenceViews({ ...deps, cards, collections, schedule, targets }),
      setSchedule: schedule.set,
    },
    persistenceTasks: [...refresh.tasks, prune.task],
  }
}
