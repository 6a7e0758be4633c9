import { t } from '../../../i18n/t.ts'
import type { Action } from '../../../lib/actions.ts'
import { useActions } from '../../../lib/use-actions.ts'
import type { IconName } from '../../../ui/Icon/Icon.tsx'
import type { SqlCommand } from './SqlHead.tsx'

export type SqlActions = ReturnType<typeof actionsOf>

/** What can be done with SQL: offered to the palette and the keys, and returned for the menu. */
export function useSqlActions(command: (what: SqlCommand) => void): SqlActions {
  const actions = actionsOf(command)
  useActions(Object.values(actions))
  return actions
}

function actionsOf(command: (what: SqlCommand) => void) {
  const section = t('SQL')
  return {
    run: { id: 'sql.run', label: t('Run'), icon: 'play', section, keys: 'mod+enter', run: () => command('run') },
    save: { id: 'sql.save', label: t('Save'), section, keys: 'mod+s', run: () => command('save') },
    undo: { id: 'sql.undo', label: t('Undo'), icon: 'undo', section, keys: 'mod+z', run: () => command('undo') },
    redo: { id: 'sql.redo', label: t('Redo'), icon: 'redo', section, keys: 'shift+mod+z', run: () => command('redo') },
    format: {
      id: 'sql.format',
      label: t('Format SQL'),
      icon: 'heading',
      section,
      keys: 'alt+shift+f',
      run: () => command('format'),
    },
    schema: {
      id: 'sql.schema',
      label: t('Tables and snippets'),
      icon: 'sidebar',
      section,
      run: () => command('schema'),
    },
    variables: {
      id: 'sql.variables',
      label: t('Variables'),
      icon: 'panel-right',
      section,
      run: () => command('variables'),
    },
    snippet: {
      id: 'sql.snippet',
      label: t('New snippet from selection'),
      icon: 'snippet',
      section,
      run: () => command('snippet'),
    },
  } satisfies Record<string, Action<IconName>>
}
