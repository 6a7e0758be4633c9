/** Makes a display with two axes. */
import { columnNamed, type Shape } from '../../data/index.ts'
import type { Fit, Visualization } from '../../visualization.ts'
import { CARTESIAN_GROUPS } from './settings/index.ts'
import { itemsOf } from './legend-items.ts'
import { cartesianScene } from './scene.ts'
import { axisKindOf, modelOf, type SeriesInput } from './model/index.ts'
import { completeCartesian, type CartesianSettings } from './settings/index.ts'

export interface CartesianKind {
  display: string
  label: string
  mark: SeriesInput['mark']
  fit(shape: Shape): Fit
  /** True: several series lie on top of each other unless set otherwise. */
  isStacked?: boolean
}

export function cartesian(kind: CartesianKind): Visualization<CartesianSettings> {
  return {
    display: kind.display,
    label: kind.label,
    fit: kind.fit,
    settings: CARTESIAN_GROUPS,
    complete: (stored, shape) => completeCartesian(stored, shape, { isStacked: kind.isStacked === true }),
    timeAxis: (settings, data) => {
      const column = columnNamed(data.columns, settings.dimensions[0])
      if (column === undefined || !settings.x.isShown) return undefined
      return axisKindOf(column, settings.x.scale) === 'time' ? column.index : undefined
    },
    series: (input) => itemsOf(modelOf(input, kind.mark)),
    scene: (input) => cartesianScene(input, kind.mark),
  }
}
