/** What a file is that cannot be uploaded: by how it begins, since names can be wrong. */
import { t } from '../../../../i18n/t.ts'

const KNOWN = ['csv', 'tsv', 'txt', 'xlsx', 'json', 'jsonl', 'ndjson', 'parquet']
/** As of an input of files. */
export const ACCEPTED = KNOWN.map((extension) => `.${extension}`)

/** First bytes, in hexadecimal. */
const BEGINNINGS: readonly (readonly [hex: string, name: () => string])[] = [
  ['89504e47', () => t('a picture')],
  ['ffd8ff', () => t('a picture')],
  ['47494638', () => t('a picture')],
  ['25504446', () => t('a PDF')],
  ['d0cf11e0', () => t('an old Excel or Word document')],
  ['1f8b', () => t('compressed (GZIP)')],
  ['53514c697465', () => t('a SQLite database')],
]

/** Such as “a picture”; null for what the server may look at. */
export async function whatItIs(file: Blob & { name: string }): Promise<string | null> {
  const bytes = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const extension = extensionOf(file.name)
  const found = BEGINNINGS.find(([beginning]) => hex.startsWith(beginning))
  if (found !== undefined) return found[1]()
  if (hex.startsWith('504b0304') && extension !== 'xlsx') {
    return extension === 'zip' ? t('a ZIP archive') : t('an archive or document ({extension})', { extension })
  }
  return extension === '' || KNOWN.includes(extension) ? null : t('of the type {extension}', { extension })
}

export function extensionOf(name: string): string {
  return name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : ''
}
