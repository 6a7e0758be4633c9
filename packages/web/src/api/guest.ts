/** Shared content, as guests ask for it: by a link, or with a signed token. */
import type { GuestCard as StoredCard, ParameterValuesAnswer } from '@querent/contract'
import type { Answer } from './answer.ts'
import type { Parameter } from './card.ts'
import { get } from './client.ts'
import type { Dashboard } from './dashboard.ts'
import type { ParameterValue, Result, RowOrder } from './dataset.ts'
import { getFile, type AskFile, fileOfDashboard } from './download.ts'

/** How a guest comes in, to what, and with what key. */
export interface GuestPlace {
  /** `preview_embed` is for administrators who try a token before it is published. */
  way: 'public' | 'embed' | 'preview_embed'
  what: 'question' | 'dashboard'
  /** The UUID of a link, or the token. */
  key: string
}

/** What guests are told of a card. */
export type GuestCard = Omit<Answer<typeof StoredCard>, 'param_fields' | 'param_values'>

/** Values of filters as the way in wants them: a list for links, by slug for tokens. */
export type GuestValues = readonly ParameterValue[] | Readonly<Record<string, unknown>>

const pathOf = ({ way, what, key }: GuestPlace, prefix = '') =>
  `/api/${way}${prefix}/${what === 'question' ? 'card' : 'dashboard'}/${encodeURIComponent(key)}`

export const guestCard = (place: GuestPlace, signal: AbortSignal) => get<GuestCard>(pathOf(place), undefined, signal)
export const guestDashboard = (place: GuestPlace, signal: AbortSignal) =>
  get<Dashboard>(pathOf(place), undefined, signal)

/** Where the cards of a dashboard are run, all in one request. */
export const guestRunPath = (place: GuestPlace) => `${pathOf(place)}/query`

/** Where the action of a card is carried out; tokens carry nothing out. */
export const guestActionPath = (place: GuestPlace, dashcard: number) => `${pathOf(place)}/dashcard/${dashcard}`

export function runGuestCard(
  place: GuestPlace,
  { values, isPivot, order }: { values: GuestValues; isPivot: boolean; order?: readonly RowOrder[] },
  signal: AbortSignal,
): Promise<Result> {
  const asked = { parameters: JSON.stringify(values), ...(order && { sort_rows: JSON.stringify(order) }) }
  return get(`${pathOf(place, isPivot ? '/pivot' : '')}/query`, asked, signal)
}

/** A dashboard as a file, with the values of its filters as in an address. */
export const fileOfGuestDashboard = (place: GuestPlace, search: string) => fileOfDashboard(pathOf(place), search)

/** A file with all rows, of a question or of one card of a dashboard. */
export function fileOfGuest(
  place: GuestPlace,
  { values, card }: { values: GuestValues; card?: { dashcard: number; card: number } },
): AskFile {
  const path = card === undefined ? '/query' : `/dashcard/${card.dashcard}/card/${card.card}`
  return getFile((format) => `${pathOf(place)}${path}/${format}`, { parameters: JSON.stringify(values) })
}

/** The first values of a filter, or those that hold a text; what linked filters have chosen narrows them. */
export function findGuestValues(
  place: GuestPlace,
  { parameter, text, linked }: { parameter: Parameter['id']; text: string; linked: Record<string, string[]> },
  signal: AbortSignal,
): Promise<Answer<typeof ParameterValuesAnswer>> {
  const path = `${pathOf(place)}/params/${encodeURIComponent(parameter)}`
  return get(text === '' ? `${path}/values` : `${path}/search/${encodeURIComponent(text)}`, linked, signal)
}
