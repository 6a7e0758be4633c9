/** `/api/util`, `/api/product-feedback` and `/api/user-key-value`. */
import { Type } from 'typebox'
import { Maybe, NonBlank, Nullable } from '../schemas/values.ts'

export const RandomToken = Type.Object({ token: Type.String() })
export const FeedbackBody = Type.Object({
  comments: Maybe(Type.String()),
  source: NonBlank,
  email: Maybe(Type.String()),
})

export const LogLines = Type.Array(
  Type.Object({
    timestamp: Type.String(),
    level: Type.String(),
    fqns: Type.String(),
    msg: Type.String(),
    exception: Nullable(Type.Array(Type.String())),
    process_uuid: Type.String(),
  }),
)

export const NamespaceParams = Type.Object({ namespace: NonBlank })
export const UserKeyParams = Type.Object({ namespace: NonBlank, key: NonBlank })
export const UserValueBody = Type.Object({ value: Type.Unknown(), expires_at: Maybe(Type.String()) })
