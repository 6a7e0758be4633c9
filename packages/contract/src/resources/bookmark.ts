/** `/api/bookmark`. */
import { Type } from 'typebox'
import { OneOf, PositiveInt } from '../schemas/values.ts'

const BOOKMARK_MODELS = ['card', 'dashboard', 'collection', 'document'] as const
/** Kinds of items that can be bookmarked; `card` covers questions, models and metrics. */
export type BookmarkModel = (typeof BOOKMARK_MODELS)[number]

/** `id` is that of the item. A bookmark has none in paths. */
export const BookmarkParams = Type.Object({ model: OneOf(BOOKMARK_MODELS), id: PositiveInt })

/** The first is shown first; bookmarks left out follow, newest first. */
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
/** The caller's own, in the saved order. `id` is `<type>-<item_id>`, such as `card-12`. */
export const BookmarkList = Type.Array(BookmarkRecord)

/** The bookmark that was made; `id` is its own, `user_id` the caller. */
export const BookmarkRow = Type.Object({ id: PositiveInt, user_id: PositiveInt, created_at: Type.String() })
