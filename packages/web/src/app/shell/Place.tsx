import { useRouterState } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { useDrop } from '../../models/items/index.ts'
import { NavLink } from '../../ui/NavLink/NavLink.tsx'

interface PlaceProps extends Omit<ComponentProps<typeof NavLink>, 'isCurrent' | 'isTarget'> {
  /** Paths that belong to it begin with this; the path of `href` unless told. */
  within?: string
  /** Places below its path are others. */
  isExact?: boolean
  /** The collection that dragged things can be dropped on. */
  drop?: Parameters<typeof useDrop>[0]
}

/** An entry of the sidebar, marked when the page shown belongs to it. */
export function Place({ within, isExact = false, drop = null, ...rest }: PlaceProps) {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const place = within ?? rest.href
  const isBelow = !isExact && place !== '/' && (path.startsWith(`${place}/`) || path.startsWith(`${place}-`))
  const isCurrent = path === place || isBelow
  const { isOver, handlers } = useDrop(drop)
  return (
    <div {...handlers}>
      <NavLink {...rest} isCurrent={isCurrent} isTarget={isOver} />
    </div>
  )
}
