/** Finds what `column_settings` says about a column; its keys are JSON texts (contract: visualization, section 4). */
import { isMap, type Column } from '../data/index.ts'

/** The settings map of a column: entries by name win over entries by reference; `{}` when it has none. */
export function columnSettings(stored: unknown, column: Column): Record<string, unknown> {
  let byName: Record<string, unknown> = {}
  let byRef: Record<string, unknown> = {}
  for (const [key, settings] of Object.entries(isMap(stored) ? stored : {})) {
    if (!isMap(settings)) continue
    const [kind, target] = parseKey(key)
    if (kind === 'name' && target === column.name) byName = settings
    else if (kind === 'ref' && refersTo(target, column)) byRef = settings
  }
  return { ...byRef, ...byName }
}

function parseKey(key: string): readonly unknown[] {
  try {
    const parsed: unknown = JSON.parse(key)
    return Array.isArray(parsed) ? parsed : []
  } catch {
    return [] // A key of another form says nothing about a column.
  }
}

/** Options that a reference does not name match any column of the field; a field named by text is that output column. */
function refersTo(stored: unknown, column: Column): boolean {
  const ref = readRef(stored)
  if (ref === undefined) return false
  if (ref.kind === 'field' && ref.target === column.name) return true
  const own = readRef(column.fieldRef)
  if (own === undefined || own.kind !== ref.kind || own.target !== ref.target) return false
  return ['join-alias', 'source-field'].every(
    (key) => ref.options[key] == null || ref.options[key] === own.options[key],
  )
}

function readRef(value: unknown): { kind: string; target: unknown; options: Record<string, unknown> } | undefined {
  if (!Array.isArray(value)) return undefined
  const [kind, target, options]: unknown[] = value
  if (typeof kind !== 'string') return undefined
  const isField = kind === 'field-id' || kind === 'field-literal'
  return { kind: isField ? 'field' : kind, target, options: isMap(options) ? options : {} }
}
