/** What is shown for values of filters, such as the name of a customer for a key. */
import type { FilterValue } from './record.ts'

/** The answer of a remapping: a value, and its label where it has one. */
export type FindLabel = (parameterId: string, value: string) => Promise<readonly unknown[]>

/** Of more values than these, a filter says how many there are. */
const MOST_NAMED = 2
/** Types whose values are single things. Others are parts, ranges or dates. */
const NAMED = /^(?:id|category|string\/=|number\/=|location\/)/

type Labels = readonly (readonly [value: unknown, label: string])[]

/**
 * Labels by the ids of parameters. A label that cannot be found is left out: the value is shown then.
 * @param most A filter with more values than these has no labels.
 */
export async function labelsOf(
  parameters: readonly Readonly<Record<string, unknown>>[],
  values: readonly FilterValue[],
  find: FindLabel,
  most = MOST_NAMED,
): Promise<ReadonlyMap<unknown, Labels>> {
  const found = values.map(async ({ id, value }): Promise<[unknown, Labels]> => {
    const items = [value].flat().filter((item) => item !== null && item !== undefined && item !== '')
    const type = String(parameters.find((one) => one['id'] === id)?.['type'] ?? '')
    if (items.length > most || !NAMED.test(type)) return [id, []]
    const labels = items.map(async (item) => {
      const [, label] = await find(String(id), String(item)).catch(() => [])
      return typeof label === 'string' && label !== '' ? [[item, label] as const] : []
    })
    return [id, (await Promise.all(labels)).flat()]
  })
  return new Map(await Promise.all(found))
}
