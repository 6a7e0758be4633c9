/** Finds what `column_settings` says about a column; its keys are JSON texts (contract: visualization, section 4). */
import { isMap } from '../json/is-map.ts'

/** What of a result column tells whether settings are meant for it. */
export interface SettledColumn {
  name: string
  /** Legacy form, e.g. `["field", 7, null]`. */
  field_ref?: unknown
}

/** Looks up the settings map of a column, `{}` when it has none. */
export type ColumnSettingsLookup = (column: SettledColumn) => Record<string, unknown>

interface RefEntry {
  ref: FieldRef
  settings: Record<string, unknown>
}

/** Reads every key once. Entries by name win over entries by reference. */
export function columnSettingsLookup(columnSettings: unknown): ColumnSettingsLookup {
  const byName = new Map<string, Record<string, unknown>>()
  const byRef: RefEntry[] = []
  for (const [key, settings] of Object.entries(isMap(columnSettings) ? columnSettings : {})) {
    if (!isMap(settings)) continue
    const [kind, target] = parseKey(key)
    if (kind === 'name' && typeof target === 'string') byName.set(target, settings)
    const ref = kind === 'ref' ? readFieldRef(target) : undefined
    if (ref) byRef.push({ ref, settings })
  }
  return (column) => {
    const named = byName.get(column.name)
    const referred = byRef.find((entry) => refersTo(entry.ref, column))?.settings
    return { ...referred, ...named }
  }
}

function parseKey(key: string): readonly unknown[] {
  try {
    const parsed: unknown = JSON.parse(key)
    return Array.isArray(parsed) ? parsed : []
  } catch {
    return [] // A key of another form says nothing about a column.
  }
}

/** A legacy reference, reduced to what tells columns apart. */
interface FieldRef {
  kind: string
  target: string | number
  joinAlias: unknown
  sourceField: unknown
}

/** Reads `["field", 7, {…}]`, `["expression", "x"]`, `["aggregation", 0]` and the older `field-id`, `field-literal`. */
function readFieldRef(value: unknown): FieldRef | undefined {
  if (!Array.isArray(value)) return undefined
  const [kind, target, options]: unknown[] = value
  if (typeof kind !== 'string' || (typeof target !== 'string' && typeof target !== 'number')) return undefined
  const known = isMap(options) ? options : {}
  return {
    kind: kind === 'field-id' || kind === 'field-literal' ? 'field' : kind,
    target,
    joinAlias: known['join-alias'] ?? null,
    sourceField: known['source-field'] ?? null,
  }
}

/**
 * True when a stored reference means the column. Options that a reference does not name match any column of the field;
 * a field named by text is the output column of that name.
 */
function refersTo(ref: FieldRef, column: SettledColumn): boolean {
  if (ref.kind === 'field' && typeof ref.target === 'string' && ref.target === column.name) return true
  const own = readFieldRef(column.field_ref)
  if (!own || own.kind !== ref.kind || own.target !== ref.target) return false
  return (
    (ref.joinAlias === null || ref.joinAlias === own.joinAlias) &&
    (ref.sourceField === null || ref.sourceField === own.sourceField)
  )
}
