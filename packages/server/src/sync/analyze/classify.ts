/** What is concluded from a column's name and the sample of its values (contract: data-model, section 4). */
import { isA } from '@querent/contract'
import type { FieldRow } from '../../store/index.ts'
import type { Fingerprint, TextFingerprint } from '@querent/query'
import { isCustomized } from '../customized.ts'
import { unfoldedPath } from '../json/index.ts'
import { typeByName } from './type-by-name.ts'

const SURE = 0.95
const LIKELY_STATE = 0.7
const CATEGORY_VALUES = 30
const PREVIEW_LENGTH = 50
const CATEGORY_TYPES = ['type/Text', 'type/TextLike', 'type/Boolean', 'type/Integer'] as const

type Conclusions = Partial<Pick<FieldRow, 'semantic_type' | 'has_field_values' | 'preview_display'>>

type Classified = Pick<
  FieldRow,
  'name' | 'nfc_path' | 'base_type' | 'semantic_type' | 'has_field_values' | 'customized'
>

/** Only what changes; what a person chose stays. */
export function classify(field: Classified, fingerprint: Fingerprint): Conclusions {
  const conclusions: Conclusions = {}
  if (field.semantic_type === null && !isCustomized(field, 'semantic_type')) {
    const found = typeOfName(field) ?? typeByValues(fingerprint) ?? category(field, fingerprint)
    if (found !== null) conclusions.semantic_type = found
  }
  const semanticType = conclusions.semantic_type ?? field.semantic_type
  if (
    field.has_field_values === null &&
    !isCustomized(field, 'has_field_values') &&
    hasFewValues(field, semanticType, fingerprint)
  ) {
    conclusions.has_field_values = 'auto-list'
  }
  if (isLong(field, semanticType, fingerprint) && !isCustomized(field, 'preview_display'))
    conclusions.preview_display = false
  return conclusions
}

/** Inside JSON the last key names the value, and none of them is the table's own key. */
function typeOfName(field: Classified): string | null {
  const key = unfoldedPath(field)?.at(-1)
  if (key === undefined) return typeByName(field.name, field.base_type)
  const type = typeByName(key, field.base_type)
  return type === 'type/PK' ? null : type
}

function typeByValues({ type }: Fingerprint): string | null {
  const text: TextFingerprint | undefined = type?.['type/Text']
  if (text === undefined) return null
  if (text['percent-json'] >= SURE) return 'type/SerializedJSON'
  if (text['percent-url'] >= SURE) return 'type/URL'
  if (text['percent-email'] >= SURE) return 'type/Email'
  return text['percent-state'] >= LIKELY_STATE ? 'type/State' : null
}

function category({ base_type }: Classified, { global }: Fingerprint): string | null {
  const isFitting = CATEGORY_TYPES.some((type) => isA(base_type, type)) && !isA(base_type, 'type/Large')
  const hasValues = global['nil%'] !== null && global['nil%'] < 1
  return isFitting && hasValues && global['distinct-count'] <= CATEGORY_VALUES ? 'type/Category' : null
}

/** Keys and measured quantities are never picked from a list. */
function hasFewValues({ base_type }: Classified, semanticType: string | null, { global }: Fingerprint): boolean {
  if (semanticType === 'type/PK' || semanticType === 'type/FK' || semanticType === 'type/SerializedJSON') return false
  if (!mayHoldValues(base_type) || isA(base_type, 'type/Float')) return false
  const hasValues = global['nil%'] !== null && global['nil%'] < 1
  return hasValues && global['distinct-count'] <= LISTED_VALUES
}

/** The most values that are cached of one field; a field with more of them is not picked from a list. */
export const LISTED_VALUES = 1000

/** Types whose distinct values can be cached (contract: data-model, section 3). */
export function mayHoldValues(baseType: string): boolean {
  return baseType !== 'type/*' && !isA(baseType, 'type/field-values-unsupported')
}

function isLong({ base_type }: Classified, semanticType: string | null, { type }: Fingerprint): boolean {
  if (isA(base_type, 'type/JSON') || semanticType === 'type/SerializedJSON') return true
  return (type?.['type/Text']?.['average-length'] ?? 0) > PREVIEW_LENGTH
}
