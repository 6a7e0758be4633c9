/** `/api/second-factor`, and what proves a second factor in other bodies. */
import { Type, type Static } from 'typebox'
import { Page } from '../schemas/paging.ts'
import { JsonMap, Maybe, NonBlank, Nullable, OneOf, PositiveInt } from '../schemas/values.ts'

const FACTOR_KINDS = ['totp', 'passkey'] as const
/** `totp`: one-time passwords of an authenticator app. */
export type FactorKind = (typeof FACTOR_KINDS)[number]

/** What a session was started with: a factor is given together with a password, or is a passkey alone. */
const SIGN_IN_MEANS = ['password', 'totp', 'passkey', 'recovery_code', 'sso'] as const
export type SignInMeans = (typeof SIGN_IN_MEANS)[number]
/** null where it was not recorded. */
export const SignedInWith = Nullable(OneOf(SIGN_IN_MEANS))

const Base64Url = Type.String({
  pattern: '^[A-Za-z0-9_-]+$',
  maxLength: 65_536,
  rule: 'value must be text in base64url.',
})
/** At most 1023 bytes. */
const CredentialId = Type.String({ ...Base64Url, maxLength: 1364 })
const Credential = {
  id: CredentialId,
  rawId: CredentialId,
  type: Type.Literal('public-key'),
  authenticatorAttachment: Maybe(Type.String()),
  clientExtensionResults: Maybe(JsonMap),
}

/** `toJSON()` of what `navigator.credentials.create()` gives. */
export const PasskeyRegistration = Type.Object({
  ...Credential,
  response: Type.Object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: Maybe(Type.Array(Type.String({ maxLength: 50 }), { maxItems: 20 })),
  }),
})

/** `toJSON()` of what `navigator.credentials.get()` gives. */
export const PasskeyAssertion = Type.Object({
  ...Credential,
  response: Type.Object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: Maybe(Type.String()),
  }),
})

/** One of these proves a second factor. */
export const SecondFactorProof = Type.Object({
  totp_code: Maybe(NonBlank),
  recovery_code: Maybe(NonBlank),
  passkey: Maybe(PasskeyAssertion),
})
export type SecondFactorProof = Static<typeof SecondFactorProof>
export type PasskeyAssertion = Static<typeof PasskeyAssertion>
export type PasskeyRegistration = Static<typeof PasskeyRegistration>

/** What makes sure that it is the user who changes the second factors: the password, or one of the factors. */
export const ChangeProof = Type.Object({ password: Maybe(NonBlank), ...SecondFactorProof.properties })
export type ChangeProof = Static<typeof ChangeProof>

const FactorName = Type.String({ pattern: '\\S', maxLength: 254, rule: 'value must be a non-blank string.' })

/** The factor counts once a code of it was given. `name` is what its owner sees. */
export const NewTotpBody = Type.Object({ name: Maybe(FactorName), ...ChangeProof.properties })
/** Six digits; blanks do not matter. */
export const TotpCodeBody = Type.Object({ totp_code: NonBlank })
/** What the browser made of the options from `POST /api/second-factor/passkey/options`. */
export const NewPasskeyBody = Type.Object({ name: Maybe(FactorName), passkey: PasskeyRegistration })
export const FactorNameBody = Type.Object({ name: FactorName })

/** A secret to be entered into an authenticator app. */
export const PendingTotp = Type.Object({ id: PositiveInt, secret: Type.String(), uri: Type.String() })

const FACTOR = {
  id: PositiveInt,
  kind: OneOf(FACTOR_KINDS),
  name: Type.String(),
  created_at: Type.String(),
  last_used_at: Nullable(Type.String()),
}
/** `last_used_at` is null until it is used to sign in. */
export const SecondFactor = Type.Object(FACTOR)
/** Ten codes, each good once, shown only here; those before stop working. */
export const RecoveryCodes = Type.Object({ recovery_codes: Type.Array(Type.String()) })
/** A user\'s first factor comes with recovery codes, which are not shown again. */
export const NewSecondFactor = Type.Object({
  ...FACTOR,
  recovery_codes: Type.Optional(RecoveryCodes.properties.recovery_codes),
})
/** The caller's own. `is_required`: a group of the caller must have one. */
export const SecondFactors = Type.Object({
  factors: Type.Array(SecondFactor),
  recovery_codes_left: Type.Integer(),
  is_required: Type.Boolean(),
})

export const MissingFactorsQuery = Type.Object(Page)
/** Active people without a second factor. */
export const MissingFactors = Type.Object({
  data: Type.Array(
    Type.Object({
      id: PositiveInt,
      email: Type.String(),
      first_name: Nullable(Type.String()),
      last_name: Nullable(Type.String()),
      common_name: Type.String(),
      last_login: Nullable(Type.String()),
      is_required: Type.Boolean(),
    }),
  ),
  total: Type.Integer(),
  limit: Nullable(Type.Integer()),
  offset: Nullable(Type.Integer()),
})

/** What `navigator.credentials.create()` and `.get()` are called with. */
export const PasskeyOptions = JsonMap

/** A login that failed; with what may be given when only a second factor is missing. */
export const LoginRefusal = Type.Object({
  errors: Type.Record(Type.String(), Type.String()),
  second_factor: Type.Optional(Type.Array(OneOf(['totp', 'passkey', 'recovery_code']))),
  passkey_options: Type.Optional(PasskeyOptions),
})
