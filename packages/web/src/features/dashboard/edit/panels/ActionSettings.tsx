import type { DashboardCard } from '../../../../api/dashboard.ts'
import type { Parameter } from '../../../../api/card.ts'
import { t } from '../../../../i18n/t.ts'
import { setActionDisplay, setSettings } from '../../../../models/dashboard/draft/index.ts'
import {
  actionOptions,
  fits,
  giveBy,
  sameTarget,
  type TargetOption,
} from '../../../../models/dashboard/wiring/index.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { TextInput } from '../../../../ui/Form/index.ts'
import { Segmented } from '../../../../ui/Segmented/Segmented.tsx'
import { Select } from '../../../../ui/Select/Select.tsx'
import { useDraft, useSession } from '../session.tsx'
import styles from '../edit.module.css'

/** How an action is shown, and which filters give it values. */
export function ActionSettings({ card }: { card: DashboardCard }) {
  const { editor, ui } = useSession()
  const { visualization_settings: settings, action } = card
  const { edit } = editor.getState()
  const isForm = settings['actionDisplayType'] === 'form'
  const set = (changes: Readonly<Record<string, unknown>>) =>
    edit(t('Change a card'), (draft) => setSettings(draft, card.id, changes), `action ${card.id}`)
  return (
    <>
      <Segmented<'button' | 'form'>
        label={t('Shown as')}
        isWide
        segments={[
          { id: 'button', label: t('Button') },
          { id: 'form', label: t('Form') },
        ]}
        value={isForm ? 'form' : 'button'}
        onChange={(display) => edit(t('Change a card'), (draft) => setActionDisplay(draft, card.id, display))}
      />
      <TextInput
        label={isForm ? t('Title') : t('Button text')}
        value={typeof settings['button.label'] === 'string' ? settings['button.label'] : ''}
        placeholder={action?.name ?? ''}
        onChange={(label) => set({ 'button.label': label })}
      />
      {!isForm && (
        <Select
          label={t('Style')}
          options={variants()}
          value={String(settings['button.variant'] ?? 'default')}
          onChange={(variant) => set({ 'button.variant': variant })}
        />
      )}
      <ValueSettings card={card} />
      <div className={styles.panelFoot}>
        <Button icon="action" onPress={() => ui.setState({ panel: { kind: 'actions', replaces: card.id } })}>
          {t('Replace the action')}
        </Button>
      </div>
    </>
  )
}

const variants = () => [
  { id: 'primary', label: t('Highlighted') },
  { id: 'default', label: t('Plain') },
  { id: 'danger', label: t('Warning') },
  { id: 'borderless', label: t('Without a border') },
]

/** What the form asks for, or a filter says. */
function ValueSettings({ card }: { card: DashboardCard }) {
  const { parameters } = useDraft()
  const options = actionOptions(card)
  if (options.length === 0) return null
  return (
    <>
      <h3 className={styles.subhead}>{t('Values')}</h3>
      {parameters.length === 0 && (
        <p className={styles.note}>
          {t('The form asks for all values. Filters of the dashboard can give some of them.')}
        </p>
      )}
      {parameters.length > 0 &&
        options.map((option) => <ValueSource key={option.label} card={card} option={option} parameters={parameters} />)}
    </>
  )
}

const ASK = 'ask'

interface ValueSourceProps {
  card: DashboardCard
  option: TargetOption
  /** Of the dashboard. */
  parameters: readonly Parameter[]
}

function ValueSource({ card, option, parameters }: ValueSourceProps) {
  const { editor } = useSession()
  const { target, label } = option
  const mapping = card.parameter_mappings.find((one) => sameTarget(one.target, target))
  const fitting = parameters.filter((one) => one.id === mapping?.parameter_id || fits(one, option))
  return (
    <Select
      label={label}
      options={[
        { id: ASK, label: t('Ask for it') },
        ...fitting.map(({ id, name }) => ({ id, label: t('Filter: {name}', { name: name ?? '' }) })),
      ]}
      value={mapping?.parameter_id ?? ASK}
      onChange={(id) =>
        editor.getState().edit(t('Connect a filter'), (draft) => giveBy(draft, card.id, target, id === ASK ? null : id))
      }
    />
  )
}
