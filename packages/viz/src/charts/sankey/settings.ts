/** Settings of flows. */
import { isDate, type Shape } from '../../data/index.ts'
import { msg } from '../../msg.ts'
import type { SettingGroup, Widget } from '../../visualization.ts'
import { chosenName, readAll, readChoice, readFlag } from '../shared/index.ts'

export interface SankeySettings {
  source: string | null
  target: string | null
  value: string | null
  align: 'left' | 'right' | 'justify'
  hasEdgeLabels: boolean
  length: 'auto' | 'compact' | 'full'
  /** Whose color a flow has. */
  edges: 'source' | 'target' | 'gray'
}

export function completeSankey(stored: unknown, { columns, dimensions, metrics }: Shape): SankeySettings {
  const all = readAll(stored)
  const ends = dimensions.filter((column) => !isDate(column))
  // Times first and few values first say nothing of the way: the order of the result does.
  const [from, to] = ends.toSorted((a, b) => a.index - b.index)
  const numbers = columns.filter(({ kind }) => kind === 'number')
  return {
    source: chosenName(columns, all['sankey.source'], from),
    target: chosenName(columns, all['sankey.target'], to),
    value: chosenName(numbers, all['sankey.value'], metrics[0]),
    align: readChoice(all['sankey.node_align'], 'left', 'right', 'justify') ?? 'justify',
    hasEdgeLabels: readFlag(all['sankey.show_edge_labels']) ?? false,
    length: readChoice(all['sankey.label_value_formatting'], 'auto', 'compact', 'full') ?? 'auto',
    edges: readChoice(all['sankey.edge_color'], 'source', 'target', 'gray') ?? 'source',
  }
}

const choice = (...options: [string, string][]): Widget => ({
  kind: 'choice',
  options: options.map(([value, label]) => ({ value, label })),
})

export const SANKEY_SETTINGS: readonly SettingGroup<SankeySettings>[] = [
  {
    key: 'data',
    label: msg('Data'),
    settings: [
      {
        key: 'sankey.source',
        label: msg('From'),
        widget: { kind: 'columns', of: 'dimensions', most: 1 },
        value: ({ source }) => source,
      },
      {
        key: 'sankey.target',
        label: msg('To'),
        widget: { kind: 'columns', of: 'dimensions', most: 1 },
        value: ({ target }) => target,
      },
      {
        key: 'sankey.value',
        label: msg('Measure'),
        widget: { kind: 'columns', of: 'metrics', most: 1 },
        value: ({ value }) => value,
      },
    ],
  },
  {
    key: 'display',
    label: msg('Display'),
    settings: [
      {
        key: 'sankey.node_align',
        label: msg('Node alignment'),
        widget: choice(['justify', msg('Justified')], ['left', msg('Left')], ['right', msg('Right')]),
        value: ({ align }) => align,
      },
      {
        key: 'sankey.edge_color',
        label: msg('Flow color'),
        widget: choice(['source', msg('Source')], ['target', msg('Target')], ['gray', msg('Gray')]),
        value: ({ edges }) => edges,
      },
      {
        key: 'sankey.show_edge_labels',
        label: msg('Show values'),
        widget: { kind: 'switch' },
        value: ({ hasEdgeLabels }) => hasEdgeLabels,
      },
      {
        key: 'sankey.label_value_formatting',
        label: msg('Value format'),
        widget: choice(['auto', msg('Automatic')], ['compact', msg('Compact')], ['full', msg('Full')]),
        value: ({ length }) => length,
      },
    ],
  },
]
