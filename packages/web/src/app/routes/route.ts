/** How a page comes to its path. */
import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/**
 * A page that is loaded when somebody goes there. `load` gives the feature, `name` its exported page. What the page returns is
 * not looked at: pages use the types of the routes, which would then depend on themselves.
 */
export function page<Parent extends AnyRoute, const Path extends string, Name extends string>(
  parent: Parent,
  path: Path,
  load: () => Promise<Record<Name, () => void>>,
  name: Name,
) {
  return createRoute({
    getParentRoute: () => parent,
    path,
    component: lazyRouteComponent(load as () => Promise<Record<Name, () => ReactNode>>, name),
  })
}
