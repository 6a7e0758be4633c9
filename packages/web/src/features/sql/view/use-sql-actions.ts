import { t } from '../../../i18n/t.ts'
import { useActions } from '../../../lib/use-actions.ts'
import type { SqlCommand } from './SqlHead.tsx'

/** What can be done with SQL, for the palette and the keyboard. */
export function useSqlActions(command: (what: SqlCommand) => void): void {
  const section = t('SQL')
  useActions([
    { id: 'sql.run', label: t('Run'), icon: 'play', section, keys: 'mod+enter', run: () => command('run') },
    { id: 'sql.save', label: t('Save'), section, keys: 'mod+s', run: () => command('save') },
    { id: 'sql.undo', label: t('Undo'), icon: 'undo', section, keys: 'mod+z', run: () => command('undo') },
    { id: 'sql.redo', label: t('Redo'), icon: 'redo', section, keys: 'shift+mod+z', run: () => command('redo') },
    { id: 'sql.format', label: t('Format SQL'), section, keys: 'alt+shift+f', run: () => command('format') },
    { id: 'sql.schema', label: t('Tables and snippets'), icon: 'sidebar', section, run: () => command('schema') },
    { id: 'sql.variables', label: t('Variables'), icon: 'panel-right', section, run: () => command('variables') },
    {
      id: 'sql.snippet',
      label: t('New snippet from selection'),
      icon: 'snippet',
      section,
      run: () => command('snippet'),
    },
  ])
}
