/** Settings of progress to a goal. */
import { readColor } from '../../color/index.ts'
import { columnNamed, type Shape } from '../../data/index.ts'
import { msg } from '../../msg.ts'
import type { SettingGroup } from '../../visualization.ts'
import { chosenName, readAll, readNumber } from '../shared/index.ts'

export interface ProgressSettings {
  value: string | null
  /** A number, or the name of the column that holds it. */
  goal: number | string
  color: string | null
}

export function completeProgress(stored: unknown, { columns, metrics }: Shape): ProgressSettings {
  const all = readAll(stored)
  const { 'progress.goal': goal } = all
  const numbers = columns.filter(({ kind }) => kind === 'number')
  return {
    value: chosenName(numbers, all['progress.value'], metrics[0] ?? numbers[0]),
    goal: columnNamed(numbers, goal)?.name ?? readNumber(goal) ?? 0,
    color: readColor(all['progress.color']) ?? null,
  }
}

export const PROGRESS_SETTINGS: readonly SettingGroup<ProgressSettings>[] = [
  {
    key: 'data',
    label: msg('Data'),
    settings: [
      {
        key: 'progress.value',
        label: msg('Value'),
        widget: { kind: 'columns', of: 'metrics', most: 1 },
        value: ({ value }) => value,
        when: (_, { metrics }) => metrics.length > 1,
      },
      { key: 'progress.goal', label: msg('Goal'), widget: { kind: 'number' }, value: ({ goal }) => goal },
    ],
  },
  {
    key: 'display',
    label: msg('Display'),
    settings: [{ key: 'progress.color', label: msg('Color'), widget: { kind: 'color' }, value: ({ color }) => color }],
  },
]
