/** Bars that stand: categories by a measure. */
import { msg } from '../../msg.ts'
import { cartesian } from '../cartesian/index.ts'
import { barFit } from './fit.ts'

export const bar = cartesian({ display: 'bar', label: msg('Bar'), mark: 'bar', fit: barFit })
