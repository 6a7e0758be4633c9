import { useQuery } from '@tanstack/react-query'
import { currentUserOptions } from '../../api/session.ts'
import { Avatar } from '../../ui/Avatar/Avatar.tsx'
import { LateMenu, lateItems } from '../../ui/LateMenu/LateMenu.tsx'
import styles from './AccountMenu.module.css'

const items = lateItems(async () => (await import('./AccountMenuItems.tsx')).AccountMenuItems)

/** Who is signed in, and what concerns only them. */
export function AccountMenu() {
  const { data: user } = useQuery(currentUserOptions)
  if (user === undefined) return null
  return (
    <LateMenu variant="quiet" isWide isStart items={items}>
      <span className={styles.person}>
        <Avatar name={user.common_name} />
        <span className={styles.name}>{user.common_name}</span>
      </span>
    </LateMenu>
  )
}
