import { useQuery } from '@tanstack/react-query'
import { currentUserOptions } from '../../api/session.ts'
import { askForDashboard } from '../../features/new-dashboard/index.ts'
import { t } from '../../i18n/t.ts'
import { urls } from '../../lib/urls.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Menu, MenuItem, MenuTrigger } from '../../ui/Menu/index.ts'

/** What can be made anew, as far as the reader may. */
export function NewMenu() {
  const { data: user } = useQuery(currentUserOptions)
  if (user === undefined) return null
  return (
    <MenuTrigger>
      <Button icon="plus" variant="primary">
        {t('New')}
      </Button>
      <Menu>
        {user.permissions.can_create_queries && (
          <MenuItem icon="question" href={urls.newQuestion} keys="n q">
            {t('Question')}
          </MenuItem>
        )}
        {user.permissions.can_create_native_queries && (
          <MenuItem icon="sql" href={urls.newSql} keys="n s">
            {t('SQL question')}
          </MenuItem>
        )}
        <MenuItem icon="dashboard" keys="n d" onAction={() => askForDashboard()}>
          {t('Dashboard')}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  )
}
