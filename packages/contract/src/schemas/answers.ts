/** Building blocks of answers. */
import { Type, type TSchema } from 'typebox'
import { Nullable, PositiveInt } from './values.ts'

/** Status 204. */
export const NoContent = Type.Null()

/** `ok`, or `success` where clients expect that word. */
export const StatusAnswer = Type.Object({ status: Type.String() })

/** Why a server takes no requests now. */
export const NotReadyAnswer = Type.Object({
  status: Type.Union([Type.Literal('unavailable'), Type.Literal('stopping')]),
  message: Type.Optional(Type.String()),
})

/** What is told of something that is only pointed at. */
export const Named = Type.Object({ id: Type.Integer(), name: Type.String() })

/** Somebody as others see them. */
export const Person = Type.Object({
  id: PositiveInt,
  email: Nullable(Type.String()),
  first_name: Nullable(Type.String()),
  last_name: Nullable(Type.String()),
})
/** The same with the name to show: the address of somebody without one. */
export const NamedPerson = Type.Object({ ...Person.properties, common_name: Type.String() })

/** The collection that content is in; other keys are those of a collection. */
export const CollectionOfContent = Type.Object({
  id: Type.Union([PositiveInt, Type.Literal('root')]),
  name: Type.String(),
  is_personal: Type.Boolean(),
  authority_level: Nullable(Type.String()),
})

/** An answer that is not, or not always, JSON: a schema for each media type. */
export function Content<Schemas extends Record<string, TSchema>>(schemas: Schemas) {
  const described = Object.entries(schemas).map(([type, schema]) => [type, { schema }])
  const content: { [Type in keyof Schemas]: { schema: Schemas[Type] } } = Object.fromEntries(described)
  return { content }
}

/** The body is the text itself, without quotes. */
export const PlainText = Content({ 'text/plain': Type.String() })
