/** Creates all services. An area is made from `Deps` and the areas below it, in the order in which they rest on each other. */
import type { Task } from '../jobs/index.ts'
import { messageOf } from '../observe/message-of.ts'
import { syncTasks } from '../sync/index.ts'
import { actionsArea } from './actions/index.ts'
import { askingArea } from './asking/index.ts'
import { contentArea } from './content/index.ts'
import { dataArea } from './data/index.ts'
import { deliveriesArea, deliveryNotices } from './deliveries/index.ts'
import type { Deps } from './deps.ts'
import { guestService } from './guests/index.ts'
import { libraryArea } from './library/index.ts'
import { peopleArea } from './people/index.ts'
import { persistenceArea } from './persistence/index.ts'
import { reasonsArea } from './reasons/index.ts'
import { rightsArea } from './rights/index.ts'
import { serverArea } from './server/index.ts'
import { settingsArea } from './settings/index.ts'
import { changing } from './shared/work.ts'
import { sharingArea } from './sharing/index.ts'
import { uploadsArea } from './uploads/index.ts'
import { xRaysArea } from './x-rays/index.ts'

export { PASSWORD_COST } from './people/users/index.ts'

export function createServices(given: Omit<Deps, 'change'>) {
  const deps: Deps = { ...given, change: changing(given) }
  const base = { ...settingsArea(deps), ...dataArea(deps), ...rightsArea(deps), ...sharingArea(deps) }
  const library = { ...base, ...libraryArea(deps) }
  const news = deliveryNotices(deps, base)
  const content = { ...library, ...contentArea(deps, { ...library, ...news }), ...peopleArea(deps, library) }
  const asking = {
    ...content,
    ...actionsArea(deps, content),
    ...uploadsArea(deps, content),
    ...askingArea(deps, content),
    ...persistenceArea(deps, content),
  }
  const asked = { ...asking, ...reasonsArea(asking) }
  const delivering = { ...asked, ...deliveriesArea(deps, { ...asked, ...news }) }
  // Pictures ask for no rights: only services draw.
  const { pictures, deliveryTasks, persistenceTasks, ...all } = delivering
  const services = {
    ...all,
    guests: guestService({ ...asking, ...deps }),
    ...serverArea(deps, asking),
    ...xRaysArea(deps, asking),
  }

  const tasks = (): Task[] => [
    ...syncTasks({
      ...deps,
      synced: services.examples.offer,
      renamesAtStart: deps.config.settings.has('humanization-strategy'),
    }),
    services.databases.sample.task,
    services.examples.task,
    services.retention.task,
    services.uploads.task,
    services.usage.task,
    services.search.task,
    services.modelIndexes.task,
    services.caching.task,
    ...persistenceTasks,
    ...deliveryTasks,
  ]
  /** What is done in the background. */
  const background = tasks()

  /** Stops what runs and writes what is waiting to be written; an app database that is away stops nobody from closing. */
  async function close(): Promise<void> {
    for (const [task, work] of [
      ['pictures', pictures.close],
      ['query log', services.runner.close],
      ['views', services.activity.flush],
      ['usage', services.usage.close],
    ] as const) {
      await work().catch((error: unknown) => deps.observe({ type: 'background.failed', task, error: messageOf(error) }))
    }
  }

  // Areas are made from these, and no route may reach them: they ask for no rights.
  const { ask: _ask, lists: _lists, withRights: _rights, email: _email, notices: _notices, ...reached } = services
  return { ...reached, background, close }
}

export type Services = ReturnType<typeof createServices>
