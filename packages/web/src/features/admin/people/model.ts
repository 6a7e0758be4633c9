/** People and groups as forms and lists need them. */
import { ADMINISTRATORS, ALL_USERS, type Group } from '../../../api/group.ts'

/** A group that people are put into one by one. */
export const isOrdinary = ({ id }: Pick<Group, 'id'>): boolean => id !== ALL_USERS && id !== ADMINISTRATORS

/** What the server is told of the groups of a person: everybody is in the first. */
export function membershipsOf(groups: readonly string[], isAdmin: boolean): { id: number }[] {
  const ids = [ALL_USERS, ...(isAdmin ? [ADMINISTRATORS] : []), ...groups.map(Number)]
  return [...new Set(ids)].map((id) => ({ id }))
}

/** Names of the ordinary groups of a person, in the order of the groups. */
export function chipsOf(ids: readonly number[] | undefined, groups: readonly Group[]): string[] {
  const own = new Set(ids)
  return groups.filter((group) => isOrdinary(group) && own.has(group.id)).map(({ name }) => name)
}

/** A text of a form, without blanks around it; null when nothing was typed. */
export function textOf(form: FormData, name: string): string | null {
  const text = String(form.get(name) ?? '').trim()
  return text === '' ? null : text
}

/** An attribute of a person as it is typed. */
export interface Attribute {
  name: string
  value: string
}

export const readAttributes = (kept: Readonly<Record<string, unknown>> | null): Attribute[] =>
  Object.entries(kept ?? {}).map(([name, value]) => ({ name, value: textOfValue(value) }))

/** What is typed, as it is kept. A value that was not changed keeps its type; rows without a name are left out. */
export function writeAttributes(
  attributes: readonly Attribute[],
  kept: Readonly<Record<string, unknown>> | null,
): Record<string, unknown> {
  return Object.fromEntries(
    attributes
      .map(({ name, value }) => [name.trim(), value] as const)
      .filter(([name]) => name !== '')
      .map(([name, value]) => [name, textOfValue(kept?.[name]) === value ? (kept?.[name] ?? value) : value]),
  )
}

const textOfValue = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '')

/** When a key made now ends, as an ISO time. */
export function endOf(days: string, now: number): string | null {
  return days === 'never' ? null : new Date(now + Number(days) * 86_400_000).toISOString()
}
