/** What an x-ray is made of, as its path has it. */
import type { Wanted } from './choose-rule.ts'

export interface XRayRequest {
  entity: string
  key: string
  /** The condition of a mark, in base64. */
  cell?: string
  rule?: Wanted
  comparison?: { entity: string; key: string }
  /** How many cards at most, or `all`. */
  show?: string | null
}

/** The path of the page that shows it. */
export function urlOf({ entity, key, cell, rule, comparison }: XRayRequest): string {
  return [
    `/auto/dashboard/${entity}/${encodeURIComponent(key)}`,
    ...(cell === undefined ? [] : [`cell/${encodeURIComponent(cell)}`]),
    ...(rule === undefined ? [] : [`rule/${rule.prefix}/${rule.template}`]),
    ...(comparison === undefined ? [] : [`compare/${comparison.entity}/${encodeURIComponent(comparison.key)}`]),
  ].join('/')
}
