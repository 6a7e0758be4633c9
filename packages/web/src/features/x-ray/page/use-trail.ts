import { useRef } from 'react'
import { urls } from '../../../lib/urls.ts'

interface Step {
  what: string
  name: string
}

/** The x-rays that led here, as long as one goes from one to the next. Going back to one of them cuts what came after. */
export function useTrail(what: string, name: string | undefined) {
  const steps = useRef<readonly Step[]>([])
  if (name !== undefined && steps.current.at(-1)?.what !== what) {
    const at = steps.current.findIndex((step) => step.what === what)
    steps.current = at < 0 ? [...steps.current, { what, name }] : steps.current.slice(0, at + 1)
  }
  return steps.current.slice(0, -1).map((step) => ({ label: step.name, href: urls.xRay(step.what) }))
}
