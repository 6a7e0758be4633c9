/** `/api/api-key`. */
import { Type } from 'typebox'
import { Maybe, NonBlank, Nullable, PositiveInt } from '../schemas/values.ts'

export const ApiKeyBody = Type.Object({ name: NonBlank, group_id: PositiveInt })
export const ApiKeyChangesBody = Type.Object({ name: Maybe(NonBlank), group_id: Maybe(PositiveInt) })

const Key = {
  id: PositiveInt,
  name: Type.String(),
  group: Type.Object({ id: PositiveInt, name: Type.String() }),
  masked_key: Type.String(),
  created_at: Type.String(),
  updated_at: Type.String(),
  updated_by: Type.Object({ id: PositiveInt, common_name: Nullable(Type.String()) }),
}
export const ApiKeyRecord = Type.Object(Key)
export const ApiKeyList = Type.Array(ApiKeyRecord)
/** The only answers that hold the key itself. */
export const NewApiKey = Type.Object({ ...Key, unmasked_key: Type.String() })
export const RegeneratedApiKey = Type.Object({ ...Key, unmasked_key: Type.String(), prefix: Type.String() })
