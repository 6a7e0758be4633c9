/** Makers of settings. */
import type { Setting, Widget } from '../../../visualization.ts'
import type { CartesianSettings } from './complete.ts'

export type S = CartesianSettings
type Value = Setting<S>['value']
type When = NonNullable<Setting<S>['when']>

export const setting = (key: string, label: string, widget: Widget, value: Value, when?: When): Setting<S> => ({
  key,
  label,
  widget,
  value,
  ...(when ? { when } : {}),
})
export const SWITCH: Widget = { kind: 'switch' }
export const choice = (...options: [unknown, string][]): Widget => ({
  kind: 'choice',
  options: options.map(([value, label]) => ({ value, label })),
})
