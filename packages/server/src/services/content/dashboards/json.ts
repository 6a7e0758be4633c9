/** A dashboard as JSON text. */

/** What may be known of a value: the same, or a copy without the rest. */
type Show = <T>(value: T) => T

interface WithCards {
  dashcards: readonly object[]
  ordered_cards: readonly object[]
}

/** Cards that are written in one turn of the event loop. */
const CARDS_AT_ONCE = 100
/** Characters after which a turn ends with fewer cards. */
const TURN_CHARACTERS = 500_000
/** Characters of what stands on a dashboard that are kept until they are sent once more. */
const KEPT_CHARACTERS = 20_000_000

/**
 * In pieces. What stands on a dashboard is nearly all of it and has two names: it is looked through for what may not be
 * known, and made into text, once, unless it takes too much memory to keep.
 */
export async function* dashboardJson(
  { dashcards, ordered_cards: _older, ...rest }: WithCards,
  show: Show,
): AsyncGenerator<string> {
  yield `${JSON.stringify(show(rest)).slice(0, -1)},"dashcards":[`
  const kept: string[] = []
  let length = 0
  for (const piece of cardPieces(dashcards, show)) {
    length += piece.length
    if (length <= KEPT_CHARACTERS) kept.push(piece)
    else kept.length = 0
    yield piece
  }
  yield '],"ordered_cards":['
  yield* length <= KEPT_CHARACTERS ? kept : cardPieces(dashcards, show)
  yield ']}'
}

/** The items of the list, with commas between them. */
function* cardPieces(dashcards: readonly object[], show: Show): Generator<string> {
  let texts: string[] = []
  let length = 0
  for (const [index, card] of dashcards.entries()) {
    const text = JSON.stringify(show(card))
    texts.push(index === 0 ? text : `,${text}`)
    length += text.length
    if (texts.length < CARDS_AT_ONCE && length < TURN_CHARACTERS) continue
    yield texts.join('')
    texts = []
    length = 0
  }
  if (texts.length > 0) yield texts.join('')
}
