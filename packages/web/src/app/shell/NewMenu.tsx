import { useQuery } from '@tanstack/react-query'
import { currentUserOptions } from '../../api/session.ts'
import { t } from '../../i18n/t.ts'
import { LateMenu, lateItems } from '../../ui/LateMenu/LateMenu.tsx'

const items = lateItems(async () => (await import('./NewMenuItems.tsx')).NewMenuItems)

/** What can be made anew. */
export function NewMenu() {
  const { data: user } = useQuery(currentUserOptions)
  if (user === undefined) return null
  return (
    <LateMenu icon="plus" variant="primary" items={items}>
      {t('New')}
    </LateMenu>
  )
}
