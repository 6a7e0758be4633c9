/** Lines: a measure over time. */
import { msg } from '../../msg.ts'
import { cartesian } from '../cartesian/index.ts'
import { lineFit } from './fit.ts'

export const line = cartesian({ display: 'line', label: msg('Line'), mark: 'line', fit: lineFit })
