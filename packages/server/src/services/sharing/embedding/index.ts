/**
 * Embedding with signed tokens: what a token says, and what becomes of parameters (contract: sharing, section 3). All of
 * it is pure; routes and the content itself are elsewhere. Its keys are in server/src/settings/embedding.ts.
 */
export { readClaim, type EmbeddedKind, type EmbeddingClaim, type NamedValues, type StatesInToken } from './claim.ts'
export {
  cardValues,
  dashboardValues,
  mergeValues,
  urlValues,
  type CardParameterValue,
  type GivenValues,
  type SlugValues,
} from './parameters.ts'
export { searchedParameter } from './searched.ts'
export { isShown, valuesOfToken } from './shown.ts'
export { mergeStates, requireStates, storedStates, type EmbeddingState, type EmbeddingStates } from './states.ts'
export { rememberingVerifier, signToken, verifyToken, withoutKey, type TokenPayload } from './token.ts'
