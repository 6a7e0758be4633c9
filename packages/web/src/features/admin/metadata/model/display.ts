/** What stands in place of a field's values. */
import type { ManagedField } from '../../../../api/table.ts'

export type ShownAs = 'original' | 'other' | 'words'

export function shownAs({ dimensions }: Pick<ManagedField, 'dimensions'>): ShownAs {
  const [dimension] = dimensions
  if (dimension === undefined) return 'original'
  return dimension.type === 'external' ? 'other' : 'words'
}

const WHOLE = /^type\/(?:Integer|BigInteger|Boolean)$/

/** Whether people can give its values names: those of numbers and truths that stand for something (contract: data-model, section 3). */
export function mayHaveWords({ base_type, semantic_type, visibility_type }: ManagedField): boolean {
  if (visibility_type !== 'normal' || !WHOLE.test(base_type)) return false
  return semantic_type === null || semantic_type === 'type/Category' || semantic_type === 'type/Enum'
}

export type Pair = readonly [value: unknown, word: string]

/** Values with what they are called; one that is not called anything is itself. */
export function pairsOf(values: readonly (readonly unknown[])[]): Pair[] {
  return values.map(([value, word]) => [value, String(word ?? value ?? '')])
}
