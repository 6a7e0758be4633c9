/** `/api/ee/content-translation`. */
import { Type } from 'typebox'
import { NonBlank } from '../schemas/values.ts'
import { Content } from '../schemas/answers.ts'

/** `locale` in any spelling (`pt-BR`, `pt_br`). Without it: 400. */
export const DictionaryQuery = Type.Object({ locale: Type.Optional(Type.String()) })
/** A signed token of embedded content. */
export const DictionaryTokenParams = Type.Object({ token: NonBlank })

/** `msgid` is the text of the content, `msgstr` its translation. A locale is spelled `pt_BR`. */
export const Dictionary = Type.Object({
  data: Type.Array(Type.Object({ locale: Type.String(), msgid: Type.String(), msgstr: Type.String() })),
})

/** CSV with the head `Locale Code,String,Translation`: what an upload takes. */
export const DictionaryFile = Content({ 'text/csv': Type.String() })
/** The file replaced all entries. Faults in it are a 422 instead. */
export const DictionaryUploaded = Type.Object({ success: Type.Literal(true) })
