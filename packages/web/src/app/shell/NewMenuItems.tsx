import { useQuery } from '@tanstack/react-query'
import { currentUserOptions } from '../../api/session.ts'
import { askForDashboard } from '../../features/create/dashboard/index.ts'
import { forPurpose } from '../../features/create/question/index.ts'
import { t } from '../../i18n/t.ts'
import { urls } from '../../lib/urls.ts'
import { MenuItem, OpenMenu, type OpenMenuProps } from '../../ui/Menu/index.ts'

/** What can be made anew, as far as the reader may. */
export function NewMenuItems(menu: OpenMenuProps) {
  const { data: user } = useQuery(currentUserOptions)
  return (
    <OpenMenu {...menu}>
      {user?.permissions.can_create_queries && (
        <MenuItem icon="question" href={urls.newQuestion} keys="n q">
          {t('Question')}
        </MenuItem>
      )}
      {user?.permissions.can_create_native_queries && (
        <MenuItem icon="sql" href={urls.newSql} keys="n s">
          {t('SQL question')}
        </MenuItem>
      )}
      {user?.permissions.can_create_queries && (
        <>
          <MenuItem icon="model" href={forPurpose(urls.newQuestion, { type: 'model' })}>
            {t('Model')}
          </MenuItem>
          <MenuItem icon="metric" href={forPurpose(urls.newQuestion, { type: 'metric' })}>
            {t('Metric')}
          </MenuItem>
        </>
      )}
      <MenuItem icon="dashboard" keys="n d" onAction={() => askForDashboard()}>
        {t('Dashboard')}
      </MenuItem>
    </OpenMenu>
  )
}
