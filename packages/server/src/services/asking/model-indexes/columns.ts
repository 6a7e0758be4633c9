/** The columns of a model whose values are indexed (contract: models, section 4). */
import { ApiError, isA } from '@querent/contract'
import { readTarget } from '@querent/query'
import type { CardRow, JsonObject } from '../../../store/index.ts'
import type { Clause } from '../../data/field-values/index.ts'

type Model = Pick<CardRow, 'result_metadata'>
export type References = Record<'pk_ref' | 'value_ref', unknown[]>

/** Both columns, as a query on the model names them. @throws {ApiError} 400 that says what is wrong with which. */
export function indexedColumns(model: Model, references: References): { key: Clause; value: Clause } {
  if (model.result_metadata === null) {
    throw refused('model_id', 'The columns of the model are not known yet: run it first.')
  }
  const key = columnOf(model, references, 'pk_ref')
  const value = columnOf(model, references, 'value_ref')
  if (key['semantic_type'] !== 'type/PK') throw refused('pk_ref', 'Field is not of semantic_type `type/PK`')
  if (!isA(typeOf(key), 'type/Integer')) throw refused('pk_ref', 'Field is not of effective_type `type/Integer`')
  if (!isA(typeOf(value), 'type/Text')) throw refused('value_ref', 'Field is not of effective_type `type/Text`')
  return { key: clauseOf(key), value: clauseOf(value) }
}

function columnOf({ result_metadata }: Model, references: References, name: keyof References): JsonObject {
  const target = readTarget(references[name])
  const id = target?.kind === 'field' ? target.id : target?.kind === 'expression' ? target.name : undefined
  const found =
    id === undefined ? undefined : result_metadata?.find((column) => column['id'] === id || column['name'] === id)
  if (found === undefined) throw refused(name, 'The model has no such column.')
  return found
}

function typeOf(column: JsonObject): string {
  return String(column['effective_type'] ?? column['base_type'] ?? 'type/*')
}

/** By name: two columns may come from one field. */
function clauseOf(column: JsonObject): Clause {
  return ['field', column['name'], { 'base-type': typeOf(column) }]
}

function refused(field: string, message: string): ApiError {
  return new ApiError(400, { message, errors: { [field]: message } })
}
