/** `/api/util`, `/api/product-feedback` and `/api/user-key-value`. */
import { Type } from 'typebox'
import { Maybe, NonBlank, Nullable } from '../schemas/values.ts'

/** 64 hexadecimal digits, for a new embedding key. */
export const RandomToken = Type.Object({ token: Type.String() })
/** Written to the server's log; nobody else gets it. */
export const FeedbackBody = Type.Object({
  comments: Maybe(Type.String()),
  source: NonBlank,
  email: Maybe(Type.String()),
})

/** The newest first. `fqns` is `querent.` and the type of the event, `msg` the event as JSON. */
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

/** Any text: each namespace has keys of its own. */
export const NamespaceParams = Type.Object({ namespace: NonBlank })
/** Values belong to the caller. */
export const UserKeyParams = Type.Object({ namespace: NonBlank, key: NonBlank })
/** Any JSON; from `expires_at` on, an ISO time, it counts as absent. */
export const UserValueBody = Type.Object({ value: Type.Unknown(), expires_at: Maybe(Type.String()) })
