/** `/auth/sso`, `/api/ee/sso` and `/api/ldap`. */
import { Type } from 'typebox'
import { Content } from '../schemas/answers.ts'
import { Flag, JsonMap, Maybe, NonBlank, Nullable } from '../schemas/values.ts'

/** `redirect` is the older name of `return_to`. */
export const SignOnQuery = Type.Object({
  jwt: Type.Optional(Type.String()),
  return_to: Type.Optional(Type.String()),
  redirect: Type.Optional(Type.String()),
  preferred_method: Type.Optional(Type.String()),
  token: Flag,
})
/** A `jwt` older than 180 seconds is refused. `return_to` is a path of this site. */
export const SignOnBody = Type.Object({ jwt: NonBlank, return_to: Maybe(Type.String()) })
/** A path of this site to go to after signing in. */
export const ReturnQuery = Type.Object({ return_to: Type.Optional(Type.String()) })

/** A session as the embedding SDK reads it; times in epoch seconds. */
const TokenSessionAnswer = Type.Object({
  id: Type.String(),
  exp: Type.Integer(),
  iat: Type.Integer(),
  status: Type.Literal('ok'),
})
/** A session; or a page that sends a browser on. */
export const SignOnSession = Content({ 'application/json': TokenSessionAnswer, 'text/html': Type.String() })
/** A session by a token; without one, where to get it; or a page that sends a browser on. */
export const SignOnAnswer = Content({
  'application/json': Type.Union([
    TokenSessionAnswer,
    Type.Object({ method: Type.Literal('jwt'), url: Type.String() }),
  ]),
  'text/html': Type.String(),
})
/** `logout-url` is where the provider ends its session; null where it has no such address. */
export const SignOutAnswer = Type.Object({
  'saml-logout-url': Type.Null(),
  'logout-url': Nullable(Type.String()),
})
/** For people in a browser. */
export const HtmlPage = Content({ 'text/html': Type.String() })

/** Addresses from the discovery document; `redirect-uri` is ours, which the provider must allow. */
export const OidcCheckAnswer = Type.Object({
  ok: Type.Literal(true),
  'redirect-uri': Type.String(),
  'authorization-endpoint': Nullable(Type.String()),
  'end-session-endpoint': Nullable(Type.String()),
})
/** `settings` are tried in place of those that are stored; `login` is somebody to look up. */
export const LdapCheckBody = Type.Object({ settings: Maybe(JsonMap), login: Maybe(NonBlank) })
/** `person` is the entry found for `login`. */
export const LdapCheckAnswer = Type.Object({
  ok: Type.Literal(true),
  person: Type.Optional(
    Type.Object({
      dn: Type.String(),
      email: Nullable(Type.String()),
      first_name: Nullable(Type.String()),
      last_name: Nullable(Type.String()),
      groups: Type.Array(Type.String()),
    }),
  ),
})
