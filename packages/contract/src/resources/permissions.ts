/** `/api/permissions`: groups, memberships and the graph of data permissions. */
import { Type } from 'typebox'
import { Named } from '../schemas/answers.ts'
import { Page } from '../schemas/paging.ts'
import { Flag, Maybe, NonBlank, Nullable, OneOf, PositiveInt } from '../schemas/values.ts'

/** `limit` and `offset` cut the list, which stays a bare array. */
export const GroupListQuery = Type.Object(Page)
/** Names are unique in any case. */
export const GroupBody = Type.Object({ name: NonBlank })
/** `is_group_manager` is false by default; administrators cannot be group managers. */
export const MembershipBody = Type.Object({
  group_id: PositiveInt,
  user_id: PositiveInt,
  is_group_manager: Maybe(Type.Boolean()),
})
/** Whether the member manages the people of this group. */
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
/** `magic_group_type` is null, but for the built-in groups. */
export const GroupRecord = Type.Object(Group)
/** By lower-case name. `member_count` leaves deactivated people out. */
export const GroupList = Type.Array(Type.Object({ ...Group, member_count: Type.Integer() }))
/** All active members by name, after a change too. */
export const Members = Type.Array(Member)
/** Active members, by name. */
export const GroupWithMembers = Type.Object({ ...Group, members: Members })
/** `id` is that of the membership. */
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
/** With a null `card_id`, `attribute_remappings` filter the table; otherwise they are parameters of the card. */
export const SandboxRecord = Type.Object({
  id: PositiveInt,
  group_id: PositiveInt,
  table_id: PositiveInt,
  card_id: Nullable(PositiveInt),
  attribute_remappings: AnyMap,
})
/** Names of attributes, sorted. */
export const AttributeNames = Type.Array(Type.String())
/** How many people of a group lack an attribute that its row rules compare. */
export const AttributeCountQuery = Type.Object({ group_id: PositiveInt, attribute: NonBlank })
/** `members`: active people of a group that rules hold for; `missing`: those of them without the attribute. */
export const AttributeCount = Type.Object({ members: Type.Integer(), missing: Type.Integer() })
/** Both ids ask for one rule; one of them narrows the list. */
export const SandboxQuery = Type.Object({ group_id: Type.Optional(PositiveInt), table_id: Type.Optional(PositiveInt) })
/** One rule when a group and a table were asked for, else all. */
export const SandboxAnswer = Type.Union([Type.Array(SandboxRecord), SandboxRecord])
/** Whether the rows of a card may take the place of a table: its columns must be columns of the table. */
export const SandboxCheckBody = Type.Object({ table_id: PositiveInt, card_id: PositiveInt })
/** Both ids ask for one entry; one of them narrows the list. */
export const ImpersonationQuery = Type.Object({
  group_id: Type.Optional(PositiveInt),
  db_id: Type.Optional(PositiveInt),
})
/** `attribute` is the name of a user attribute whose value is the database role. */
export const ImpersonationRecord = Type.Object({
  id: PositiveInt,
  group_id: PositiveInt,
  db_id: PositiveInt,
  attribute: Type.String(),
})
/** One when a group and a database were asked for, else all. */
export const ImpersonationAnswer = Type.Union([Type.Array(ImpersonationRecord), ImpersonationRecord])
/** `attribute` names the user attribute that holds the role. */
export const ImpersonationBody = Type.Object({ group_id: PositiveInt, db_id: PositiveInt, attribute: NonBlank })
/** Only entries sent are changed. A `revision` other than the current one is a 409, unless `force` is set. */
export const GraphBody = Type.Object({
  revision: Type.Optional(Type.Integer({ minimum: 0 })),
  groups: AnyMap,
  sandboxes: Maybe(Type.Array(SandboxBody)),
  impersonations: Maybe(Type.Array(ImpersonationBody)),
})
/** `skip-graph` leaves `groups` out of the answer; `force` ignores the revision. */
export const GraphOptions = Type.Object({ 'skip-graph': Type.Optional(Flag), force: Type.Optional(Flag) })
/** Permissions by group id, then by database id (contract: permissions, section 2). Least values are left out. */
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
  upload: Type.Optional(YesOrNo),
})
/** Only entries sent are changed. */
export const ApplicationGraphBody = Type.Object({
  revision: Type.Optional(Type.Integer({ minimum: 0 })),
  groups: Type.Record(Type.String(), ApplicationWords),
})
/** What groups may do beside data, by group id; absent is `no`. */
export const ApplicationGraph = Type.Object({
  revision: Type.Integer(),
  groups: Type.Record(Type.String(), ApplicationWords),
})

/** Whose rights are explained, and to what: one of the first two, and one of the others. */
export const ExplainQuery = Type.Object({
  user_id: Type.Optional(PositiveInt),
  group_id: Type.Optional(PositiveInt),
  card_id: Type.Optional(PositiveInt),
  dashboard_id: Type.Optional(PositiveInt),
  collection_id: Type.Optional(Type.Union([PositiveInt, Type.Literal('root')])),
  table_id: Type.Optional(PositiveInt),
  database_id: Type.Optional(PositiveInt),
})

/** `run` is for saved questions, `build` for making the same question, `native` for SQL. */
export const EXPLAINED_QUESTIONS = [
  'read',
  'write',
  'run',
  'build',
  'view',
  'query',
  'native',
  'download',
  'data-model',
  'details',
] as const
/** limited: not all rows, columns or tables. depends: on the person. */
export const EXPLAINED_OUTCOMES = ['allowed', 'limited', 'refused', 'depends'] as const
const RULES = [
  'administrator',
  'deactivated',
  'word',
  'sandbox',
  'sandbox-lifted',
  'impersonation',
  'collection',
  'personal-collection',
  'trash',
  'source-card',
  'card',
  'query',
] as const

const Step = Type.Object({
  rule: OneOf(RULES),
  text: Type.String(),
  /** Whether the outcome is what it is because of this. */
  decides: Type.Boolean(),
  group: Nullable(Named),
  table: Nullable(Named),
  /** Where the word stands. */
  level: Nullable(OneOf(['database', 'table', 'collection', 'root'])),
  permission: Nullable(Type.String()),
  value: Nullable(Type.String()),
})

/** `GET /api/permissions/explain`: for each question the outcome and the rules that led to it, in order. */
export const RightsExplanation = Type.Object({
  subject: Type.Object({
    type: OneOf(['user', 'group']),
    id: PositiveInt,
    name: Type.String(),
    is_superuser: Type.Boolean(),
    is_active: Type.Boolean(),
    groups: Type.Array(Named),
  }),
  object: Type.Object({
    type: OneOf(['card', 'dashboard', 'collection', 'table', 'database']),
    id: Type.Union([PositiveInt, Type.Literal('root')]),
    name: Type.String(),
  }),
  questions: Type.Array(
    Type.Object({
      question: OneOf(EXPLAINED_QUESTIONS),
      outcome: OneOf(EXPLAINED_OUTCOMES),
      text: Type.String(),
      steps: Type.Array(Step),
    }),
  ),
})
