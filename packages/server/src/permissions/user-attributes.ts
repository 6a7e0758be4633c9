/** What rules may ask about a user. */
import type { JsonObject, UserRow } from '../store/index.ts'

/** What a sign-in says of the user and, before it, what administrators say; none for nobody. */
export function attributesOf(user: UserRow | undefined): JsonObject {
  return { ...user?.jwt_attributes, ...user?.login_attributes }
}
