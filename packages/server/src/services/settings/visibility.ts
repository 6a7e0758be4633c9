/** Who may read which setting (contract: settings, section 2). */
import { SETTINGS, type SettingDefinition } from '@querent/contract'
import { canChangeSettings } from '../../permissions/check.ts'
import type { CurrentUser } from '../../permissions/current-user.ts'

export function mayRead(definition: SettingDefinition, user: CurrentUser | undefined): boolean {
  switch (definition.visibility) {
    case 'public':
      return true
    case 'authenticated':
      return user !== undefined
    case 'settings-manager':
    case 'admin':
      return user !== undefined && canChangeSettings(user)
    default:
      return false
  }
}

/** May set it: everything for those who manage settings, their own values for all others. */
export function mayWrite(definition: SettingDefinition, user: CurrentUser): boolean {
  return canChangeSettings(user) || (definition.isUserLocal === true && mayRead(definition, user))
}

/** Definitions of what the caller is told at once; secrets never. */
export function readableSettings(user: CurrentUser | undefined): SettingDefinition[] {
  return SETTINGS.filter((definition) => definition.isSecret !== true && mayRead(definition, user))
}
