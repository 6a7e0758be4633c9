/** `/api/permissions`: groups and memberships. */
import { Type } from 'typebox'
import { Maybe, NonBlank, Nullable, Page, PositiveInt } from './schemas.ts'

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
const Member = Type.Object({
  user_id: PositiveInt,
  email: Type.String(),
  first_name: Nullable(Type.String()),
  last_name: Nullable(Type.String()),
  membership_id: PositiveInt,
})
export const GroupRecord = Type.Object(Group)
export const GroupList = Type.Array(Type.Object({ ...Group, member_count: Type.Integer() }))
export const Members = Type.Array(Member)
export const GroupWithMembers = Type.Object({ ...Group, members: Members })
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
