/** From a rule and a subject to cards at their places. */
import { msg, type Said } from '../../../delivery/index.ts'
import { planCards, type CardPlan } from './cards.ts'
import { filtersOf, type Filter } from './filters.ts'
import { findingOf } from './finding.ts'
import { placeCards, type Place } from './layout.ts'
import { queryOf } from './query.ts'
import type { Rule } from './rule.ts'
import { settingsOf } from './settings.ts'
import type { Source, Subject } from './subject.ts'

/** A question of the dashboard; further ones are drawn in the same chart. */
interface Question {
  name: string
  why: string
  display: string
  query: Record<string, unknown>
  settings: Record<string, unknown>
}

export type XRayCard = { place: Place } & ({ text: string } | { question: Question; series: readonly Question[] })

export interface XRay {
  name: string
  /** With what stands out. */
  finding: string
  description: string
  filters: readonly Filter[]
  cards: readonly XRayCard[]
  /** Some cards were left out. */
  isCut: boolean
}

interface Options {
  /** Cards at most; null for all. */
  show: number | null
  /** Rows of other rows to compare with, under their name. */
  other?: Side
  /** The name of the subject's own rows in a comparison. */
  ownName?: string
}

export interface Side {
  name: string
  source: Source
}

export function makeXRay(rule: Rule, about: Subject, { show, other, ownName = about.name }: Options): XRay {
  const { say } = about.words
  const subject = other === undefined || about.whole === undefined ? about : { ...about, name: about.whole }
  const { plans: found, bound } = planCards(rule, subject)
  const plans = found.length === 0 ? [onlyCount(rule, subject)] : found
  const chosen = show === null ? plans : plans.slice(0, Math.max(show, 1))
  const groups = Object.values(rule.groups).map((title) => say(title, { name: subject.name }))
  const titled = chosen.map((plan) => ({ ...plan, group: say(plan.group, { name: subject.name }) }))
  const placed = placeCards(titled, groups)
  const filters = filtersOf(rule, bound)
  const name = say(rule.title, { name: about.name })
  const finding = findingOf(subject)
  const sides = other === undefined ? null : sidesOf({ name: ownName, source: subject.source }, other, about)
  const cards = placed.flatMap((one): XRayCard[] => {
    if ('heading' in one) return [{ place: one.place, text: `# ${one.heading}` }]
    if (sides === null) {
      return [{ place: one.place, question: questionOf(one.plan, subject, subject.source), series: [] }]
    }
    return sideBySide(one.plan, one.place, { subject, sides })
  })
  return {
    name,
    finding: finding === undefined ? name : `${name}: ${spoken(subject, finding)}`,
    description: say(rule.description, { name: subject.name }),
    filters,
    cards: sides === null ? cards : stacked(cards),
    isCut: chosen.length < plans.length,
  }
}

/** Both sides under names that differ. */
function sidesOf(own: Side, other: Side, { whole, words }: Subject): readonly [Side, Side] {
  const name = whole === undefined ? own.name : words.say(msg('selected rows'))
  const isSame = other.name === own.name || other.name === name
  return [
    { ...own, name },
    { ...other, name: isSame ? words.say(msg('other rows')) : other.name },
  ]
}

/** Where a rule has nothing to say, the number of rows is something. */
function onlyCount({ groups }: Rule, { name, words }: Subject): CardPlan {
  return {
    title: words.say(msg('Number of {name}'), { name }),
    why: words.say(msg('Nothing else is known of {name} yet.'), { name }),
    group: Object.values(groups)[0] ?? '',
    score: 0,
    display: 'scalar',
    asked: { aggregations: [['count']], by: [], filter: null },
    settings: {},
  }
}

function spoken({ words }: Subject, { text, values }: Said): string {
  return words.say(text, values)
}

function questionOf(plan: CardPlan, subject: Subject, source: Source): Question {
  const { title: name, why, display, asked } = plan
  return { name, why, display, query: queryOf(source, asked, subject.words), settings: settingsOf(plan, subject) }
}

interface Compared {
  subject: Subject
  sides: readonly [Side, Side]
}

/** Lines and bars of one measure in one chart, anything else beside each other. */
function sideBySide(plan: CardPlan, place: Place, { subject, sides }: Compared): XRayCard[] {
  const of = ({ name, source }: Side): Question => {
    const question = questionOf(plan, subject, source)
    return { ...question, name: `${question.name} (${name})` }
  }
  const [own, other] = [of(sides[0]), of(sides[1])]
  const isShared =
    ['line', 'bar', 'row'].includes(plan.display) && plan.asked.aggregations.length === 1 && plan.asked.by.length === 1
  if (isShared) {
    const display = plan.display === 'row' ? 'bar' : plan.display
    const settings = { ...own.settings, 'graph.series_labels': sides.map(({ name }) => name) }
    return [{ place, question: { ...own, name: plan.title, display, settings }, series: [{ ...other, display }] }]
  }
  return [
    { place, question: own, series: [] },
    { place, question: other, series: [] },
  ]
}

const COLUMNS = 24

/** From top to bottom: charts of both sides over the full width, others two abreast. */
function stacked(cards: readonly XRayCard[]): XRayCard[] {
  const done: XRayCard[] = []
  let row = 0
  let open: XRayCard | null = null
  for (const card of cards) {
    const { size_y } = card.place
    const isHalf = 'question' in card && card.series.length === 0
    if (!isHalf) {
      done.push({ ...card, place: { row, col: 0, size_x: COLUMNS, size_y } })
      row += size_y
      open = null
    } else if (open === null) {
      open = { ...card, place: { row, col: 0, size_x: COLUMNS / 2, size_y } }
      done.push(open)
      row += size_y
    } else {
      done.push({ ...card, place: { row: open.place.row, col: COLUMNS / 2, size_x: COLUMNS / 2, size_y } })
      open = null
    }
  }
  return done
}
