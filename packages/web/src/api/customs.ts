/** Settings of the installation that decide how values are written. */
import { QueryClientContext } from '@tanstack/react-query'
import { useContext, useMemo } from 'react'
import { propertiesOptions } from './session.ts'

export interface Customs {
  /** Setting `custom-formatting`. */
  formatting?: Readonly<Record<string, unknown>>
  /** Setting `start-of-week`. */
  startOfWeek?: string
}

/** As the page knew them when it was opened; empty where it asks no server. */
export function useCustoms(): Customs {
  const properties = useContext(QueryClientContext)?.getQueryData(propertiesOptions.queryKey)
  const formatting = properties?.['custom-formatting']
  const startOfWeek = properties?.['start-of-week']
  return useMemo(
    () => ({
      ...(typeof formatting === 'object' &&
        formatting !== null && { formatting: formatting as Record<string, unknown> }),
      ...(typeof startOfWeek === 'string' && { startOfWeek }),
    }),
    [formatting, startOfWeek],
  )
}
