import { codeOfSentence } from '../../../delivery/index.ts'

/** Why the server stopped it, for programs: the code of the kept sentence. Null for a sentence of an earlier version. */
export function codeOfStop(reason: string | null): string | null {
  return reason === null ? null : (codeOfSentence(reason) ?? null)
}
