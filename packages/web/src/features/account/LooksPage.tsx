import { useQuery } from '@tanstack/react-query'
import { currentUserOptions } from '../../api/session.ts'
import { t } from '../../i18n/t.ts'
import { keepsDraftsKey } from '../../lib/visit/end-visit.ts'
import { DENSITY, setDensity, setTheme, SINGLE_KEYS, SQL_COMPLETION, THEME } from '../../lib/looks.ts'
import { useKept } from '../../lib/use-kept.ts'
import { Switch } from '../../ui/Choice/index.ts'
import { Field } from '../../ui/Form/index.ts'
import { Segmented } from '../../ui/Segmented/Segmented.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { Section } from './Section.tsx'

/** Theme, heights of rows, and what the keyboard does. */
export function LooksPage() {
  const { data: user } = useQuery(currentUserOptions)
  const [theme] = useKept<'light' | 'dark' | ''>(THEME, '')
  const [density] = useKept<'compact' | 'normal' | 'roomy'>(DENSITY, 'normal')
  const [singleKeys, setSingleKeys] = useKept<'on' | 'off'>(SINGLE_KEYS, 'on')
  const [completion, setCompletion] = useKept<'on' | 'off'>(SQL_COMPLETION, 'on')
  return (
    <AccountFrame>
      <Section title={t('Appearance')} text={t('Saved in this browser.')}>
        <Field label={t('Theme')}>
          <Segmented
            label={t('Theme')}
            value={theme === '' ? 'system' : theme}
            onChange={(next) => setTheme(next === 'system' ? '' : next)}
            segments={[
              { id: 'system', label: t('Same as system'), icon: 'system' },
              { id: 'light', label: t('Light'), icon: 'sun' },
              { id: 'dark', label: t('Dark'), icon: 'moon' },
            ]}
          />
        </Field>
        <Field label={t('Table rows')}>
          <Segmented
            label={t('Table rows')}
            value={density}
            onChange={setDensity}
            segments={[
              { id: 'compact', label: t('Compact') },
              { id: 'normal', label: t('Normal') },
              { id: 'roomy', label: t('Comfortable') },
            ]}
          />
        </Field>
      </Section>
      <Section title={t('Keys')}>
        <Switch
          isSelected={singleKeys === 'on'}
          onChange={(isOn) => setSingleKeys(isOn ? 'on' : 'off')}
          help={t(
            'Turn them off if you use speech input or often press keys by accident. Shortcuts with Ctrl or ⌘ stay on.',
          )}
        >
          {t('Single-letter shortcuts')}
        </Switch>
        <Switch
          isSelected={completion === 'on'}
          onChange={(isOn) => setCompletion(isOn ? 'on' : 'off')}
          help={t('When this is off, Ctrl+Space still suggests table and column names.')}
        >
          {t('Suggestions while typing SQL')}
        </Switch>
      </Section>
      {user !== undefined && <DraftsSection user={user.id} />}
    </AccountFrame>
  )
}

function DraftsSection({ user }: { user: number }) {
  const [drafts, setDrafts] = useKept<'on' | 'off'>(keepsDraftsKey(user), 'on')
  return (
    <Section title={t('Unsaved work')}>
      <Switch
        isSelected={drafts === 'on'}
        onChange={(isOn) => setDrafts(isOn ? 'on' : 'off')}
        help={t(
          'Turn this off on a shared device: when you sign out, your drafts and your SQL history are then deleted from this browser.',
        )}
      >
        {t('Keep drafts in this browser')}
      </Switch>
    </Section>
  )
}
