/** Semantic types told from column names; the first rule that fits wins (contract: data-model, section 4). */
import { isA, type BaseType, type SemanticType } from '@querent/contract'

const ANY: readonly BaseType[] = ['type/*']
const TEXT: readonly BaseType[] = ['type/Text']
const INTEGER: readonly BaseType[] = ['type/Integer']
const INTEGER_OR_TEXT: readonly BaseType[] = ['type/Integer', 'type/Text']
const FLOAT: readonly BaseType[] = ['type/Float']
const NUMBER: readonly BaseType[] = ['type/Number']

type Rule = readonly [pattern: RegExp, base: readonly BaseType[], type: SemanticType]

const RULES: readonly Rule[] = [
  [/^id$/, ANY, 'type/PK'],
  [/(^|_)(lon|lng|long|longitude)$/, FLOAT, 'type/Longitude'],
  [/(^|_)(lat|latitude)$/, FLOAT, 'type/Latitude'],
  [/_type$|^(type|status|role|gender|sex|currency)$/, TEXT, 'type/Category'],
  [/_url$|^url$/, TEXT, 'type/URL'],
  [/^city$/, TEXT, 'type/City'],
  [/^country|_country$/, TEXT, 'type/Country'],
  [/^(first|last|full)?_?name$/, TEXT, 'type/Name'],
  [/^(postal|zip)_?code$/, INTEGER_OR_TEXT, 'type/ZipCode'],
  [/discount/, NUMBER, 'type/Discount'],
  [/income/, NUMBER, 'type/Income'],
  [/quantity|number|count$|^num_/, INTEGER, 'type/Quantity'],
  ...temporal(/join/, 'Join'),
  ...temporal(/create|start/, 'Creation'),
  ...temporal(/cancel/, 'Cancelation'),
  ...temporal(/delet[ei]/, 'Deletion'),
  ...temporal(/update/, 'Updated'),
  [/source|channel/, INTEGER_OR_TEXT, 'type/Source'],
  [/share|percent|rate$/, FLOAT, 'type/Share'],
  [/margin/, NUMBER, 'type/GrossMargin'],
  [/cost/, NUMBER, 'type/Cost'],
  [/duration/, NUMBER, 'type/Duration'],
  [/author|creator|created_by/, INTEGER_OR_TEXT, 'type/Author'],
  [/owner/, INTEGER_OR_TEXT, 'type/Owner'],
  [/company|vendor/, INTEGER_OR_TEXT, 'type/Company'],
  [/subscription/, INTEGER_OR_TEXT, 'type/Subscription'],
  [/score|rating|stars/, NUMBER, 'type/Score'],
  [/description/, TEXT, 'type/Description'],
  [/title/, TEXT, 'type/Title'],
  [/comment/, TEXT, 'type/Comment'],
  [/birthda(te|y)|da(te|y)_of_birth/, ['type/Date', 'type/DateTime'], 'type/Birthdate'],
]

function temporal(pattern: RegExp, event: 'Join' | 'Creation' | 'Cancelation' | 'Deletion' | 'Updated'): Rule[] {
  return [
    [pattern, ['type/DateTime'], `type/${event}Timestamp`],
    [pattern, ['type/Date'], `type/${event}Date`],
    [pattern, ['type/Time'], `type/${event}Time`],
  ]
}

/** The type that a column's name suggests; null for none. */
export function typeByName(name: string, baseType: string): SemanticType | null {
  const lower = name.toLowerCase()
  const rule = RULES.find(([pattern, bases]) => bases.some((base) => isA(baseType, base)) && pattern.test(lower))
  return rule?.[2] ?? null
}
