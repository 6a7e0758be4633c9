/** Reads the value of a setting from a request or from the environment. */
import type { ParsedSetting, SettingDefinition } from './definition.ts'

/**
 * Reads a value as a client sends it. Text is read by the setting's type, as older clients send numbers and booleans
 * as text; null and empty text mean "back to the default".
 */
export function parseSetting(setting: SettingDefinition, value: unknown): ParsedSetting {
  if (value === null || value === undefined || value === '') return { ok: true, value: null }
  const typed = parseType(setting, value)
  if (!typed.ok || setting.check === undefined) return typed
  return setting.check(typed.value)
}

/** Reads a value from text, as it stands in an environment variable. */
export function parseSettingText(setting: SettingDefinition, text: string): ParsedSetting {
  return parseSetting(setting, text)
}

function parseType(setting: SettingDefinition, value: unknown): ParsedSetting {
  switch (setting.type) {
    case 'boolean':
      return parseBoolean(value)
    case 'integer':
    case 'number':
      return parseNumber(setting, value)
    case 'json':
      return parseJson(setting, value)
    case 'timestamp':
      return parseTimestamp(value)
    default:
      return parseString(setting, value)
  }
}

function parseBoolean(value: unknown): ParsedSetting {
  if (typeof value === 'boolean') return { ok: true, value }
  const word = typeof value === 'string' ? value.toLowerCase() : value
  if (word !== 'true' && word !== 'false') return { ok: false, error: 'must be true or false' }
  return { ok: true, value: word === 'true' }
}

function parseNumber(setting: SettingDefinition, raw: unknown): ParsedSetting {
  const value = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw
  if (typeof value !== 'number' || !Number.isFinite(value)) return { ok: false, error: 'must be a number' }
  if (setting.type === 'integer' && !Number.isSafeInteger(value)) {
    return { ok: false, error: 'must be a whole number' }
  }
  if (setting.minimum !== undefined && value < setting.minimum) {
    return { ok: false, error: `must be at least ${setting.minimum}` }
  }
  if (setting.maximum !== undefined && value > setting.maximum) {
    return { ok: false, error: `must be at most ${setting.maximum}` }
  }
  return { ok: true, value }
}

/** Text is parsed, unless the setting reads words of its own (it then has a check). */
function parseJson(setting: SettingDefinition, value: unknown): ParsedSetting {
  if (typeof value !== 'string') return { ok: true, value }
  try {
    return { ok: true, value: JSON.parse(value) }
  } catch {
    return setting.check === undefined ? { ok: false, error: 'must be JSON' } : { ok: true, value }
  }
}

function parseTimestamp(value: unknown): ParsedSetting {
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) {
    return { ok: false, error: 'must be a date and time in ISO 8601' }
  }
  return { ok: true, value }
}

function parseString(setting: SettingDefinition, value: unknown): ParsedSetting {
  if (typeof value !== 'string') return { ok: false, error: 'must be a string' }
  if (setting.options !== undefined && !setting.options.includes(value)) {
    return { ok: false, error: `must be one of ${setting.options.join(', ')}` }
  }
  return { ok: true, value }
}
