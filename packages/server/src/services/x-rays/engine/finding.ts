/** What stands out in the fingerprints, as the end of a title; nothing is asked for it. */
import { msg, type Said } from '../../../delivery/index.ts'
import { distinctOf, emptyShare } from './column.ts'
import { isPart, type Subject } from './subject.ts'
import { spanOf } from './time-span.ts'

const DAY = 86_400_000
/** Without news for so long, and for a tenth of the time that it covers, a table has ended. */
const QUIET_DAYS = 90
const QUIET_SHARE = 0.1

/** The strongest first; undefined when nothing stands out. */
export function findingOf(subject: Subject): Said | undefined {
  if (isPart(subject)) return undefined
  return ended(subject) ?? outweighed(subject) ?? mostlyEmpty(subject) ?? oneOfMany(subject)
}

function ended({ columns, now, words }: Subject): Said | undefined {
  const times = columns.filter(
    ({ kind, via, semantic, isSampled }) =>
      kind === 'time' && via === null && !isSampled && semantic !== 'type/Birthdate',
  )
  const spans = times.flatMap((column) => spanOf(column) ?? [])
  const [last] = spans.map(({ latest }) => latest).sort((a, b) => Date.parse(b) - Date.parse(a))
  const [first] = spans.map(({ earliest }) => earliest).sort((a, b) => Date.parse(a) - Date.parse(b))
  if (last === undefined || first === undefined) return undefined
  const quiet = now - Date.parse(last)
  const isQuiet = quiet > QUIET_DAYS * DAY && quiet > QUIET_SHARE * (Date.parse(last) - Date.parse(first))
  return isQuiet ? { text: msg('nothing after {day}'), values: { day: words.day(last) } } : undefined
}

/** A mean beyond three quarters of all values. */
function outweighed({ columns }: Subject): Said | undefined {
  const found = columns.find(({ kind, via, fingerprint, isSampled }) => {
    const spread = fingerprint?.type?.['type/Number']
    return (
      !isSampled &&
      kind === 'number' &&
      via === null &&
      spread !== undefined &&
      spread.q1 >= 0 &&
      spread.avg > spread.q3
    )
  })
  return found && { text: msg('a few large values of {column} lift its average'), values: { column: found.label } }
}

function mostlyEmpty({ columns, words }: Subject): Said | undefined {
  const own = columns.filter(
    (column) => column.via === null && !column.isSampled && emptyShare(column) > 0.5 && emptyShare(column) < 1,
  )
  const [found] = own.sort((a, b) => emptyShare(b) - emptyShare(a))
  if (found === undefined) return undefined
  const share = words.rough(Math.round(100 * emptyShare(found)))
  return { text: msg('{column} is empty in {share}% of rows'), values: { column: found.label, share } }
}

/** How many rows there are for each row that a foreign key points to. */
function oneOfMany({ columns, rows, words }: Subject): Said | undefined {
  const SAMPLE = 10_000
  if (rows === null || rows > SAMPLE) return undefined
  const key = columns.find((column) => column.kind === 'foreign-key' && (distinctOf(column) ?? 0) > 1)
  const each = rows / (distinctOf(key ?? { fingerprint: null }) ?? rows)
  if (key === undefined || each < 2) return undefined
  // `Insurer ID` names the key, not what it points to.
  const column = key.label.replace(/[ _]id$/i, '')
  return { text: msg('{n} rows for each {column}'), values: { n: words.rough(each), column } }
}
