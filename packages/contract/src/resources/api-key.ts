/** `/api/api-key`. */
import { Type } from 'typebox'
import { Maybe, NonBlank, Nullable, PositiveInt } from '../schemas/values.ts'
import { ChangeProof } from './second-factor.ts'

/** An ISO time after which the key is not accepted; null for none. */
const End = Maybe(Type.String())
export const ApiKeyBody = Type.Object({
  name: NonBlank,
  group_id: PositiveInt,
  expires_at: End,
  ...ChangeProof.properties,
})
export const RegenerateBody = Type.Union([ChangeProof, Type.Null()])
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
export const ApiKeyRecord = Type.Object(Key)
export const ApiKeyList = Type.Array(ApiKeyRecord)
/** The only answers that hold the key itself. */
export const NewApiKey = Type.Object({ ...Key, unmasked_key: Type.String() })
export const RegeneratedApiKey = Type.Object({ ...Key, unmasked_key: Type.String(), prefix: Type.String() })
