/** `/api/session`, `/api/login-history`, and sessions under `/api/user`. */
import { Type } from 'typebox'
import { Email, Maybe, NewPassword, NonBlank, Nullable } from '../schemas/values.ts'
import { PasskeyAssertion, SecondFactorProof, SignedInWith } from './second-factor.ts'

/** `username` is the address. A second factor is asked for by the 401 {@link LoginRefusal}, then sent with the rest. */
export const LoginBody = Type.Object({
  username: NonBlank,
  password: NonBlank,
  remember: Maybe(Type.Boolean()),
  ...SecondFactorProof.properties,
})
/** A passkey signs in alone, without a password. */
export const PasskeyLoginBody = Type.Object({ passkey: PasskeyAssertion, remember: Maybe(Type.Boolean()) })
/** The key that a client sends as `X-Metabase-Session`. */
export const SessionId = Type.Object({ id: Type.String() })

/** The answer is the same whether somebody has the address or not. */
export const ForgotPasswordBody = Type.Object({ email: Email })
/** `token` is from the link of the mail, good once. */
export const ResetPasswordBody = Type.Object({
  token: NonBlank,
  password: NewPassword,
  ...SecondFactorProof.properties,
})
/** From the link of the mail that went to the old address. */
export const UndoAddressBody = Type.Object({ token: NonBlank })
/** A token for a new password, where passwords are for this user. */
export const AddressUndone = Type.Object({ email: Type.String(), reset_token: Nullable(Type.String()) })
export const PasswordCheckBody = Type.Object({ password: NewPassword })
/** The token of a link to reset a password. */
export const TokenQuery = Type.Object({ token: NonBlank })
/** `token` is the ID token that Google's button gives to the page. */
export const GoogleAuthBody = Type.Object({ token: NonBlank, remember: Maybe(Type.Boolean()) })

/** The session that a new password starts. */
export const NewPasswordAnswer = Type.Object({ success: Type.Literal(true), session_id: Type.String() })
/** `valid: false` for a token that is unknown, used or expired. A refused password is a 400 instead. */
export const Validity = Type.Object({ valid: Type.Boolean() })

/** The newest first. `active` while the session is open; `timezone` is null where it is not known. */
export const LoginHistory = Type.Array(
  Type.Object({
    timestamp: Type.String(),
    device_description: Type.String(),
    ip_address: Type.String(),
    location: Type.String(),
    active: Type.Boolean(),
    signed_in_with: SignedInWith,
    timezone: Nullable(Type.String()),
  }),
)

/** An open session; the id is not the key with which it is used. */
export const OpenSession = Type.Object({
  id: Type.String(),
  created_at: Type.String(),
  last_active_at: Type.String(),
  expires_at: Type.String(),
  device_description: Nullable(Type.String()),
  ip_address: Nullable(Type.String()),
  signed_in_with: SignedInWith,
  is_current: Type.Boolean(),
})
/** The one used last first. */
export const OpenSessions = Type.Array(OpenSession)
