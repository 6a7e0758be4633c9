/** Settings of the installation that decide how values are written. */
import { QueryClientContext } from '@tanstack/react-query'
import { useContext, useMemo } from 'react'
import { propertiesOptions, type Properties } from './session.ts'

interface Customs {
  /** Setting `custom-formatting`. */
  formatting?: Readonly<Record<string, unknown>>
  /** Setting `start-of-week`. */
  startOfWeek?: string
}

let ofPage: Properties = {}

/** For pages that keep no cache: what the server told them at first. */
export function setPageProperties(properties: Properties): void {
  ofPage = properties
}

/** The settings as the page knew them when it was opened; empty where it asks no server. */
export function usePageProperties(): Properties {
  return useContext(QueryClientContext)?.getQueryData(propertiesOptions.queryKey) ?? ofPage
}

/** Those of them that write values. */
export function useCustoms(): Customs {
  const properties = usePageProperties()
  const formatting = properties['custom-formatting']
  const startOfWeek = properties['start-of-week']
  return useMemo(
    () => ({
      ...(typeof formatting === 'object' &&
        formatting !== null && { formatting: formatting as Record<string, unknown> }),
      ...(typeof startOfWeek === 'string' && { startOfWeek }),
    }),
    [formatting, startOfWeek],
  )
}
