/** `/api/bookmark`. */
import { Type } from 'typebox'
import { OneOf, PositiveInt } from '../schemas/values.ts'

const BOOKMARK_MODELS = ['card', 'dashboard', 'collection', 'document'] as const
export type BookmarkModel = (typeof BOOKMARK_MODELS)[number]

export const BookmarkParams = Type.Object({ model: OneOf(BOOKMARK_MODELS), id: PositiveInt })

export const BookmarkOrderBody = Type.Object({
  orderings: Type.Array(Type.Object({ type: OneOf(BOOKMARK_MODELS), item_id: PositiveInt })),
})

/** Keys without a value are absent. */
const BookmarkRecord = Type.Object({
  id: Type.String(),
  type: OneOf(BOOKMARK_MODELS),
  item_id: PositiveInt,
  name: Type.String(),
  description: Type.Optional(Type.String()),
  display: Type.Optional(Type.String()),
  card_type: Type.Optional(Type.String()),
  authority_level: Type.Optional(Type.String()),
})
export const BookmarkList = Type.Array(BookmarkRecord)

export const BookmarkRow = Type.Object({ id: PositiveInt, user_id: PositiveInt, created_at: Type.String() })
