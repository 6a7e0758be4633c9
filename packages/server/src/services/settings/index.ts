/** The settings area: what administrators choose for the whole server, and small helpers of their forms. */
import { emailChannel } from '../../delivery/index.ts'
import type { Deps } from '../deps.ts'
import { mailServerService } from './mail-server/index.ts'
import { httpSettings, settingService } from './settings/index.ts'
import { utilService } from './util/index.ts'

export function settingsArea(deps: Deps) {
  return {
    settings: settingService(deps),
    httpSettings: httpSettings(deps.settings),
    mailServer: mailServerService(deps),
    email: emailChannel(deps),
    util: utilService(deps),
  }
}

export type SettingsArea = ReturnType<typeof settingsArea>
