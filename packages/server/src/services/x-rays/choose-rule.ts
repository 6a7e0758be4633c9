/** Which rule makes an x-ray. */
import { invalidField } from '@querent/contract'
import { type Rule, type Subject } from './engine/index.ts'
import { CLOSER_RULES, FIELD_RULES, QUESTION_RULES, TABLE_RULES } from './rules/index.ts'

/** What a path asks for after `rule`. */
export interface Wanted {
  prefix: string
  template: string
}

/** The first that fits: rules are listed from the most special to the one that fits everything. */
export function chooseRule(subject: Subject): Rule {
  const rules = subject.measures.length > 0 ? QUESTION_RULES : subject.field === undefined ? TABLE_RULES : FIELD_RULES
  const found = rules.find((rule) => fits(rule, subject)) ?? rules.at(-1)
  if (found === undefined) throw new Error('There is no rule for such a subject')
  return found
}

/** The rule that a path names. @throws {ApiError} 400 with the part that names none. */
export function namedRule({ prefix, template }: Wanted): Rule {
  const prefixes = [...TABLE_RULES, ...FIELD_RULES, ...QUESTION_RULES].map(({ name }) => name)
  if (!['table', 'field', 'question', ...prefixes].includes(prefix)) {
    throw invalidField('prefix', 'invalid value for prefix')
  }
  const found = [...CLOSER_RULES, ...TABLE_RULES, ...FIELD_RULES, ...QUESTION_RULES].find(
    ({ name }) => name === template,
  )
  if (found === undefined) throw invalidField('dashboard-template', 'invalid value for dashboard template name')
  return found
}

export function fits({ fits: fit = {} }: Rule, { name, entity, field, columns }: Subject): boolean {
  const { entities, named, kinds, needs = {} } = fit
  if (entities !== undefined && (entity === null || !entities.includes(entity))) return false
  if (named !== undefined && !named.test(name)) return false
  if (kinds !== undefined && (field === undefined || !kinds.includes(field.kind))) return false
  return Object.entries(needs).every(([kind, least]) => ownOf(columns, kind).length >= least)
}

function ownOf(columns: Subject['columns'], kind: string) {
  return columns.filter((column) => column.via === null && column.kind === kind)
}
