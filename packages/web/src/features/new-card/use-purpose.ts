import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { dashboardOptions, type Dashboard } from '../../api/dashboard.ts'
import { readPurpose, type Purpose } from './purpose.ts'

/** What the question of this page is made for. */
export function usePurpose(): Purpose {
  return readPurpose(useSearch({ strict: false }) as Record<string, unknown>)
}

/** The dashboard that it is made for, if there is one that the reader may change. */
export function useTarget({ dashboard: id }: Purpose): Dashboard | undefined {
  const { data } = useQuery({ ...dashboardOptions(id ?? 0), enabled: id !== undefined })
  return data?.value.can_write === true && !data.value.archived ? data.value : undefined
}
