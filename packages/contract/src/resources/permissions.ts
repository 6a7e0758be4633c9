/** `/api/permissions`: groups, memberships and the graph of data permissions. */
import { Type } from 'typebox'
import { Page } from '../schemas/paging.ts'
import { Flag, Maybe, NonBlank, Nullable, PositiveInt } from '../schemas/values.ts'

export const GroupListQuery = Type.Object(Page)
export const GroupBody = Type.Object({ name: NonBlank })
export const MembershipBody = Type.Object({
  group_id: PositiveInt,
  user_id: PositiveInt,
  is_group_manager: Maybe(Type.Boolean()),
})
export const ManagerBody = Type.Object({ is_group_manager: Type.Boolean() })

const Group = {
  id: PositiveInt,
  name: Type.String(),
  magic_group_type: Nullable(Type.String()),
  is_tenant_group: Type.Boolean(),
  entity_id: Nullable(Type.String()),
}
/** `id` is that of the user. */
const Member = Type.Object({
  id: PositiveInt,
  user_id: PositiveInt,
  email: Type.String(),
  first_name: Nullable(Type.String()),
  last_name: Nullable(Type.String()),
  is_superuser: Type.Boolean(),
  group_id: PositiveInt,
  membership_id: PositiveInt,
  is_group_manager: Type.Boolean(),
})
export const GroupRecord = Type.Object(Group)
export const GroupList = Type.Array(Type.Object({ ...Group, member_count: Type.Integer() }))
export const Members = Type.Array(Member)
export const GroupWithMembers = Type.Object({ ...Group, members: Members })
export const MembershipRecord = Type.Object({
  id: PositiveInt,
  group_id: PositiveInt,
  user_id: PositiveInt,
  is_group_manager: Type.Boolean(),
})
/** Memberships by user id. */
export const MembershipMap = Type.Record(
  Type.String(),
  Type.Array(
    Type.Object({
      membership_id: PositiveInt,
      group_id: PositiveInt,
      user_id: PositiveInt,
      is_group_manager: Type.Boolean(),
    }),
  ),
)

const AnyMap = Type.Record(Type.String(), Type.Unknown())
/** A row rule: with an id it is changed, without it is made. */
export const SandboxBody = Type.Object({
  id: Maybe(PositiveInt),
  group_id: Type.Optional(PositiveInt),
  table_id: Type.Optional(PositiveInt),
  card_id: Maybe(PositiveInt),
  attribute_remappings: Maybe(AnyMap),
})
export const SandboxRecord = Type.Object({
  id: PositiveInt,
  group_id: PositiveInt,
  table_id: PositiveInt,
  card_id: Nullable(PositiveInt),
  attribute_remappings: AnyMap,
})
export const SandboxQuery = Type.Object({ group_id: Type.Optional(PositiveInt), table_id: Type.Optional(PositiveInt) })
/** One rule when a group and a table were asked for, else all. */
export const SandboxAnswer = Type.Union([Type.Array(SandboxRecord), SandboxRecord])
export const SandboxCheckBody = Type.Object({ table_id: PositiveInt, card_id: PositiveInt })
export const ImpersonationQuery = Type.Object({
  group_id: Type.Optional(PositiveInt),
  db_id: Type.Optional(PositiveInt),
})
export const ImpersonationRecord = Type.Object({
  id: PositiveInt,
  group_id: PositiveInt,
  db_id: PositiveInt,
  attribute: Type.String(),
})
export const ImpersonationAnswer = Type.Union([Type.Array(ImpersonationRecord), ImpersonationRecord])
export const ImpersonationBody = Type.Object({ group_id: PositiveInt, db_id: PositiveInt, attribute: NonBlank })
export const GraphBody = Type.Object({
  revision: Type.Optional(Type.Integer({ minimum: 0 })),
  groups: AnyMap,
  sandboxes: Maybe(Type.Array(SandboxBody)),
  impersonations: Maybe(Type.Array(ImpersonationBody)),
})
export const GraphOptions = Type.Object({ 'skip-graph': Type.Optional(Flag), force: Type.Optional(Flag) })
export const DataGraph = Type.Object({
  revision: Type.Integer(),
  groups: Type.Optional(Type.Record(Type.String(), AnyMap)),
  sandboxes: Type.Optional(Type.Array(Type.Unknown())),
  impersonations: Type.Optional(Type.Array(Type.Unknown())),
})

const YesOrNo = Type.Union([Type.Literal('yes'), Type.Literal('no')])
const ApplicationWords = Type.Object({
  setting: Type.Optional(YesOrNo),
  monitoring: Type.Optional(YesOrNo),
  subscription: Type.Optional(YesOrNo),
})
export const ApplicationGraphBody = Type.Object({
  revision: Type.Optional(Type.Integer({ minimum: 0 })),
  groups: Type.Record(Type.String(), ApplicationWords),
})
export const ApplicationGraph = Type.Object({
  revision: Type.Integer(),
  groups: Type.Record(Type.String(), ApplicationWords),
})
