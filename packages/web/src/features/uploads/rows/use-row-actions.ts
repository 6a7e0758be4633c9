import type { Card } from '../../../api/card.ts'
import { t } from '../../../i18n/t.ts'
import type { Action } from '../../../lib/actions.ts'
import { useActions } from '../../../lib/use-actions.ts'
import type { IconName } from '../../../ui/Icon/Icon.tsx'
import { askForUpload } from '../ask/index.ts'

/** What files can do for a model on an uploaded table, offered to the palette and returned for menus. */
export function useRowActions({ id, name, based_on_upload: table }: Card): readonly Action<IconName>[] {
  const ask = (mode: 'append' | 'replace') => () =>
    table != null && askForUpload({ files: [], into: { table, mode, name, card: id } })
  const section = t('This model')
  const isAllowed = table != null
  const actions: readonly Action<IconName>[] = [
    { id: 'model.append', label: t('Add rows from a file'), icon: 'upload', section, isAllowed, run: ask('append') },
    {
      id: 'model.replace',
      label: t('Replace rows from a file'),
      icon: 'refresh',
      section,
      isAllowed,
      run: ask('replace'),
    },
  ]
  useActions(actions)
  return actions
}
