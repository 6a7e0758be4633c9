/** The cell styles of a sheet: one per format code, shared by the columns that use it. */
import { numberCodes, temporalCode } from './format-code.ts'
import { FIRST_CODE_STYLE } from './parts.ts'
import type { NumberStyle } from '@querent/viz/format/index.ts'
import type { PlannedColumn } from '../types.ts'

/** Hands out style attributes, ` s="2"`, in the order in which codes are first asked for. */
export class CellStyles {
  /** The codes handed out. */
  readonly codes: string[] = []

  /** The attribute of a code. */
  attribute(code: string): string {
    let index = this.codes.indexOf(code)
    if (index < 0) index = this.codes.push(code) - 1
    return ` s="${index + FIRST_CODE_STYLE}"`
  }

  /** The attribute of a temporal column. */
  temporal(column: PlannedColumn): string {
    return this.attribute(temporalCode(column))
  }

  /** Picks the attribute for a number of a column. */
  number(style: NumberStyle): (value: number) => string {
    const codes = numberCodes(style)
    const whole = this.attribute(codes.whole)
    const fraction = this.attribute(codes.fraction)
    if (codes.whole === codes.fraction) return () => whole
    const small = codes.small === null ? fraction : this.attribute(codes.small)
    const shownOnes = style.kind === 'percent' ? 100 : 1
    const precision = 10 ** style.maxDecimals
    return (value) => {
      if (Number.isInteger(value)) return whole
      const shown = Math.abs(value) * shownOnes
      if (shown < 0.01) return small
      return Number.isInteger(Math.round(shown * precision) / precision) ? whole : fraction
    }
  }
}
