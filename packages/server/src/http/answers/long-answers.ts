/** Long answers as JSON, written in several turns of the event loop: thousands of tables, or large cards. */
import { isMap } from '@querent/contract'
import type { FastifyInstance } from 'fastify'
import { visibleTo } from '../../permissions/statistics.ts'
import { piecesOrText } from './json-text.ts'

/** Lists with fewer items are written at once. */
const LONG = 20
/** A map with more keys is not looked through: native code writes the largest that is stored in a few milliseconds. */
const FEW_KEYS = 100
/** How far down lists are looked for: `data`, a database in it, its `tables`, their `fields`. */
const DEPTH = 6
/** Characters that are written in one turn, about: some milliseconds. */
const TURN_CHARACTERS = 200_000

type Show = <T>(value: T) => T

/**
 * To be installed for all routes: what a handler gives is written here when it holds a long list, and what the visitor may
 * not know is left out. Texts are made by services, which leave it out themselves.
 */
export function installLongAnswers(app: FastifyInstance): void {
  app.addHook('preSerialization', async ({ visitor }, reply, payload) => {
    const show: Show = visitor === undefined ? (value) => value : (value) => visibleTo(visitor, value)
    const holdsLongList = longLists()
    if (!holdsLongList(payload, DEPTH)) return show(payload)
    const written = await piecesOrText(jsonPieces(payload, show, holdsLongList))
    // The framework takes what a serializer gives for a text, and hands it on as it is.
    reply.serializer(() => written as string)
    return payload
  })
}

/** Together the same text as `JSON.stringify` gives, in pieces of about {@link TURN_CHARACTERS}. */
export async function* jsonPieces(
  value: unknown,
  show: Show = (one) => one,
  holdsLongList: HoldsLongList = longLists(),
): AsyncGenerator<string> {
  let texts: string[] = []
  let length = 0
  for (const text of textsBy({ show, holdsLongList })(value, DEPTH)) {
    texts.push(text)
    length += text.length
    if (length < TURN_CHARACTERS) continue
    yield texts.join('')
    texts = []
    length = 0
  }
  if (texts.length > 0) yield texts.join('')
}

function textsBy({ show, holdsLongList }: { show: Show; holdsLongList: HoldsLongList }) {
  return textsOf

  function* textsOf(value: unknown, depth: number): Generator<string> {
    if (!holdsLongList(value, depth)) yield JSON.stringify(show(value)) ?? 'null'
    else if (Array.isArray(value)) yield* listTexts(value, depth)
    else yield* mapTexts(Object(value), depth)
  }

  function* listTexts(list: readonly unknown[], depth: number): Generator<string> {
    let before = '['
    for (const item of list) {
      yield before
      yield* textsOf(item, depth - 1)
      before = ','
    }
    yield ']'
  }

  function* mapTexts(map: Record<string, unknown>, depth: number): Generator<string> {
    let before = '{'
    for (const [key, value] of Object.entries(map)) {
      if (holdsLongList(value, depth - 1)) {
        yield `${before}${JSON.stringify(key)}:`
        yield* textsOf(value, depth - 1)
      } else {
        // With its key, by which it may be something that the visitor is not to know.
        const text = JSON.stringify(show({ [key]: value }))
        if (text === '{}') continue
        yield before + text.slice(1, -1)
      }
      before = ','
    }
    yield before === '{' ? '{}' : '}'
  }
}

type HoldsLongList = (value: unknown, depth: number) => boolean

/** For one answer: looks at each list and map once, since going through the keys of large ones takes long. */
function longLists(): HoldsLongList {
  const known = new WeakMap<object, boolean>()
  return holdsLongList

  function holdsLongList(value: unknown, depth: number): boolean {
    if (depth === 0 || typeof value !== 'object' || value === null) return false
    const before = known.get(value)
    if (before !== undefined) return before
    const found = isLong(value, depth)
    known.set(value, found)
    return found
  }

  function isLong(value: object, depth: number): boolean {
    if (Array.isArray(value)) return value.length >= LONG || value.some((item) => holdsLongList(item, depth - 1))
    if (!isMap(value) || 'toJSON' in value) return false
    let keys = 0
    for (const key in value) {
      keys += 1
      if (keys > FEW_KEYS) return false
      if (holdsLongList(value[key], depth - 1)) return true
    }
    return false
  }
}
