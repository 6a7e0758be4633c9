/** `/api/ee/content-translation`. */
import { Type } from 'typebox'
import { NonBlank } from '../schemas/values.ts'
import { Content } from '../schemas/answers.ts'

export const DictionaryQuery = Type.Object({ locale: Type.Optional(Type.String()) })
export const DictionaryTokenParams = Type.Object({ token: NonBlank })

export const Dictionary = Type.Object({
  data: Type.Array(Type.Object({ locale: Type.String(), msgid: Type.String(), msgstr: Type.String() })),
})

export const DictionaryFile = Content({ 'text/csv': Type.String() })
export const DictionaryUploaded = Type.Object({ success: Type.Literal(true) })
