import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formInputOptions } from '../../../api/pulse.ts'
import { currentUserOptions } from '../../../api/session.ts'
import { Empty } from '../../../ui/Empty/Empty.tsx'
import { NotSetUp } from '../sheet/NotSetUp.tsx'

interface NothingYetProps {
  title: string
  /** What would be here. */
  children: ReactNode
}

/** In place of a list without entries: what to set up first, where nothing can be sent. */
export function NothingYet({ title, children }: NothingYetProps) {
  const { data: me } = useQuery(currentUserOptions)
  // Who may not make any does not see what there is to choose, and has nothing to set up.
  const mayMake = me?.permissions.can_access_subscription === true
  const { data: form } = useQuery({ ...formInputOptions, enabled: mayMake })
  const isSetUp = form === undefined || Object.values(form.channels).some(({ configured }) => configured)
  if (!isSetUp) return <NotSetUp />
  return (
    <Empty icon="mail" title={title}>
      {children}
    </Empty>
  )
}
