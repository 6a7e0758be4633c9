/** Targets of parameters, in any spelling, for those who ask which column a parameter stands for. */
import '../clauses/registry.ts'
import { QueryError } from '../errors.ts'
import { parseTarget } from '../parse/parse-parameters.ts'

/** What a target names; text tags and targets that cannot be read name nothing. */
export type NamedTarget =
  /** A template tag, by its name or its id. */
  | { kind: 'tag'; tag: string | { id: string } }
  /** A field, or a column of the source by name. */
  | { kind: 'field'; id: number | string; baseType: string | null }
  | { kind: 'expression'; name: string }

export function readTarget(target: unknown): NamedTarget | null {
  const parsed = tryParse(target)
  if (parsed?.kind === 'tag') return { kind: 'tag', tag: parsed.tag }
  if (parsed?.kind !== 'column') return null
  const { column } = parsed
  if (column.kind === 'expression') return { kind: 'expression', name: column.name }
  if (column.kind !== 'field') return null
  const baseType = column.options['base-type']
  return { kind: 'field', id: column.id, baseType: typeof baseType === 'string' ? baseType : null }
}

function tryParse(target: unknown) {
  try {
    return parseTarget(target, 'target')
  } catch (error) {
    if (error instanceof QueryError) return null
    throw error
  }
}
