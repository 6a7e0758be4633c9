/** How far each card of a dashboard is: asked, answered, failed; with what it showed before. */
import type { Result } from '../../../api/dataset.ts'
import type { CardLine } from './lines.ts'

/** A card, or a further series of it, on one place of a dashboard. */
export interface CardRef {
  readonly dashcard_id: number
  readonly card_id: number
}

export interface CardState {
  readonly status: 'waiting' | 'running' | 'done' | 'failed' | 'stopped'
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
  /** It was given up: cards without an answer wait again, with the data they had. */
  | { readonly type: 'stopped'; readonly run: number }
  /** The reader has stopped these cards: they stay without an answer until somebody asks again. */
  | { readonly type: 'halted'; readonly cards: readonly CardRef[] }
  /** The dashboard has other cards now. */
  | { readonly type: 'kept'; readonly cards: readonly CardRef[] }

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
    case 'halted': {
      const halted = event.cards.map((ref): [string, CardState] => [
        keyOf(ref),
        { ...stateOf(states, ref), status: 'stopped', error: null, run: 0 },
      ])
      return new Map([...states, ...halted])
    }
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
