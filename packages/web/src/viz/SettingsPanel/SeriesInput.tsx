import { Fragment } from 'react'
import { t } from '../../i18n/t.ts'
import { Switch } from '../../ui/Choice/index.ts'
import { IconButton } from '../../ui/Button/IconButton.tsx'
import { ColorInput, TextInput } from '../../ui/Form/index.ts'
import { Select } from '../../ui/Select/Select.tsx'
import { literalColor } from '../Picture/index.ts'
import { foundControls, type Control } from './controls.ts'
import type { Series } from './series.ts'
import styles from './SettingsPanel.module.css'

interface SeriesInputProps {
  display: string
  series: readonly Series[]
  /** Settings of series by key. */
  value: unknown
  /** What is searched, in small letters. */
  wanted: string
  onChange(value: unknown): void
  /** The series in another order, or with one shown or left out. */
  onOrder(series: readonly Series[]): void
  /** False where the series are measures, which are left out by choosing others. */
  mayHide: boolean
}

type Entry = Readonly<Record<string, unknown>>

/** Displays whose series may be drawn by different marks, each on an axis of its own. */
const MIXED: ReadonlySet<string> = new Set(['line', 'area', 'bar', 'combo'])

/** Order, name, color, form and axis of each series. */
export function SeriesInput(props: SeriesInputProps) {
  const { display, series, value, wanted, onChange, onOrder, mayHide } = props
  const all = (value ?? {}) as Readonly<Record<string, Entry>>
  const shown = series.flatMap((one, at) => {
    const { key, label } = one
    const own = all[key] ?? {}
    const set = (name: string, to: unknown) => {
      const { [name]: _old, ...rest } = own
      onChange({ ...all, [key]: to === undefined ? rest : { ...rest, [name]: to } })
    }
    const controls = controlsOf(one, own, markOf(display, own, at), MIXED.has(display), set)
    // A series that is found by its name shows all of its settings.
    const isNamed = label.toLowerCase().includes(wanted)
    const found = isNamed ? controls : foundControls(controls, wanted)
    return found.length > 0 ? [{ one, at, found, isPart: !isNamed }] : []
  })
  if (shown.length === 0) return null
  return (
    <ul className={styles.rows}>
      {shown.map(({ one, at, found, isPart }) => (
        <li key={one.key} className={styles.column}>
          <details className={styles.entry} open={isPart ? true : undefined}>
            <summary>
              <span className={styles.swatch} style={{ background: one.color }} aria-hidden />
              {one.label}
            </summary>
            <div className={styles.several}>
              {found.map(({ label, input }) => (
                <Fragment key={label}>{input}</Fragment>
              ))}
            </div>
          </details>
          {series.length > 1 && (
            <span className={styles.tools}>
              <IconButton
                icon="chevron-up"
                label={t('Move {name} up', { name: one.label })}
                isSmall
                isDisabled={at === 0}
                onPress={() => onOrder(series.toSpliced(at, 1).toSpliced(at - 1, 0, one))}
              />
              {mayHide && (
                <IconButton
                  icon={one.isEnabled ? 'eye' : 'hidden'}
                  label={one.isEnabled ? t('Hide {name}', { name: one.label }) : t('Show {name}', { name: one.label })}
                  isSmall
                  onPress={() => onOrder(series.with(at, { ...one, isEnabled: !one.isEnabled }))}
                />
              )}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

/** What a series is drawn by, as the display has it unless it was chosen. */
function markOf(display: string, own: Entry, place: number): string {
  if (typeof own['display'] === 'string') return own['display']
  return display === 'combo' ? (place === 0 ? 'bar' : 'line') : display
}

function controlsOf(
  { label, color }: Series,
  own: Entry,
  mark: string,
  isMixed: boolean,
  set: (name: string, to: unknown) => void,
): Control[] {
  const control = (name: string, input: Control['input']): Control => ({ label: name, input })
  const choice = (key: string, name: string, options: readonly (readonly [string, string])[], otherwise: string) =>
    control(
      name,
      <Select
        label={name}
        options={options.map(([id, text]) => ({ id, label: text }))}
        value={String(own[key] ?? otherwise)}
        onChange={(id) => set(key, id === otherwise ? undefined : id)}
      />,
    )
  const text = (
    <TextInput
      label={t('Name')}
      value={String(own['title'] ?? '')}
      placeholder={label}
      onChange={(typed) => set('title', typed === '' ? undefined : typed)}
    />
  )
  const paint = (
    <ColorInput
      label={t('Color')}
      value={typeof own['color'] === 'string' ? own['color'] : null}
      shown={literalColor(color)}
      onChange={(chosen) => set('color', chosen ?? undefined)}
    />
  )
  const marks = choice(
    'display',
    t('Shown as'),
    [
      ['default', t('Same as the others')],
      ['line', t('Line')],
      ['area', t('Area')],
      ['bar', t('Bars')],
    ],
    'default',
  )
  const axis = choice(
    'axis',
    t('Axis'),
    [
      ['default', t('Automatic')],
      ['left', t('Left')],
      ['right', t('Right')],
    ],
    'default',
  )
  const lines = [
    choice(
      'line.interpolate',
      t('Line shape'),
      [
        ['linear', t('Straight')],
        ['cardinal', t('Curved')],
        ['step-after', t('Steps')],
      ],
      'linear',
    ),
    choice(
      'line.style',
      t('Line style'),
      [
        ['solid', t('Solid')],
        ['dashed', t('Dashed')],
        ['dotted', t('Dotted')],
      ],
      'solid',
    ),
    choice(
      'line.size',
      t('Line width'),
      [
        ['S', t('Thin')],
        ['M', t('Medium')],
        ['L', t('Thick')],
      ],
      'M',
    ),
    choice(
      'line.missing',
      t('Missing values'),
      [
        ['interpolate', t('Connect the line')],
        ['none', t('Leave a gap')],
        ['zero', t('Treat as zero')],
      ],
      'interpolate',
    ),
    control(
      t('Points'),
      <Select
        label={t('Points')}
        options={[
          { id: 'default', label: t('Automatic') },
          { id: 'true', label: t('Show') },
          { id: 'false', label: t('Hide') },
        ]}
        value={String(own['line.marker_enabled'] ?? 'default')}
        onChange={(id) => set('line.marker_enabled', id === 'default' ? undefined : id === 'true')}
      />,
    ),
  ]
  const values = (
    <Switch
      isSelected={own['show_series_values'] === true}
      onChange={(isOn) => set('show_series_values', isOn || undefined)}
    >
      {t('Show values')}
    </Switch>
  )
  return [
    control(t('Name'), text),
    control(t('Color'), paint),
    ...(isMixed ? [marks, axis] : []),
    ...(isMixed && mark !== 'bar' ? lines : []),
    ...(isMixed ? [control(t('Show values'), values)] : []),
  ]
}
