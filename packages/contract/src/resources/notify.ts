/** `/api/notify`. */
import { Type } from 'typebox'
import { Maybe, NonBlank, OneOf, PositiveInt } from '../schemas/values.ts'

export const NotifyBody = Type.Object({
  scan: Maybe(OneOf(['full', 'schema'])),
  table_id: Maybe(PositiveInt),
  table_name: Maybe(NonBlank),
  schema_name: Maybe(NonBlank),
  'synchronous?': Maybe(Type.Boolean()),
})

export const NewTableBody = Type.Object({ schema_name: NonBlank, table_name: NonBlank })

export const NotifyAnswer = Type.Object({ success: Type.Literal(true) })

export const NewTableAnswer = Type.Object({
  id: PositiveInt,
  db_id: PositiveInt,
  name: Type.String(),
  schema: Type.Union([Type.String(), Type.Null()]),
})
