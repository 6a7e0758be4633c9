/** How a setting is shown and edited. */
import type { SelectOption } from '../../../../ui/Select/Select.tsx'

export type Control =
  | { kind: 'text'; placeholder?: string; isMono?: boolean; isLong?: boolean }
  | { kind: 'secret' }
  | { kind: 'number'; min?: number; max?: number; suffix?: string; isWhole?: boolean }
  | { kind: 'switch' }
  | { kind: 'select'; options: readonly SelectOption[]; none?: string }
  /** A long list, which is searched. */
  | { kind: 'pick'; list: 'locales' | 'time-zones'; none?: string }
  | { kind: 'dashboard' }
  | { kind: 'groups' }
  | { kind: 'group-mappings' }
  /** Amount and unit; null is no end. */
  | { kind: 'timeout' }
  | { kind: 'logo'; maxBytes: number }
  /** Shown, and changed elsewhere. */
  | { kind: 'password-rules' }

export interface Setting {
  key: string
  label: string
  help?: string
  control: Control
  /** Left out unless it holds; asked with the values in effect. */
  when?(read: (key: string) => unknown): boolean
}

/** What stands beside plain settings and has a form of its own. */
export type PanelName =
  | 'colors'
  | 'formatting'
  | 'email'
  | 'ldap-check'
  | 'oidc-check'
  | 'secret-key'
  | 'public-items'
  | 'embedded-items'
  | 'maps'
  | 'webhooks'
  | 'slack'

export interface SettingGroup {
  title: string
  description?: string
  settings: readonly Setting[]
  panels?: readonly PanelName[]
}

export interface SettingSection {
  /** In the address. */
  id: string
  title: string
  description: string
  groups: readonly SettingGroup[]
}
