/** `/api/query-language`. */
import { Type } from 'typebox'
import { Nullable, OneOf } from '../schemas/values.ts'

/** What an engine must have for it, and the engines that do; null and all engines where nothing is needed. */
const Needs = { feature: Nullable(Type.String()), engines: Type.Array(Type.String()) }

/** Each clause with its arguments in order. Examples are in the staged form. */
export const QueryLanguageAnswer = Type.Object({
  engines: Type.Array(Type.Object({ engine: Type.String(), name: Type.String() })),
  clauses: Type.Array(
    Type.Object({
      name: Type.String(),
      aliases: Type.Array(Type.String()),
      role: OneOf(['value', 'filter', 'aggregation', 'window']),
      subject: OneOf(['filter', 'date', 'number', 'text', 'value', 'aggregation']),
      args: Type.Array(
        Type.Object({
          name: Type.String(),
          kind: OneOf(['column', 'keyword', 'amount', 'constant', 'any']),
          takes: Type.String(),
          values: Nullable(Type.Array(Type.String())),
          optional: Type.Boolean(),
          repeats: Type.Boolean(),
        }),
      ),
      options: Type.Array(
        Type.Object({
          name: Type.String(),
          values: Type.Array(Type.Union([Type.String(), Type.Boolean()])),
          default: Type.Union([Type.String(), Type.Boolean()]),
        }),
      ),
      result: Nullable(Type.String()),
      ...Needs,
      help: Type.String(),
      example: Type.Array(Type.Unknown()),
    }),
  ),
  units: Type.Array(
    Type.Object({
      name: Type.String(),
      label: Type.String(),
      kind: OneOf(['truncation', 'extraction', 'none']),
      fits: Type.Array(OneOf(['date', 'datetime', 'time'])),
    }),
  ),
  joins: Type.Array(Type.Object({ strategy: Type.String(), ...Needs, help: Type.String() })),
  binning: Type.Array(
    Type.Object({ strategy: Type.String(), ...Needs, option: Nullable(Type.String()), help: Type.String() }),
  ),
})
