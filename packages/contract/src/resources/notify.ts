/** `/api/notify`. */
import { Type } from 'typebox'
import { Maybe, NonBlank, OneOf, PositiveInt } from '../schemas/values.ts'

/** `schema` reads tables and columns alone, `full` values too. `synchronous?` waits for the end. */
export const NotifyBody = Type.Object({
  scan: Maybe(OneOf(['full', 'schema'])),
  table_id: Maybe(PositiveInt),
  table_name: Maybe(NonBlank),
  schema_name: Maybe(NonBlank),
  'synchronous?': Maybe(Type.Boolean()),
})

/** Engines without schemas take any `schema_name`. */
export const NewTableBody = Type.Object({ schema_name: NonBlank, table_name: NonBlank })

/** The job is queued, or with `synchronous?` done. */
export const NotifyAnswer = Type.Object({ success: Type.Literal(true) })

/** `schema` is null for engines without schemas. */
export const NewTableAnswer = Type.Object({
  id: PositiveInt,
  db_id: PositiveInt,
  name: Type.String(),
  schema: Type.Union([Type.String(), Type.Null()]),
})
