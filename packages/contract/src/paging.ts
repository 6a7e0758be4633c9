/** A part of a list, as `limit` and `offset` of a request ask for it. */
export interface Paging {
  limit: number
  offset: number
}
