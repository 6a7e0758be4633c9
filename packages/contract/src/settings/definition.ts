/** The shape of an entry in the settings registry. */

/** Who may read a setting: everybody, logged-in users, managers of settings, administrators, or only the server. */
export type SettingVisibility = 'public' | 'authenticated' | 'settings-manager' | 'admin' | 'internal'

/** How text from forms and the environment is read; `timestamp` is ISO 8601. */
export type SettingType = 'string' | 'integer' | 'number' | 'boolean' | 'json' | 'timestamp'

/** The outcome of reading a value; the error says what the value must be, without naming the setting. */
export type ParsedSetting = { ok: true; value: unknown } | { ok: false; error: string }

/** An entry of the registry: what a setting may hold, and who reads and changes it. */
export interface SettingDefinition {
  /** Kebab-case; some end in `?`. */
  key: string
  type: SettingType
  /** What the setting reads as when nothing is stored. */
  default: unknown
  visibility: SettingVisibility
  description: string
  /** Only administrators change it, even where others read it: with it, one could sign in as anybody. */
  isForAdministrators?: boolean
  /** Every user has a value of their own. */
  isUserLocal?: boolean
  /** Encrypted at rest and masked on the wire. */
  isSecret?: boolean
  /** Encrypted at rest, and shown as it is to those who may read it. */
  isSealed?: boolean
  /** Worked out by the server at each reading: neither clients nor the environment can set it. */
  isComputed?: boolean
  /** Kept by the server or given by the environment: clients cannot set it. */
  isReadOnly?: boolean
  /** Listed with its value even when that is the default, because clients look for it there. */
  isAlwaysShown?: boolean
  /** Allowed values, when there is a closed list. */
  options?: readonly string[]
  /** Smallest number allowed. */
  minimum?: number
  /** Largest number allowed. */
  maximum?: number
  /** Checks and normalizes a value that already has the right type. */
  check?: (value: unknown) => ParsedSetting
  /** Names of environment variables beside the usual one. */
  envAliases?: readonly string[]
}

/** Whether the stored value is encrypted. */
export function isEncrypted({ isSecret, isSealed }: SettingDefinition): boolean {
  return isSecret === true || isSealed === true
}

type Extra = Partial<Omit<SettingDefinition, 'key' | 'visibility' | 'description'>>
type Define = (key: string, type: SettingType, description: string, extra?: Extra) => SettingDefinition

/** Makes definitions of one visibility; the default is null unless stated. */
export function settingsFor(visibility: SettingVisibility): Define {
  return (key, type, description, extra = {}) => ({ key, type, default: null, visibility, description, ...extra })
}
