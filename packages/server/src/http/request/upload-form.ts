/** What the fields beside the file of an upload say (contract: uploads, section 1). */
import { invalidField, isId, isMap } from '@querent/contract'
import type { LoadType, UploadOptions } from '../../services/uploads/index.ts'
import { readMapOrNone } from './form-values.ts'

type Fields = Readonly<Record<string, string>>

const TYPES: readonly LoadType[] = [
  'boolean',
  'integer',
  'float',
  'varchar-255',
  'text',
  'date',
  'datetime',
  'offset-datetime',
]

/** How the file is to be read. @throws {ApiError} 400 that names the field. */
export function uploadOptions({ sheet, separator, encoding, types, names }: Fields): UploadOptions {
  return {
    ...(isFilled(sheet) && { sheet }),
    ...(isFilled(separator) && { separator: oneCharacter(separator) }),
    ...(isFilled(encoding) && { encoding: knownEncoding(encoding) }),
    ...(isFilled(types) && { types: typesIn(types) }),
    ...(isFilled(names) && { names: textsIn('names', names) }),
  }
}

/** A number or an entity id; null for the root, which is `root` or nothing. */
export function collectionIn({ collection_id }: Fields): number | string | null {
  if (!isFilled(collection_id) || collection_id === 'root' || collection_id === 'null') return null
  return isId(Number(collection_id)) ? Number(collection_id) : collection_id
}

/** The name of the model; undefined to take that of the file. */
export function modelNameIn({ name }: Fields): string | undefined {
  return isFilled(name) && name.trim() !== '' ? name.trim().slice(0, 254) : undefined
}

/** What the columns of a new table are called for people, by their names; the headers of the file where left out. */
export function columnLabelsIn({ labels }: Fields): Record<string, string> | undefined {
  return isFilled(labels) ? textsIn('labels', labels) : undefined
}

function isFilled(value: string | undefined): value is string {
  return value !== undefined && value !== ''
}

function oneCharacter(separator: string): string {
  if (separator.length === 1 && separator !== '"' && !/[\r\n]/.test(separator)) return separator
  throw invalidField('separator', 'value must be one character.')
}

function knownEncoding(encoding: string): string {
  if (/^utf-?32(?:le|be)$/i.test(encoding)) return encoding
  try {
    return new TextDecoder(encoding).encoding
  } catch {
    throw invalidField('encoding', 'value must be an encoding such as UTF-8 or windows-1252.')
  }
}

function typesIn(text: string): Record<string, LoadType> {
  const read = readMapOrNone('types', text)
  const types = new Map<string, LoadType>()
  for (const [name, value] of Object.entries(read)) {
    const type = TYPES.find((one) => one === value)
    if (type === undefined) throw invalidField('types', `value must name types: ${TYPES.join(', ')}.`)
    types.set(name, type)
  }
  return Object.fromEntries(types)
}

function textsIn(field: string, text: string): Record<string, string> {
  const read = readMapOrNone(field, text)
  const isTexts = isMap(read) && Object.values(read).every((name) => typeof name === 'string' && name.trim() !== '')
  if (!isTexts) throw invalidField(field, 'value must be a map of names.')
  return Object.fromEntries(Object.entries(read).map(([key, name]) => [key, String(name)]))
}
