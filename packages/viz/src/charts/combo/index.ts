/** Bars and lines in one picture: measures that are read together. */
import { msg } from '../../msg.ts'
import { cartesian } from '../cartesian/index.ts'
import { comboFit } from './fit.ts'

export const combo = cartesian({ display: 'combo', label: msg('Combo'), mark: 'combo', fit: comboFit })
