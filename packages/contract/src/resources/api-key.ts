/** `/api/api-key`. */
import { Type } from 'typebox'
import { Maybe, NonBlank, Nullable, PositiveInt } from '../schemas/values.ts'
import { ChangeProof } from './second-factor.ts'

/** An ISO time after which the key is not accepted; null for none. */
const End = Maybe(Type.String())
/** `group_id` decides what the key may do. The other keys prove that it is the caller who makes it. */
export const ApiKeyBody = Type.Object({
  name: NonBlank,
  group_id: PositiveInt,
  expires_at: End,
  ...ChangeProof.properties,
})
/** null from clients that send no body. */
export const RegenerateBody = Type.Union([ChangeProof, Type.Null()])
/** Absent leaves a value; `expires_at: null` lets the key work without an end. */
export const ApiKeyChangesBody = Type.Object({ name: Maybe(NonBlank), group_id: Maybe(PositiveInt), expires_at: End })

const PersonKeys = { id: PositiveInt, common_name: Nullable(Type.String()) }
const Person = Type.Object(PersonKeys)
const Key = {
  id: PositiveInt,
  name: Type.String(),
  group: Type.Object({ id: PositiveInt, name: Type.String() }),
  masked_key: Type.String(),
  created_at: Type.String(),
  updated_at: Type.String(),
  updated_by: Person,
  created_by: Type.Object({ ...PersonKeys, is_active: Type.Boolean() }),
  expires_at: Nullable(Type.String()),
  last_used_at: Nullable(Type.String()),
}
/** `masked_key` shows the first 7 characters. `last_used_at` is written at most once a minute; null before the first use. */
export const ApiKeyRecord = Type.Object(Key)
/** Every key of the server, masked; for administrators. */
export const ApiKeyList = Type.Array(ApiKeyRecord)
/** The only answers that hold the key itself. */
export const NewApiKey = Type.Object({ ...Key, unmasked_key: Type.String() })
/** The new key, shown once; the old one stops working at once. `prefix` is its first 7 characters. */
export const RegeneratedApiKey = Type.Object({ ...Key, unmasked_key: Type.String(), prefix: Type.String() })
