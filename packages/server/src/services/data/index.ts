/** The data area: connected databases, their tables and fields, the values of fields, maps, and what draws pictures. */
import { createPictures } from '../../pictures/index.ts'
import { createRunner } from '../../query-runner/index.ts'
import type { Deps } from '../deps.ts'
import { databaseService } from './databases/index.ts'
import { askDatabase, fieldLists, fieldValuesService } from './field-values/index.ts'
import { fieldService } from './fields/index.ts'
import { mapService } from './maps/index.ts'
import { runnerSettings } from './runner-settings.ts'
import { tableService } from './tables/index.ts'

export { runnerSettings }

export function dataArea(deps: Deps) {
  const databases = databaseService(deps)
  const runner = createRunner({
    ...deps,
    settings: async (versions) => runnerSettings(await deps.settings.at(versions)),
    arrival: databases.arrival.wait,
  })
  const maps = mapService(deps.settings, deps.now)
  const ask = askDatabase(runner)
  const lists = fieldLists({ ...deps, ask })
  return {
    databases,
    tables: tableService(deps),
    fields: fieldService(deps),
    runner,
    ask,
    lists,
    fieldValues: fieldValuesService({ ...deps, ask, lists }),
    maps,
    pictures: createPictures(maps.forPictures),
  }
}

export type DataArea = ReturnType<typeof dataArea>
