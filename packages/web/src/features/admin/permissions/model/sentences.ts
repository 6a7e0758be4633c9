/** Changes and explanations as sentences. */
import type { ExplainedQuestion, Explanation } from '../../../../api/permissions.ts'
import { locale, t } from '../../../../i18n/t.ts'
import type { Change, Conflict } from './changes.ts'
import type { Kind } from './types.ts'
import { levelOf } from './levels.ts'

export interface Names {
  groups: ReadonlyMap<number, string>
  places: ReadonlyMap<string, string>
  kinds: readonly Kind[]
}

/** Such as “Analysts: Orders — No access → View”. */
export function changeText({ group, place, kind, before, after, hasRule }: Change, names: Names): string {
  const found = names.kinds.find(({ id }) => id === kind)
  const values = {
    ...namesOf(group, place, kind, names),
    before: levelOf(found, before).label,
    after: levelOf(found, after).label,
  }
  if (hasRule && before.level === after.level) return t('{group}: {place} — another row rule', values)
  return t('{group}: {place} — {before} → {after}', values)
}

/** What somebody else made of a cell that the reader changed as well. */
export function conflictText({ group, place, kind, theirs }: Conflict, names: Names): string {
  const found = names.kinds.find(({ id }) => id === kind)
  return t('{group}: {place} is now “{word}”.', {
    ...namesOf(group, place, kind, names),
    word: levelOf(found, theirs).label,
  })
}

function namesOf(group: number, place: string, kind: string, { groups, places, kinds }: Names) {
  const name = places.get(place) ?? place
  const label = kinds.find(({ id }) => id === kind)?.label
  return {
    group: groups.get(group) ?? String(group),
    place: kinds.length > 1 && label !== undefined ? `${name}, ${label.toLocaleLowerCase(locale())}` : name,
  }
}

/** What is asked, as something that one may do. */
export function questionText(question: string): string {
  const texts: Readonly<Record<string, string>> = {
    read: t('See it'),
    write: t('Change it'),
    run: t('See its results'),
    build: t('Build the same question'),
    view: t('See its data in other people’s questions'),
    query: t('Create queries'),
    native: t('Write SQL'),
    download: t('Download results'),
    'data-model': t('Manage table metadata'),
    details: t('Manage database'),
  }
  return texts[question] ?? question
}

export function outcomeText(outcome: ExplainedQuestion['outcome']): string {
  const texts = { allowed: t('Yes'), limited: t('In part'), refused: t('No'), depends: t('It depends on the person') }
  return texts[outcome]
}

/** Why: groups whose levels decide, as one phrase; other rules as the server words them. */
export function reasonsOf({ outcome, steps }: ExplainedQuestion): string[] {
  const deciding = steps.filter(({ decides }) => decides)
  if (deciding.some(({ rule }) => rule === 'administrator')) return [t('Administrators can do everything.')]
  if (outcome === 'refused' && deciding.length === 0) return [t('No group allows it.')]
  const groups = new Set<string>()
  const texts = new Set<string>()
  for (const { rule, group, text } of deciding) {
    if (group !== null && (rule === 'word' || rule === 'collection')) groups.add(group.name)
    else texts.add(text)
  }
  if (groups.size === 0) return [...texts]
  const list = new Intl.ListFormat(locale(), { type: 'conjunction' }).format(
    [...groups].map((name) => t('through {group}', { group: name })),
  )
  const phrase =
    outcome === 'refused' ? t('None of the groups allows it: {groups}.', { groups: [...groups].join(', ') }) : list
  return [phrase, ...texts]
}

/** Such as “Ana may see Finance, by Analysts and by All Users”. */
export function headline({ subject, object, questions }: Explanation): string {
  const first = questions[0]
  const names = { who: subject.name, what: object.name }
  if (first === undefined) return ''
  if (first.outcome === 'refused') return t('{who} cannot see {what}.', names)
  if (first.outcome === 'depends') return t('Whether {who} can see {what} depends on the person.', names)
  const [reason = ''] = reasonsOf(first)
  if (reason.endsWith('.')) return t('{who} can see {what}.', names)
  return first.outcome === 'limited'
    ? t('{who} can see part of {what}: {reason}.', { ...names, reason })
    : t('{who} can see {what}: {reason}.', { ...names, reason })
}
