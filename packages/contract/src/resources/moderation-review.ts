/** `/api/moderation-review`. */
import { Type } from 'typebox'
import { NamedPerson } from '../schemas/answers.ts'
import { Maybe, Nullable, OneOf, PositiveInt } from '../schemas/values.ts'

const ModeratedType = OneOf(['card', 'dashboard'])
const ModerationStatus = OneOf(['verified'])

/** `status: null` takes the verification back. */
export const ModerationReviewBody = Type.Object({
  moderated_item_id: PositiveInt,
  moderated_item_type: ModeratedType,
  status: Maybe(ModerationStatus),
  text: Maybe(Type.String()),
})

/** A null `status` is not verified. `user` and `moderator_details` are the same person. */
export const ModerationReview = Type.Object({
  id: PositiveInt,
  moderated_item_id: PositiveInt,
  moderated_item_type: ModeratedType,
  moderator_id: PositiveInt,
  status: Nullable(ModerationStatus),
  text: Nullable(Type.String()),
  most_recent: Type.Boolean(),
  created_at: Type.String(),
  updated_at: Type.String(),
  user: NamedPerson,
  moderator_details: NamedPerson,
})
