import { t } from '../../i18n/t.ts'
import { Switch } from '../../ui/Choice/index.ts'
import { ColorInput, TextInput } from '../../ui/Form/index.ts'
import { Select } from '../../ui/Select/Select.tsx'
import type { Series } from './series.ts'
import styles from './SettingsPanel.module.css'

interface SeriesInputProps {
  series: readonly Series[]
  /** Settings of series by key. */
  value: unknown
  onChange(value: unknown): void
}

type Entry = Readonly<Record<string, unknown>>

/** Name, color, form and axis of each series. */
export function SeriesInput({ series, value, onChange }: SeriesInputProps) {
  const all = (value ?? {}) as Readonly<Record<string, Entry>>
  return series.map(({ key, label }) => {
    const own = all[key] ?? {}
    const set = (name: string, to: unknown) => {
      const { [name]: _old, ...rest } = own
      onChange({ ...all, [key]: to === undefined ? rest : { ...rest, [name]: to } })
    }
    return (
      <details key={key} className={styles.entry}>
        <summary>{label}</summary>
        <TextInput
          label={t('Name')}
          value={String(own['title'] ?? '')}
          placeholder={label}
          onChange={(text) => set('title', text === '' ? undefined : text)}
        />
        <ColorInput
          label={t('Color')}
          value={typeof own['color'] === 'string' ? own['color'] : null}
          onChange={(color) => set('color', color ?? undefined)}
        />
        <Select
          label={t('Shown as')}
          options={[
            { id: 'default', label: t('As the others') },
            { id: 'line', label: t('Line') },
            { id: 'area', label: t('Area') },
            { id: 'bar', label: t('Bars') },
          ]}
          value={String(own['display'] ?? 'default')}
          onChange={(id) => set('display', id === 'default' ? undefined : id)}
        />
        <Select
          label={t('Axis')}
          options={[
            { id: 'default', label: t('As fits') },
            { id: 'left', label: t('Left') },
            { id: 'right', label: t('Right') },
          ]}
          value={String(own['axis'] ?? 'default')}
          onChange={(id) => set('axis', id === 'default' ? undefined : id)}
        />
        <Switch
          isSelected={own['show_series_values'] === true}
          onChange={(isOn) => set('show_series_values', isOn || undefined)}
        >
          {t('Values at its marks')}
        </Switch>
      </details>
    )
  })
}
