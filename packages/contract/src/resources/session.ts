/** `/api/session`, `/api/login-history`, and sessions under `/api/user`. */
import { Type } from 'typebox'
import { Email, Maybe, NewPassword, NonBlank, Nullable } from '../schemas/values.ts'
import { PasskeyAssertion, SecondFactorProof, SignedInWith } from './second-factor.ts'

export const LoginBody = Type.Object({
  username: NonBlank,
  password: NonBlank,
  remember: Maybe(Type.Boolean()),
  ...SecondFactorProof.properties,
})
export const PasskeyLoginBody = Type.Object({ passkey: PasskeyAssertion, remember: Maybe(Type.Boolean()) })
export const SessionId = Type.Object({ id: Type.String() })

export const ForgotPasswordBody = Type.Object({ email: Email })
export const ResetPasswordBody = Type.Object({
  token: NonBlank,
  password: NewPassword,
  ...SecondFactorProof.properties,
})
export const UndoAddressBody = Type.Object({ token: NonBlank })
/** A token for a new password, where passwords are for this user. */
export const AddressUndone = Type.Object({ email: Type.String(), reset_token: Nullable(Type.String()) })
export const PasswordCheckBody = Type.Object({ password: NewPassword })
export const TokenQuery = Type.Object({ token: NonBlank })
export const GoogleAuthBody = Type.Object({ token: NonBlank, remember: Maybe(Type.Boolean()) })

/** The session that a new password starts. */
export const NewPasswordAnswer = Type.Object({ success: Type.Literal(true), session_id: Type.String() })
export const Validity = Type.Object({ valid: Type.Boolean() })

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
export const OpenSessions = Type.Array(OpenSession)
