/** How a page comes to its path. */
import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router'
import type { ComponentType } from 'react'

/** A page that is loaded when somebody goes there. `load` gives the feature, `name` its exported page. */
export function page<Name extends string>(
  parent: AnyRoute,
  path: string,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): AnyRoute {
  return createRoute({
    getParentRoute: () => parent,
    path,
    component: lazyRouteComponent(load as () => Promise<Record<Name, ComponentType<object>>>, name),
  })
}
