/** How values and formulas are written in files, as this browser had it last. */
import { read, useKept } from '../../lib/use-kept.ts'

export type Values = 'formatted' | 'raw'

const NAME = 'download.values'

export const useFileValues = () => useKept<Values>(NAME, 'formatted')

export const hasFormattedValues = (): boolean => read(NAME) !== 'raw'

/** Texts of CSV that spreadsheets would compute: as they are, or marked as texts. */
export type Formulas = 'exact' | 'marked'

const FORMULAS = 'download.formulas'

/** @param initial what the server does where nobody has chosen */
export const useFileFormulas = (initial: Formulas) => useKept<Formulas>(FORMULAS, initial)

/** Undefined where nobody has chosen. */
export function escapesFormulas(): boolean | undefined {
  const kept = read(FORMULAS)
  return kept === undefined ? undefined : kept === 'marked'
}
