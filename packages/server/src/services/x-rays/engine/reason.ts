/** Why a card is there, in a sentence, from what sync knows of its columns. */
import { msg } from '../../../delivery/index.ts'
import { distinctOf } from './column.ts'
import { FEW, type Grouping } from './grouping.ts'
import { isPart, type Subject } from './subject.ts'
import { isLastOpen, spanOf, type Unit } from './time-span.ts'

/** `hour` alone is also said of what happens every hour. */
const UNITS: Readonly<Record<Unit, string>> = {
  minute: msg('point per minute'),
  hour: msg('point per hour'),
  day: msg('point per day'),
  month: msg('point per month'),
  year: msg('point per year'),
}

export function reasonFor(by: readonly Grouping[], subject: Subject): string {
  return by
    .map((grouping) => reasonOf(grouping, subject))
    .filter(Boolean)
    .join(' ')
}

function reasonOf(grouping: Grouping, subject: Subject): string {
  const { say, rough } = subject.words
  const { column } = grouping
  const name = column.label
  const isKnown = !column.isSampled && !isPart(subject)
  const n = isKnown ? distinctOf(column) : null
  switch (grouping.as) {
    case 'time':
      return timeReason(grouping.column, grouping.unit, subject)
    case 'part':
      return say(msg('{name} may have a rhythm that repeats.'), { name })
    case 'values':
      if (n === null) return say(msg('{name} has few different values.'), { name })
      return say(msg('{name} has {n} different values, few enough to compare.'), { name, n })
    case 'top':
      if (n === null)
        return say(msg('{name} may have many values: the {most} largest are shown, and the rest as one.'), {
          name,
          most: FEW,
        })
      return say(msg('{name} has {n} different values: the {most} largest are shown, and the rest as one.'), {
        name,
        n,
        most: FEW,
      })
    case 'region':
    case 'grid':
      return say(msg('{name} says where on a map.'), { name })
    case 'magnitude':
      return say(
        msg('A few values of {name} are far above the others, so each group is ten times as wide as the one before.'),
        { name },
      )
    case 'bins': {
      const spread = column.fingerprint?.type?.['type/Number']
      if (spread === undefined || !isKnown)
        return say(msg('{name} is a number: its values are put into ranges.'), { name })
      return say(msg('{name} goes from {min} to {max}.'), { name, min: rough(spread.min), max: rough(spread.max) })
    }
  }
}

function timeReason(column: Grouping['column'], unit: Unit, subject: Subject): string {
  const { now, words } = subject
  const { say, day } = words
  const span = spanOf(column)
  const name = column.label
  const isOpen = isLastOpen(column, unit, now)
  const last = isOpen === false ? '' : ` ${say(isOpen === true ? LAST_IS_OPEN : LAST_MAY_BE_OPEN)}`
  if (span === null || column.isSampled || isPart(subject))
    return say(msg('{name} shows how it changes over time.'), { name }) + last
  const values = { name, from: day(span.earliest), to: day(span.latest), point: { text: UNITS[unit] } }
  return say(msg('{name} covers {from} to {to}, so there is a {point}.'), values) + last
}

const LAST_IS_OPEN = msg('The last period is not over yet.')
const LAST_MAY_BE_OPEN = msg('The last period may not be over yet.')
