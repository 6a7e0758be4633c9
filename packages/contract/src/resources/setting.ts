/** `/api/setting`. */
import { Type } from 'typebox'
import { Content } from '../schemas/answers.ts'
import { NonBlank } from '../schemas/values.ts'

/** In kebab or snake case. */
export const SettingKeyParams = Type.Object({ key: NonBlank })
/** null returns to the default. */
export const SettingValueBody = Type.Object({ value: Type.Optional(Type.Unknown()) })
/** A text stands by itself; anything else is JSON. */
export const SettingValue = Content({ 'application/json': Type.Unknown(), 'text/plain': Type.String() })
/** The mail server took the test mail; otherwise the answer is an error. */
export const MailTestAnswer = Type.Object({ ok: Type.Literal(true) })
/** The state of a license. */
export const TokenStatus = Type.Object({
  valid: Type.Boolean(),
  status: Type.String(),
  trial: Type.Boolean(),
  features: Type.Array(Type.String()),
})
/** `value` is null at the default and for what the environment sets; secrets are masked. */
export const SettingList = Type.Array(
  Type.Object({
    key: Type.String(),
    value: Type.Unknown(),
    is_env_setting: Type.Boolean(),
    env_name: Type.String(),
    description: Type.String(),
    default: Type.Unknown(),
  }),
)
