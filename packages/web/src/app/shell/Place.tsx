import { useRouterState } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { NavLink } from '../../ui/NavLink/NavLink.tsx'

interface PlaceProps extends Omit<ComponentProps<typeof NavLink>, 'isCurrent'> {
  /** Paths that belong to it begin with this; the path of `href` unless told. */
  within?: string
}

/** An entry of the sidebar, marked when the page shown belongs to it. */
export function Place({ within, ...rest }: PlaceProps) {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const place = within ?? rest.href
  const isCurrent = path === place || (place !== '/' && (path.startsWith(`${place}/`) || path.startsWith(`${place}-`)))
  return <NavLink {...rest} isCurrent={isCurrent} />
}
