/** `/api/user`. */
import { Type } from 'typebox'
import { Page } from '../schemas/paging.ts'
import {
  Email,
  Flag,
  JsonMap,
  Locale,
  Maybe,
  NewPassword,
  NonBlank,
  Nullable,
  OneOf,
  PositiveInt,
} from '../schemas/values.ts'
import { ChangeProof } from './second-factor.ts'

/** `id` is that of the group. Without `is_group_manager`, it stays as it was. */
export const Membership = Type.Object({ id: PositiveInt, is_group_manager: Maybe(Type.Boolean()) })

/** `status` is `deactivated`, `all` or absent for active people. `query` is a part of a name or address. */
export const UserListQuery = Type.Object({
  status: Type.Optional(Type.String()),
  include_deactivated: Flag,
  query: Type.Optional(Type.String()),
  group_id: Type.Optional(PositiveInt),
  tenancy: Type.Optional(OneOf(['all', 'internal', 'external'])),
  tenant_id: Type.Optional(PositiveInt),
  ...Page,
})
export const RecipientsQuery = Type.Object(Page)
/** Without a `password`, the person gets a link to set one. `source: "setup"` makes an administrator. */
export const UserBody = Type.Object({
  email: Email,
  first_name: Maybe(NonBlank),
  last_name: Maybe(NonBlank),
  password: Maybe(NonBlank),
  user_group_memberships: Maybe(Type.Array(Membership)),
  login_attributes: Maybe(JsonMap),
  source: Maybe(Type.String()),
})

/** Absent leaves a value. A new `email` of one's own needs a proof. */
export const UserChangesBody = Type.Object({
  email: Maybe(Email),
  first_name: Maybe(NonBlank),
  last_name: Maybe(NonBlank),
  locale: Maybe(Locale),
  is_superuser: Maybe(Type.Boolean()),
  login_attributes: Maybe(JsonMap),
  user_group_memberships: Maybe(Type.Array(Membership)),
  ...ChangeProof.properties,
})
/** `old_password` is for one's own, not for that of others. */
export const PasswordBody = Type.Object({ password: NewPassword, old_password: Maybe(Type.String()) })
/** `session` is an id from the list of open sessions, not the key that a client sends. */
export const SessionParams = Type.Object({ id: PositiveInt, session: NonBlank })
/** `modal` is an introduction that the person has seen. */
export const ModalParams = Type.Object({ id: PositiveInt, modal: OneOf(['qbnewb', 'datasetnewb']) })

const NameOf = {
  id: PositiveInt,
  email: Type.String(),
  first_name: Nullable(Type.String()),
  last_name: Nullable(Type.String()),
  common_name: Type.String(),
}
const Full = {
  ...NameOf,
  is_superuser: Type.Boolean(),
  is_active: Type.Boolean(),
  is_qbnewb: Type.Boolean(),
  date_joined: Type.String(),
  last_login: Nullable(Type.String()),
  updated_at: Type.String(),
  sso_source: Nullable(Type.String()),
  login_attributes: Nullable(JsonMap),
  jwt_attributes: Nullable(JsonMap),
  locale: Nullable(Type.String()),
}
/** What managers of groups see of others. */
const Managed = { ...NameOf, is_superuser: Type.Boolean(), last_login: Nullable(Type.String()) }
const InGroups = { group_ids: Type.Array(PositiveInt) }
const Grouped = { ...InGroups, personal_collection_id: Nullable(PositiveInt) }
const WithMemberships = {
  user_group_memberships: Type.Array(Type.Object({ id: PositiveInt, is_group_manager: Type.Boolean() })),
}

/** A user as administrators and the user itself see it. */
export const FullUser = Type.Object(Full)
/** Managers of groups see less of others. */
export const UserWithMemberships = Type.Union([
  Type.Object({ ...Full, ...WithMemberships }),
  Type.Object({ ...Managed, ...WithMemberships }),
])
/** With a link to hand over when no mail was sent. */
export const NewUser = Type.Object({ ...Full, ...WithMemberships, invite_link: Type.Optional(Type.String()) })
/** A link to set a password once, for the administrator to hand over when no mail could be sent. */
export const InviteLink = Type.Object({ invite_link: Type.String() })
/** `GET /api/user/current`. `first_login` and other times are in ISO 8601; `custom_homepage` is null for the usual one. */
export const CurrentUserRecord = Type.Object({
  ...Full,
  ...Grouped,
  is_installer: Type.Boolean(),
  has_invited_second_user: Type.Boolean(),
  has_question_and_dashboard: Type.Boolean(),
  has_model: Type.Boolean(),
  first_login: Type.String(),
  custom_homepage: Nullable(Type.Object({ dashboard_id: PositiveInt })),
  can_write_any_collection: Type.Boolean(),
  has_second_factor: Type.Boolean(),
  must_enroll_second_factor: Type.Boolean(),
  permissions: Type.Object({
    can_create_queries: Type.Boolean(),
    can_create_native_queries: Type.Boolean(),
    can_access_setting: Type.Boolean(),
    can_access_subscription: Type.Boolean(),
    can_upload: Type.Boolean({ description: 'Files, where a database takes them.' }),
    can_access_monitoring: Type.Boolean(),
    can_access_data_model: Type.Boolean(),
    can_access_db_details: Type.Boolean(),
    is_group_manager: Type.Boolean(),
  }),
})

const Envelope = {
  total: Type.Integer(),
  limit: Nullable(Type.Integer()),
  offset: Nullable(Type.Integer()),
}
/** Group managers get fewer keys than administrators. `limit` and `offset` are null without pages. */
export const UserPage = Type.Object({
  data: Type.Array(Type.Union([Type.Object({ ...Full, ...Grouped }), Type.Object({ ...Managed, ...InGroups })])),
  ...Envelope,
})
/** Active people whom the caller may know of, by last name. */
export const RecipientPage = Type.Object({ data: Type.Array(Type.Object(NameOf)), ...Envelope })
/** Answer to a change that has nothing else to return. */
export const Success = Type.Object({ success: Type.Literal(true) })
