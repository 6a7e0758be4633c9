/** How far each card of a dashboard is: asked, answered, failed; with what it showed before. */
import type { Result } from '../../../../api/dataset.ts'
import type { CardLine } from './lines.ts'

/** A card, or a further series of it, on one place of a dashboard. */
export interface CardRef {
  readonly dashcard_id: number
  readonly card_id: number
}

export interface CardState {
  readonly status: 'waiting' | 'running' | 'done' | 'failed'
  /** The last good result; while the card runs or has failed since, an older one. */
  readonly result: Result | null
  readonly error: string | null
  /** The reader may not see the data: asking again changes nothing. */
  readonly isRefused?: boolean
  /** The request that the card belongs to; answers of others are not for it. */
  readonly run: number
  /** When it was asked, in milliseconds. */
  readonly askedAt: number
}

export type CardStates = ReadonlyMap<string, CardState>

export type CardEvent =
  /** The cards are asked by a new request; what others still had to say of them no longer counts. */
  | { readonly type: 'asked'; readonly run: number; readonly cards: readonly CardRef[]; readonly at: number }
  | { readonly type: 'answered'; readonly run: number; readonly line: CardLine }
  /** The request has ended. What it has not answered has failed by `error`. */
  | { readonly type: 'ended'; readonly run: number; readonly error: string }
  /** Somebody has stopped it: cards without an answer wait again, with the data they had. */
  | { readonly type: 'stopped'; readonly run: number }
  /** The dashboard has other cards now. */
  | { readonly type: 'kept'; readonly cards: readonly CardRef[] }

const SOON_MS = 120
const LONG_MS = 3000

export function keyOf({ dashcard_id, card_id }: CardRef): string {
  return `${dashcard_id}:${card_id}`
}

export function stateOf(states: CardStates, ref: CardRef): CardState {
  return states.get(keyOf(ref)) ?? WAITING
}

const WAITING: CardState = { status: 'waiting', result: null, error: null, run: 0, askedAt: 0 }

/** The states after the event; the same map where nothing changes. */
export function nextStates(states: CardStates, event: CardEvent): CardStates {
  switch (event.type) {
    case 'asked': {
      const { run, at } = event
      const asked = event.cards.map((ref): [string, CardState] => [
        keyOf(ref),
        { status: 'running', result: stateOf(states, ref).result, error: null, run, askedAt: at },
      ])
      return asked.length === 0 ? states : new Map([...states, ...asked])
    }
    case 'answered': {
      const { run, line } = event
      const state = states.get(keyOf(line))
      if (state === undefined || state.run !== run || state.status !== 'running') return states
      return new Map([...states, [keyOf(line), answered(state, line.result)]])
    }
    case 'ended':
      return overUnanswered(states, event.run, (state) => ({ ...state, status: 'failed', error: event.error }))
    case 'stopped':
      return overUnanswered(states, event.run, (state) => ({ ...state, status: 'waiting', run: 0 }))
    case 'kept': {
      const kept = new Set(event.cards.map(keyOf))
      const left = [...states].filter(([key]) => kept.has(key))
      return left.length === states.size ? states : new Map(left)
    }
  }
}

function answered(state: CardState, result: Result): CardState {
  if (result.status !== 'failed') return { ...state, status: 'done', result }
  const isRefused = result.error_type === 'missing-required-permissions'
  return { ...state, status: 'failed', error: result.error ?? '', ...(isRefused && { isRefused }) }
}

function overUnanswered(states: CardStates, run: number, change: (state: CardState) => CardState): CardStates {
  const isOpen = (state: CardState) => state.run === run && state.status === 'running'
  if (![...states.values()].some(isOpen)) return states
  return new Map([...states].map(([key, state]) => [key, isOpen(state) ? change(state) : state]))
}

/**
 * What to show of a card: nothing for the first moment, then a skeleton, or its older data dimmed; after three seconds also
 * how long it has taken, with Stop.
 */
export interface Shown {
  readonly phase: 'blank' | 'skeleton' | 'data' | 'error'
  /** The data is older than what was asked. */
  readonly isOld: boolean
  /** Milliseconds that it has run, when that is long; else null. */
  readonly longFor: number | null
}

/** @param now In milliseconds. */
export function shownOf({ status, result, askedAt }: CardState, now: number): Shown {
  const elapsed = status === 'running' ? Math.max(0, now - askedAt) : 0
  const longFor = elapsed >= LONG_MS ? elapsed : null
  if (status === 'failed') return { phase: 'error', isOld: result !== null, longFor }
  if (status === 'done') return { phase: 'data', isOld: false, longFor }
  const isLate = status === 'waiting' || elapsed >= SOON_MS
  if (result !== null) return { phase: 'data', isOld: isLate, longFor }
  return { phase: isLate ? 'skeleton' : 'blank', isOld: false, longFor }
}

/** When `shownOf` of some card is next different without an event, in milliseconds; null when never. */
export function nextLook(states: CardStates, now: number): number | null {
  let next: number | null = null
  for (const { status, askedAt } of states.values()) {
    if (status !== 'running') continue
    const elapsed = now - askedAt
    const wait = elapsed < SOON_MS ? SOON_MS - elapsed : elapsed < LONG_MS ? LONG_MS - elapsed : 1000 - (elapsed % 1000)
    next = next === null ? wait : Math.min(next, wait)
  }
  return next === null ? null : now + next
}
