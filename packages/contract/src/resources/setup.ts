/** `/api/setup`. The body is nested; the flat field names of older descriptions are read too. */
import { Type, type Static } from 'typebox'
import { NewDatabaseBody } from './database.ts'
import { isMap } from '../json/is-map.ts'
import { Email, JsonMap, Locale, Maybe, NewPassword, NonBlank } from '../schemas/values.ts'

type Fields = Readonly<Record<string, unknown>>

const SetupUser = Type.Object({
  email: Email,
  password: NewPassword,
  first_name: Maybe(NonBlank),
  last_name: Maybe(NonBlank),
})
const SetupPrefs = Type.Object({
  site_name: NonBlank,
  site_locale: Maybe(Locale),
  allow_tracking: Maybe(Type.Union([Type.Boolean(), Type.Enum(['true', 'false'])])),
})
const SetupDatabase = Type.Object({ ...NewDatabaseBody.properties, name: Maybe(NonBlank) })
const SetupInvite = Type.Object({ email: Email, first_name: Maybe(NonBlank), last_name: Maybe(NonBlank) })

export const SetupBody = Type.Object({
  user: SetupUser,
  prefs: SetupPrefs,
  database: Maybe(SetupDatabase),
  invite: Maybe(SetupInvite),
})
export type SetupBody = Static<typeof SetupBody>

/** Any map: the token is checked before the rest, which is first put into its nested form. */
export const AnySetupBody = Type.Unsafe<Fields>(
  Type.Union([Type.Object({ token: NonBlank, ...SetupBody.properties }), JsonMap]),
)

/** Both shapes in use: engine and details nested under `details`, and flat. */
export const SetupValidateBody = Type.Object({
  token: Type.Optional(Type.Unknown()),
  details: JsonMap,
  engine: Maybe(NonBlank),
})
/** The token that session properties show until there is a first user. */
export const SetupTokenQuery = Type.Object({ token: Type.Optional(Type.String()) })

/** Steps for a new server in groups; `triggered` when the step makes sense now. */
export const Checklist = Type.Array(
  Type.Object({
    name: Type.String(),
    tasks: Type.Array(
      Type.Object({
        title: Type.String(),
        group: Type.String(),
        description: Type.String(),
        link: Type.String(),
        completed: Type.Boolean(),
        triggered: Type.Boolean(),
        is_next_step: Type.Boolean(),
      }),
    ),
  }),
)

const USER_KEYS = ['email', 'password', 'first_name', 'last_name']
const PREFS_KEYS = ['site_name', 'site_locale', 'allow_tracking']
const DATABASE_KEYS = ['engine', 'name', 'details', 'schedules', 'auto_run_queries', 'is_full_sync', 'is_on_demand']

/** The nested form of a body: as it stands, or gathered from flat fields. Parts without content are left out. */
export function nestedSetupBody(body: Fields): Fields {
  const isNested = body['user'] !== undefined || body['prefs'] !== undefined
  const nested = isNested ? body : { ...flatParts(body) }
  const hasEngine = isMap(nested['database']) && nested['database']['engine'] !== undefined
  const hasInvite = isMap(nested['invite']) && nested['invite']['email'] !== undefined
  return { ...nested, database: hasEngine ? nested['database'] : null, invite: hasInvite ? nested['invite'] : null }
}

function flatParts(body: Fields): Fields {
  const pick = (keys: readonly string[], prefix = '') =>
    Object.fromEntries(keys.flatMap((key) => (body[prefix + key] === undefined ? [] : [[key, body[prefix + key]]])))
  return {
    user: pick(USER_KEYS),
    prefs: pick(PREFS_KEYS),
    database: isMap(body['database']) ? body['database'] : pick(DATABASE_KEYS),
    invite: pick(['email', 'first_name', 'last_name'], 'invited_'),
  }
}
