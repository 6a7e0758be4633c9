/** How a metric is looked at, in the address: it is shared, survives a reload, and Back undoes a choice. */
import { useRouter } from '@tanstack/react-router'
import type { Card } from '../../api/card.ts'
import { urls } from '../../lib/urls.ts'
import { useAddressSearch } from '../../lib/address/index.ts'

interface View {
  /** Of time; the metric's own when left out. */
  unit?: string | undefined
  /** The column it is split by, as `keyOf` names it. */
  by?: string | undefined
  /** Filters, as JSON. */
  where?: string | undefined
}

export function useView(card: Card): { view: View; setView(view: View): void } {
  const router = useRouter()
  const { unit, by, where } = useAddressSearch()
  return {
    // Numbers come out of an address as such.
    view: {
      ...(unit !== undefined && { unit: String(unit) }),
      ...(by !== undefined && { by: String(by) }),
      ...(where !== undefined && { where: String(where) }),
    },
    setView(view) {
      const search = new URLSearchParams(Object.entries(view).filter(([, value]) => value !== undefined)).toString()
      void router.navigate({ href: urls.metric(card) + (search === '' ? '' : `?${search}`) })
    },
  }
}
