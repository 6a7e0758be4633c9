/** Names of filters in addresses. */
import type { Parameter } from '../../../api/card.ts'
import { RESERVED_SLUGS } from '../../../filters/index.ts'

type Named = Pick<Parameter, 'slug'>

/** `Paid at least` is `paid_at_least`, in letters of all scripts. */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '_')
    .replaceAll(/^_+|_+$/g, '')
  return slug === '' ? 'filter' : slug
}

/** The slug, with a number where another filter has it or the address means something else by it. */
export function uniqueSlug(slug: string, others: readonly Named[]): string {
  const isTaken = (text: string) => RESERVED_SLUGS.has(text) || others.some((other) => other.slug === text)
  if (!isTaken(slug)) return slug
  let number = 1
  while (isTaken(`${slug}_${number}`)) number += 1
  return `${slug}_${number}`
}

/** The name, with a number where another filter has it. */
export function uniqueName(name: string, others: readonly Pick<Parameter, 'name'>[]): string {
  const isTaken = (text: string) => others.some((other) => other.name === text)
  if (!isTaken(name)) return name
  let number = 2
  while (isTaken(`${name} ${number}`)) number += 1
  return `${name} ${number}`
}
