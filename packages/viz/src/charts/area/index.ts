/** Areas: parts of a whole over time. */
import { msg } from '../../msg.ts'
import { cartesian } from '../cartesian/index.ts'
import { areaFit } from './fit.ts'

export const area = cartesian({ display: 'area', label: msg('Area'), mark: 'area', isStacked: true, fit: areaFit })
