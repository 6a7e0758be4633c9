/** `migrate`: brings the app database up to date without serving. */
import { openAppDatabase } from '../app-database.ts'
import { loadConfig } from '../config/config.ts'
import { loadMaintenance, withoutPassword } from '../store/index.ts'
import type { Command } from './cli/command.ts'

export const migrate: Command = {
  about:
    'Updates the tables of the app database, as every start does, and ends. For deployments in which that is\n' +
    'to happen once before several servers start. Make a backup first: restoring it is the only way back.',
  positionals: [],
  options: {},
  async run() {
    const config = loadConfig()
    const { examine } = await loadMaintenance()
    const before = await examine(config.appDatabase, config).catch(() => undefined)
    await (await openAppDatabase(config)).close()
    const { pending } = before ?? (await examine(config.appDatabase, config))
    const done = before === undefined ? 'made' : pending.length === 0 ? 'up to date already' : pending.join(', ')
    console.log(`${withoutPassword(config.appDatabase)}: ${done}`)
    return 0
  },
}
