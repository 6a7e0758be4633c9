/** Dashboards that are made automatically, and kept. */
import type { DashboardListItem, XRayCandidates, XRayRecord } from '@querent/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Answer } from './answer.ts'
import { get, post } from './client.ts'
import { propertiesOptions } from './session.ts'

export type XRay = Answer<typeof XRayRecord>

/** @param what The path of its subject, such as `table/4`. */
export const xRayOptions = (what: string, show: string | undefined) =>
  queryOptions({
    queryKey: ['x-ray', what, show ?? null],
    queryFn: ({ signal }) => get<XRay>(`/api/automagic-dashboards/${what}`, { show }, signal),
    staleTime: 60_000,
  })

/** Tables of a database that are worth an x-ray, by schema, best first. */
export const candidatesOptions = (database: number) =>
  queryOptions({
    queryKey: ['x-ray', 'candidates', database],
    queryFn: ({ signal }) =>
      get<Answer<typeof XRayCandidates>>(`/api/automagic-dashboards/database/${database}/candidates`, {}, signal),
    staleTime: 60_000,
  })

/** Whether the page offers them. */
export function useXRays(): boolean {
  return useQuery(propertiesOptions).data?.['enable-xrays'] !== false
}

/** @param collection `root`, or the id of a collection. */
export const saveXRay = (board: object, collection: string) =>
  post<Answer<typeof DashboardListItem>>(`/api/dashboard/save/collection/${collection}`, board)
