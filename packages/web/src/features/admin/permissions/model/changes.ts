/** Pending settings: what they change, in plain words, and what somebody else changed meanwhile. */
import type { Kind, Rights, Setting, Value } from './types.ts'

/** A cell that has another level than before. */
export interface Change {
  group: number
  place: string
  kind: string
  before: Value
  after: Value
  /** Its rule for rows is new. */
  hasRule: boolean
}

/** The state that settings make of `base`. */
export function applyAll<S>(rights: Rights<S>, base: S, settings: readonly Setting[]): S {
  return settings.reduce((state, setting) => rights.apply(state, setting), base)
}

/** Settings with another, which makes those of the same cell before it void. */
export function withSetting(settings: readonly Setting[], next: Setting): Setting[] {
  return [...settings.filter((one) => !isSameCell(one, next)), next]
}

const isSameCell = (one: Setting, other: Setting) =>
  one.group === other.group && one.place === other.place && one.kind === other.kind

/** What becomes different in the cells that were set, implied levels of other kinds included. */
export function changesOf<S>(
  rights: Rights<S>,
  base: S,
  draft: S,
  settings: readonly Setting[],
  kinds: readonly Kind[],
): Change[] {
  const seen = new Set<string>()
  const changes: Change[] = []
  for (const setting of settings) {
    const { group, place } = setting
    for (const { id: kind } of kinds) {
      const key = `${group}/${place}/${kind}`
      if (seen.has(key)) continue
      seen.add(key)
      const [before, after] = [rights.read(base, group, place, kind), rights.read(draft, group, place, kind)]
      const hasRule = settings.some(
        (one) => isSameCell(one, { ...setting, kind }) && one.rule !== undefined && after.level === 'sandboxed',
      )
      if (before.level !== after.level || hasRule) changes.push({ group, place, kind, before, after, hasRule })
    }
  }
  return changes
}

/** Settings without those that change nothing against `base` any more. */
export function withoutVoid<S>(
  rights: Rights<S>,
  base: S,
  settings: readonly Setting[],
  kinds: readonly Kind[],
): Setting[] {
  const draft = applyAll(rights, base, settings)
  const changed = new Set(
    changesOf(rights, base, draft, settings, kinds).map(({ group, place }) => `${group}/${place}`),
  )
  return settings.filter(({ group, place }) => changed.has(`${group}/${place}`))
}

/** Something that both the reader and somebody else changed. */
export interface Conflict {
  group: number
  place: string
  kind: string
  /** What it is now on the server. */
  theirs: Value
}

/** Cells of `settings` that are not on the server what they were when the settings were made. */
export function conflictsOf<S>(rights: Rights<S>, before: S, now: S, settings: readonly Setting[]): Conflict[] {
  return settings.flatMap(({ group, place, kind, level }) => {
    const [old, theirs] = [rights.read(before, group, place, kind), rights.read(now, group, place, kind)]
    return old.level === theirs.level || theirs.level === level ? [] : [{ group, place, kind, theirs }]
  })
}
