/** Shares as text. */
import type { FormatSettings } from '../../format/index.ts'
import { ENGLISH_NUMBERS, numberText } from '../../format/index.ts'

/** `12.5%`. @param share 1 is the whole. @param settings Of the measured column, for its separators. */
export function percentText(share: number, decimals: number, settings: FormatSettings): string {
  const separators = settings.number_separators ?? '.,'
  return numberText({
    kind: 'percent',
    minDecimals: 0,
    maxDecimals: decimals,
    isAdaptive: false,
    decimalSeparator: separators.slice(0, 1),
    groupSeparator: separators.slice(1),
    currencyBefore: '',
    currencyAfter: '',
    prefix: '',
    suffix: '',
    scale: 1,
    steps: ENGLISH_NUMBERS.steps,
  })(Number(share.toFixed(12)))
}
