/** Parts of lists. */
import { Type } from 'typebox'

/** `limit` and `offset` of a query string. Neither is ever refused: what is no number counts as absent. */
export const Page = {
  limit: Type.Optional(Type.Unknown({ description: 'The maximum number of records. 50 when only `offset` is given.' })),
  offset: Type.Optional(Type.Unknown({ description: 'The number of records to skip.' })),
}

/** A part of a list, as `limit` and `offset` of a request ask for it. */
export interface Paging {
  limit: number
  offset: number
}
