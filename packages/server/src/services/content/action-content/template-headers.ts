/** The headers of requests that actions send, whose values are secret. */
import { isMap } from '@querent/contract'
import type { StoredTemplate } from '../../../store/index.ts'

/** Shown in place of a secret. */
export const HIDDEN = '**********'

/** By name. Undefined for what is neither a map nor the JSON text of one. */
export function headersOf({ headers }: Pick<StoredTemplate, 'headers'>): [name: string, value: unknown][] | undefined {
  if (headers === undefined || headers === null || headers === '') return []
  const map = typeof headers === 'string' ? parsed(headers) : headers
  return isMap(map) ? Object.entries(map) : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** With other headers, in the form that they came in. */
export function withHeaders(template: StoredTemplate, entries: readonly [string, unknown][]): StoredTemplate {
  const { headers } = template
  if (headers === undefined || headers === null) return template
  const map = Object.fromEntries(entries)
  return { ...template, headers: typeof headers === 'string' ? JSON.stringify(map) : map }
}

/** As it is shown: without the values of its headers. */
export function shownTemplate(template: StoredTemplate): StoredTemplate {
  return withHeaders(
    template,
    (headersOf(template) ?? []).map(([name]) => [name, HIDDEN]),
  )
}
