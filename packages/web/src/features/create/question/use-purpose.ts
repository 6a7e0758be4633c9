import { useQuery } from '@tanstack/react-query'
import { dashboardOptions, type Dashboard } from '../../../api/dashboard.ts'
import { useAddressSearch } from '../../../lib/address/index.ts'
import { readPurpose, type Purpose } from './purpose.ts'

/** What the question of this page is made for. */
export function usePurpose(): Purpose {
  return readPurpose(useAddressSearch())
}

/** The dashboard that it is made for, if there is one that the reader may change. */
export function useTarget({ dashboard: id }: Purpose): Dashboard | undefined {
  const { data } = useQuery({ ...dashboardOptions(id ?? 0), enabled: id !== undefined })
  return data?.value.can_write === true && !data.value.archived ? data.value : undefined
}
