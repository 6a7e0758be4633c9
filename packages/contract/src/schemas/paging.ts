/** Parts of lists. */
import { Type } from 'typebox'

/** `limit` and `offset` of a query string. Neither is ever refused: what is no number counts as absent. */
export const Page = {
  limit: Type.Optional(
    Type.Unknown({ description: 'How many records at most: a number. 50 when only `offset` is given.' }),
  ),
  offset: Type.Optional(Type.Unknown({ description: 'How many records to leave out at the beginning: a number.' })),
}

/** A part of a list, as `limit` and `offset` of a request ask for it. */
export interface Paging {
  limit: number
  offset: number
}
