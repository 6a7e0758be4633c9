/** What home shows. */
import { t } from '../../i18n/t.ts'

export interface HomeItem {
  id: number
  model: string
  name: string
  display_name?: string
  description?: string | null
  type?: string | null
  parent_collection?: { id: number | 'root'; name: string }
}

interface Place {
  title: string
  items: readonly HomeItem[]
}

/** Places that hold something; a thing is shown in the first place that has it. */
export function placesOf(places: readonly Place[]): Place[] {
  const shown = new Set<string>()
  return places
    .map(({ title, items }) => ({
      title,
      items: items.filter(({ model, id }) => {
        const key = `${model}-${id}`
        const isNew = !shown.has(key)
        shown.add(key)
        return isNew
      }),
    }))
    .filter(({ items }) => items.length > 0)
}

/** By the hour of the clock on the wall. */
export function greeting(now: Date, name: string | null): string {
  const hour = now.getHours()
  const words =
    hour >= 5 && hour < 12 ? t('Good morning') : hour >= 12 && hour < 18 ? t('Good afternoon') : t('Good evening')
  return name === null ? words : t('{greeting}, {name}', { greeting: words, name })
}
