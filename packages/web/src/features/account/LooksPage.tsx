import { t } from '../../i18n/t.ts'
import { DENSITY, setDensity, setTheme, SINGLE_KEYS, SQL_COMPLETION, THEME } from '../../lib/looks.ts'
import { useKept } from '../../lib/use-kept.ts'
import { Switch } from '../../ui/Choice/index.ts'
import { Field } from '../../ui/Form/index.ts'
import { Segmented } from '../../ui/Segmented/Segmented.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { Section } from './Section.tsx'

/** Theme, heights of rows, and what the keyboard does. */
export function LooksPage() {
  const [theme] = useKept<'light' | 'dark' | ''>(THEME, '')
  const [density] = useKept<'compact' | 'normal' | 'roomy'>(DENSITY, 'normal')
  const [singleKeys, setSingleKeys] = useKept<'on' | 'off'>(SINGLE_KEYS, 'on')
  const [completion, setCompletion] = useKept<'on' | 'off'>(SQL_COMPLETION, 'on')
  return (
    <AccountFrame>
      <Section title={t('Looks')} text={t('Kept in this browser.')}>
        <Field label={t('Theme')}>
          <Segmented
            label={t('Theme')}
            value={theme === '' ? 'system' : theme}
            onChange={(next) => setTheme(next === 'system' ? '' : next)}
            segments={[
              { id: 'system', label: t('As the system'), icon: 'system' },
              { id: 'light', label: t('Light'), icon: 'sun' },
              { id: 'dark', label: t('Dark'), icon: 'moon' },
            ]}
          />
        </Field>
        <Field label={t('Rows of tables')}>
          <Segmented
            label={t('Rows of tables')}
            value={density}
            onChange={setDensity}
            segments={[
              { id: 'compact', label: t('Compact') },
              { id: 'normal', label: t('Normal') },
              { id: 'roomy', label: t('Roomy') },
            ]}
          />
        </Field>
      </Section>
      <Section title={t('Keys')}>
        <Switch
          isSelected={singleKeys === 'on'}
          onChange={(isOn) => setSingleKeys(isOn ? 'on' : 'off')}
          help={t('Turn them off if you speak to your computer, or press keys by accident. Those with Ctrl or ⌘ stay.')}
        >
          {t('Shortcuts of single letters')}
        </Switch>
        <Switch
          isSelected={completion === 'on'}
          onChange={(isOn) => setCompletion(isOn ? 'on' : 'off')}
          help={t('When off, Ctrl and space still show the names of tables and columns.')}
        >
          {t('Suggestions while typing SQL')}
        </Switch>
      </Section>
    </AccountFrame>
  )
}
