/**
 * The language that people type for custom columns, filters and summaries: text ↔ clauses of the staged form, and what
 * an editor asks while it is typed. Pure, and apart from the rest of this package: pages load it.
 */
export { complete, offeredFunctions, type Completion, type Suggestion } from './complete.ts'
export { format } from './format.ts'
export { functionName, namedFunctions, neededArguments, signature } from './functions.ts'
export { parse, type Parsed } from './parse.ts'
export { print } from './print.ts'
export type { Said, SaidValue } from '../said.ts'
export { signatureAt, type Signature } from './signature.ts'
export { tokenize, type Token, type TokenKind } from './syntax/index.ts'
export { typeOf } from './type-of.ts'
export type {
  Clause,
  ErrorCode,
  Language,
  LanguageClause,
  Saved,
  TextColumn,
  TextContext,
  TextError,
  TextKind,
} from './types.ts'
