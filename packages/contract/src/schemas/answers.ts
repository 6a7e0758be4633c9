/** Building blocks of answers. */
import { Type, type TSchema } from 'typebox'

/** Status 204. */
export const NoContent = Type.Null()

export const StatusAnswer = Type.Object({ status: Type.String() })

/** Why a server takes no requests now. */
export const NotReadyAnswer = Type.Object({
  status: Type.Union([Type.Literal('unavailable'), Type.Literal('stopping')]),
  message: Type.Optional(Type.String()),
})

/** What is told of something that is only pointed at. */
export const Named = Type.Object({ id: Type.Integer(), name: Type.String() })

/** An answer that is not, or not always, JSON: a schema for each media type. */
export function Content<Schemas extends Record<string, TSchema>>(schemas: Schemas) {
  const described = Object.entries(schemas).map(([type, schema]) => [type, { schema }])
  const content: { [Type in keyof Schemas]: { schema: Schemas[Type] } } = Object.fromEntries(described)
  return { content }
}

export const PlainText = Content({ 'text/plain': Type.String() })
