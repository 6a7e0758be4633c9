/** Actions of a page or part of one. */
import { useEffect, useMemo, useRef } from 'react'
import { isOffered, registerActions, type Action } from './actions.ts'

/**
 * Offers actions, as far as they are allowed, as long as the component is shown. What they do may change with every drawing; they
 * are registered again only when what is shown of them does.
 */
export function useActions(actions: readonly Action[]): void {
  const latest = useRef(actions)
  latest.current = actions
  const shape = JSON.stringify(actions.filter(isOffered).map(({ run: _run, ...shown }) => shown))
  const stable = useMemo(
    () =>
      (JSON.parse(shape) as Omit<Action, 'run'>[]).map((shown) => ({
        ...shown,
        run: () => latest.current.find(({ id }) => id === shown.id)?.run(),
      })),
    [shape],
  )
  useEffect(() => registerActions(stable), [stable])
}
