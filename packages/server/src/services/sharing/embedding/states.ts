/** What embedding does with a parameter: `embedding_params` by slug (contract: sharing, section 3.2). */
import { badRequest, isMap, validationError } from '@querent/contract'

const EMBEDDING_STATES = ['disabled', 'enabled', 'locked'] as const
export type EmbeddingState = (typeof EMBEDDING_STATES)[number]

/** States by slug. What is not in there is unknown to embedding. */
export type EmbeddingStates = ReadonlyMap<string, EmbeddingState>

const CHOICE = 'disabled, enabled or locked'

function isState(value: unknown): value is EmbeddingState {
  return EMBEDDING_STATES.some((state) => state === value)
}

/** The stored states of a card or dashboard; null stands for none. */
export function storedStates(embeddingParams: unknown): EmbeddingStates {
  const states = new Map<string, EmbeddingState>()
  if (!isMap(embeddingParams)) return states
  for (const [slug, state] of Object.entries(embeddingParams)) if (isState(state)) states.set(slug, state)
  return states
}

/** Those that a token brings. @throws {ApiError} 400 for one that is none. */
export function tokenStates(embeddingParams: Readonly<Record<string, unknown>>): EmbeddingStates {
  const states = new Map<string, EmbeddingState>()
  for (const [slug, state] of Object.entries(embeddingParams)) {
    if (!isState(state)) throw badRequest(`The embedding state of :${slug} must be ${CHOICE}.`)
    states.set(slug, state)
  }
  return states
}

/** @throws {ApiError} 400 on `embedding_params` for a slug whose state is none. */
export function requireStates(embeddingParams: Readonly<Record<string, unknown>>): void {
  for (const [slug, state] of Object.entries(embeddingParams)) {
    if (isState(state)) continue
    throw validationError(
      { embedding_params: `The state of "${slug}" must be ${CHOICE}.` },
      { embedding_params: [`"${slug}" should be either ${CHOICE}, received: ${JSON.stringify(state)}`] },
    )
  }
}

/** The stored states with those of a preview's token over them. */
export function mergeStates(stored: EmbeddingStates, brought: EmbeddingStates = new Map()): EmbeddingStates {
  return new Map([...stored, ...brought])
}
