/** What a column can mean, in words, and which meanings fit what it holds. */
import { t } from '../../i18n/t.ts'

/** What a column holds, as far as meanings care. */
type Holds = 'number' | 'text' | 'datetime' | 'date' | 'time' | 'boolean' | 'json' | 'other'

interface Typed {
  base_type: string
  effective_type?: string
}

/** What the values of a field are, as they are read. */
function holdsOf({ base_type, effective_type }: Typed): Holds {
  const type = effective_type ?? base_type
  if (/^type\/(?:Number|Integer|BigInteger|Float|Decimal)$/.test(type)) return 'number'
  if (/^type\/(?:DateTime|Instant)/.test(type)) return 'datetime'
  if (type === 'type/Date') return 'date'
  if (type.startsWith('type/Time')) return 'time'
  if (type === 'type/Boolean') return 'boolean'
  if (/JSON|XML|Dictionary|Array|Structured|Collection/.test(type)) return 'json'
  if (/^type\/(?:Text|UUID|MySQLEnum|OracleCLOB|PostgresEnum|IPAddress)/.test(type)) return 'text'
  return 'other'
}

interface Meaning {
  /** A name of the data model, or `NO_MEANING`. */
  id: string
  label: string
  section: string
}

/** No meaning of its own. */
export const NO_MEANING = 'none'

type Fit = readonly Holds[]
const ANY: Fit = ['number', 'text', 'datetime', 'date', 'time', 'boolean', 'json', 'other']
const WORDS: Fit = ['text', 'other']
const NUMBERS: Fit = ['number']
const GROUPING: Fit = ['number', 'text', 'boolean', 'other']
const DATETIME: Fit = ['datetime']
const DATE: Fit = ['date']
const TIME: Fit = ['time']

/** Meanings that fit a field, and the one that it has, by subject. */
export function meaningsOf(field: Typed & { semantic_type: string | null }): Meaning[] {
  const holds = holdsOf(field)
  const fitting = all()
    .filter(([id, , , fit]) => fit.includes(holds) || id === field.semantic_type)
    .map(([id, label, section]) => ({ id, label, section }))
  const isKnown = field.semantic_type === null || fitting.some(({ id }) => id === field.semantic_type)
  const own = isKnown
    ? []
    : [{ id: field.semantic_type ?? '', label: labelOf(field.semantic_type), section: t('Other') }]
  return [...fitting, ...own]
}

/** Meanings that fit every one of some fields. */
export function meaningsOfAll(fields: readonly Typed[]): Meaning[] {
  const kinds = new Set(fields.map(holdsOf))
  return all()
    .filter(([, , , fit]) => [...kinds].every((kind) => fit.includes(kind)))
    .map(([id, label, section]) => ({ id, label, section }))
}

/** The meaning in words. */
export function labelOf(type: string | null): string {
  const known = all().find(([id]) => id === (type ?? NO_MEANING))
  return known?.[1] ?? (type ?? '').replace(/^type\//, '')
}

const MONEY = new Set(['type/Currency', 'type/Income', 'type/Discount', 'type/Price', 'type/GrossMargin', 'type/Cost'])

/** Whether values are amounts of money. */
export const isMoney = (type: string | null) => type !== null && MONEY.has(type)

type Entry = readonly [id: string, label: string, section: string, fit: Fit]

function all(): Entry[] {
  const keys = t('Keys')
  const groups = t('Names and categories')
  const texts = t('Texts')
  const numbers = t('Numbers')
  const money = t('Money')
  const places = t('Locations')
  const web = t('Web')
  const people = t('People and organizations')
  const times = t('Times')
  const data = t('Structured data')
  return [
    [NO_MEANING, t('No special type'), '', ANY],
    ['type/PK', t('Primary key'), keys, ANY],
    ['type/FK', t('Foreign key'), keys, ANY],
    ['type/Category', t('Category'), groups, GROUPING],
    ['type/Enum', t('Enum'), groups, GROUPING],
    ['type/Name', t('Entity name'), groups, WORDS],
    ['type/Title', t('Title'), groups, WORDS],
    ['type/Product', t('Product'), groups, GROUPING],
    ['type/Source', t('Source'), groups, GROUPING],
    ['type/Subscription', t('Subscription'), groups, GROUPING],
    ['type/Description', t('Description'), texts, WORDS],
    ['type/Comment', t('Comment'), texts, WORDS],
    ['type/Quantity', t('Quantity'), numbers, NUMBERS],
    ['type/Score', t('Score'), numbers, NUMBERS],
    ['type/Percentage', t('Percentage'), numbers, NUMBERS],
    ['type/Share', t('Share'), numbers, NUMBERS],
    ['type/Duration', t('Duration'), numbers, NUMBERS],
    ['type/Currency', t('Amount of money'), money, NUMBERS],
    ['type/Income', t('Income'), money, NUMBERS],
    ['type/Price', t('Price'), money, NUMBERS],
    ['type/Cost', t('Cost'), money, NUMBERS],
    ['type/Discount', t('Discount'), money, NUMBERS],
    ['type/GrossMargin', t('Gross margin'), money, NUMBERS],
    ['type/Latitude', t('Latitude'), places, NUMBERS],
    ['type/Longitude', t('Longitude'), places, NUMBERS],
    ['type/Coordinate', t('Other coordinate'), places, NUMBERS],
    ['type/Country', t('Country'), places, WORDS],
    ['type/State', t('State or province'), places, WORDS],
    ['type/City', t('City'), places, WORDS],
    ['type/ZipCode', t('Postal code'), places, ['number', ...WORDS]],
    ['type/Address', t('Address'), places, WORDS],
    ['type/Location', t('Other location'), places, WORDS],
    ['type/Email', t('Email address'), web, WORDS],
    ['type/URL', t('Web address'), web, WORDS],
    ['type/ImageURL', t('Image URL'), web, WORDS],
    ['type/AvatarURL', t('Avatar URL'), web, WORDS],
    ['type/IPAddress', t('IP address'), web, WORDS],
    ['type/User', t('User'), people, GROUPING],
    ['type/Author', t('Author'), people, GROUPING],
    ['type/Owner', t('Owner'), people, GROUPING],
    ['type/Company', t('Company'), people, GROUPING],
    ['type/CreationTimestamp', t('Creation date and time'), times, DATETIME],
    ['type/CreationDate', t('Creation date'), times, DATE],
    ['type/CreationTime', t('Creation time'), times, TIME],
    ['type/UpdatedTimestamp', t('Modification date and time'), times, DATETIME],
    ['type/UpdatedDate', t('Modification date'), times, DATE],
    ['type/UpdatedTime', t('Modification time'), times, TIME],
    ['type/JoinTimestamp', t('Join date and time'), times, DATETIME],
    ['type/JoinDate', t('Join date'), times, DATE],
    ['type/JoinTime', t('Join time'), times, TIME],
    ['type/CancelationTimestamp', t('Cancellation date and time'), times, DATETIME],
    ['type/CancelationDate', t('Cancellation date'), times, DATE],
    ['type/CancelationTime', t('Cancellation time'), times, TIME],
    ['type/DeletionTimestamp', t('Deletion date and time'), times, DATETIME],
    ['type/DeletionDate', t('Deletion date'), times, DATE],
    ['type/DeletionTime', t('Deletion time'), times, TIME],
    ['type/Birthdate', t('Date of birth'), times, ['date', 'datetime']],
    ['type/SerializedJSON', t('JSON as text'), data, WORDS],
    ['type/JSON', t('JSON'), data, ['json']],
    ['type/XML', t('XML'), data, ['json']],
  ]
}
