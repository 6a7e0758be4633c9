/** Who may read which setting (contract: settings, section 2). */
import { SETTINGS, type SettingDefinition } from '@querent/contract'
import { canChangeSettings } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'

export function mayRead(definition: SettingDefinition, user: CurrentUser | undefined): boolean {
  switch (definition.visibility) {
    case 'public':
      return true
    case 'authenticated':
      return user !== undefined
    case 'settings-manager':
      return user !== undefined && canChangeSettings(user)
    case 'admin':
      // Among them are keys by which one could become an administrator.
      return user?.is_superuser === true
    default:
      return false
  }
}

/** May set it: what they read for those who manage settings, their own values for all others. */
export function mayWrite(definition: SettingDefinition, user: CurrentUser): boolean {
  if (definition.isForAdministrators === true) return user.is_superuser
  return mayRead(definition, user) && (canChangeSettings(user) || definition.isUserLocal === true)
}

/** Is shown the setting among those to manage, of which some are for administrators alone. */
export function mayManage(definition: SettingDefinition, user: CurrentUser): boolean {
  return mayRead(definition, user) && (definition.isForAdministrators !== true || user.is_superuser)
}

/** Definitions of what the caller is told at once; secrets never. */
export function readableSettings(user: CurrentUser | undefined): SettingDefinition[] {
  return SETTINGS.filter((definition) => definition.isSecret !== true && mayRead(definition, user))
}
