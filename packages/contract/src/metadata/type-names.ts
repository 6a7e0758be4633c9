/**
 * The type names that cross the wire and how they descend from each other. Clients validate against closed lists, so no
 * other name may be sent (contract: data-model, section 1).
 */

const PARENTS = {
  'type/*': [],
  'type/Number': ['type/*'],
  'type/Integer': ['type/Number'],
  'type/BigInteger': ['type/Integer'],
  'type/Float': ['type/Number'],
  'type/Decimal': ['type/Float'],
  'type/Text': ['type/*'],
  'type/UUID': ['type/Text'],
  'type/MySQLEnum': ['type/Text'],
  'type/OracleCLOB': ['type/Text', 'type/Large'],
  'type/TextLike': ['type/*'],
  'type/PostgresEnum': ['type/TextLike'],
  'type/PostgresBitString': ['type/TextLike'],
  'type/MongoBSONID': ['type/TextLike'],
  'type/MongoBinData': ['type/TextLike'],
  'type/IPAddress': ['type/TextLike'],
  'type/Boolean': ['type/*'],
  'type/Temporal': ['type/*', 'type/field-values-unsupported'],
  'type/HasDate': ['type/Temporal'],
  'type/HasTime': ['type/Temporal'],
  'type/Date': ['type/HasDate'],
  'type/Time': ['type/HasTime'],
  'type/TimeWithTZ': ['type/Time'],
  'type/TimeWithLocalTZ': ['type/TimeWithTZ'],
  'type/TimeWithZoneOffset': ['type/TimeWithTZ'],
  'type/DateTime': ['type/HasDate', 'type/HasTime'],
  'type/DateTimeWithTZ': ['type/DateTime'],
  'type/DateTimeWithLocalTZ': ['type/DateTimeWithTZ'],
  'type/DateTimeWithZoneOffset': ['type/DateTimeWithTZ'],
  'type/DateTimeWithZoneID': ['type/DateTimeWithTZ'],
  'type/Instant': ['type/DateTimeWithLocalTZ'],
  'type/Interval': ['type/Temporal'],
  'type/Large': ['type/field-values-unsupported', 'type/fingerprint-unsupported'],
  'type/Structured': ['type/Large'],
  'type/Collection': ['type/Large'],
  'type/Dictionary': ['type/Collection'],
  'type/Array': ['type/Collection'],
  'type/JSON': ['type/Structured', 'type/Collection'],
  'type/XML': ['type/Structured', 'type/Collection'],
  'type/DruidJSON': ['type/JSON'],
  'type/SnowflakeVariant': ['type/Large'],
  'type/DruidHyperUnique': ['type/*'],
  'type/field-values-unsupported': [],
  'type/fingerprint-unsupported': [],
} as const satisfies Record<string, readonly string[]>

/** The storage type of a column. */
export type BaseType = keyof typeof PARENTS

/** Every name that `base_type` and `effective_type` may have on the wire. */
export const BASE_TYPES = Object.keys(PARENTS) as readonly BaseType[]

/** Semantic types with the base type each needs; null where any will do. */
export const SEMANTIC_TYPES = {
  'type/PK': null,
  'type/FK': null,
  'type/Quantity': 'type/Integer',
  'type/Score': 'type/Number',
  'type/Duration': 'type/Number',
  'type/Share': 'type/Float',
  'type/Percentage': 'type/Decimal',
  'type/Currency': 'type/Decimal',
  'type/Income': 'type/Decimal',
  'type/Discount': 'type/Decimal',
  'type/Price': 'type/Decimal',
  'type/GrossMargin': 'type/Decimal',
  'type/Cost': 'type/Decimal',
  'type/Location': null,
  'type/Coordinate': 'type/Float',
  'type/Latitude': 'type/Float',
  'type/Longitude': 'type/Float',
  'type/Address': null,
  'type/City': 'type/Text',
  'type/State': 'type/Text',
  'type/Country': 'type/Text',
  'type/ZipCode': null,
  'type/URL': 'type/Text',
  'type/ImageURL': 'type/Text',
  'type/AvatarURL': 'type/Text',
  'type/Email': 'type/Text',
  'type/Description': 'type/Text',
  'type/Comment': 'type/Text',
  'type/SerializedJSON': 'type/Text',
  'type/IPAddress': 'type/TextLike',
  'type/Category': null,
  'type/Name': 'type/Text',
  'type/Title': 'type/Text',
  'type/Product': null,
  'type/Company': null,
  'type/Subscription': null,
  'type/Source': null,
  'type/Enum': null,
  'type/User': null,
  'type/Author': null,
  'type/Owner': null,
  'type/CreationTemporal': 'type/Temporal',
  'type/CreationTimestamp': 'type/DateTime',
  'type/CreationTime': 'type/Time',
  'type/CreationDate': 'type/Date',
  'type/JoinTemporal': 'type/Temporal',
  'type/JoinTimestamp': 'type/DateTime',
  'type/JoinTime': 'type/Time',
  'type/JoinDate': 'type/Date',
  'type/CancelationTemporal': 'type/Temporal',
  'type/CancelationTimestamp': 'type/DateTime',
  'type/CancelationTime': 'type/Time',
  'type/CancelationDate': 'type/Date',
  'type/DeletionTemporal': 'type/Temporal',
  'type/DeletionTimestamp': 'type/DateTime',
  'type/DeletionTime': 'type/Time',
  'type/DeletionDate': 'type/Date',
  'type/UpdatedTemporal': 'type/Temporal',
  'type/UpdatedTimestamp': 'type/DateTime',
  'type/UpdatedTime': 'type/Time',
  'type/UpdatedDate': 'type/Date',
  'type/Birthdate': 'type/Date',
  'type/Structured': null,
  'type/JSON': null,
  'type/DruidJSON': null,
  'type/XML': null,
} as const satisfies Record<string, BaseType | null>

/** What a column means. */
export type SemanticType = keyof typeof SEMANTIC_TYPES

/** What the rows of a table are. */
export const ENTITY_TYPES = [
  'entity/GenericTable',
  'entity/UserTable',
  'entity/CompanyTable',
  'entity/TransactionTable',
  'entity/ProductTable',
  'entity/SubscriptionTable',
  'entity/EventTable',
] as const
export type EntityType = (typeof ENTITY_TYPES)[number]

/** How a stored value is read as another type: allowed base types and the effective type it gives. */
export const COERCIONS = {
  'Coercion/UNIXSeconds->DateTime': { from: ['type/Integer', 'type/Decimal'], to: 'type/Instant' },
  'Coercion/UNIXMilliSeconds->DateTime': { from: ['type/Integer', 'type/Decimal'], to: 'type/Instant' },
  'Coercion/UNIXMicroSeconds->DateTime': { from: ['type/Integer', 'type/Decimal'], to: 'type/Instant' },
  'Coercion/UNIXNanoSeconds->DateTime': { from: ['type/Integer', 'type/Decimal'], to: 'type/Instant' },
  'Coercion/ISO8601->DateTime': { from: ['type/Text'], to: 'type/DateTime' },
  'Coercion/ISO8601->Date': { from: ['type/Text'], to: 'type/Date' },
  'Coercion/ISO8601->Time': { from: ['type/Text'], to: 'type/Time' },
  'Coercion/YYYYMMDDHHMMSSString->Temporal': { from: ['type/Text'], to: 'type/DateTime' },
  'Coercion/YYYYMMDDHHMMSSBytes->Temporal': { from: ['type/*'], to: 'type/DateTime' },
  'Coercion/ISO8601Bytes->Temporal': { from: ['type/*'], to: 'type/DateTime' },
  'Coercion/DateTime->Date': { from: ['type/DateTime'], to: 'type/Date' },
  'Coercion/String->Float': { from: ['type/Text'], to: 'type/Float' },
  'Coercion/String->Integer': { from: ['type/Text'], to: 'type/Integer' },
  'Coercion/Float->Integer': { from: ['type/Float'], to: 'type/Integer' },
} as const satisfies Record<string, { from: readonly BaseType[]; to: BaseType }>
/** A field's `coercion_strategy`, such as `Coercion/UNIXSeconds->DateTime`. */
export type CoercionStrategy = keyof typeof COERCIONS

const ancestorsOf = new Map<string, ReadonlySet<string>>()
for (const name of Object.keys(PARENTS)) ancestorsOf.set(name, collectAncestors(name))

function collectAncestors(name: string): Set<string> {
  const found = new Set([name])
  const parents: readonly string[] = isBaseType(name) ? PARENTS[name] : []
  for (const parent of parents) for (const ancestor of collectAncestors(parent)) found.add(ancestor)
  return found
}

/** True for a name in the base type list. */
export function isBaseType(name: string): name is BaseType {
  return Object.hasOwn(PARENTS, name)
}

/** True for a name in the semantic type list. */
export function isSemanticType(name: string): name is SemanticType {
  return Object.hasOwn(SEMANTIC_TYPES, name)
}

/** True for a known coercion strategy. */
export function isCoercionStrategy(name: string): name is CoercionStrategy {
  return Object.hasOwn(COERCIONS, name)
}

/** True when `type` is `ancestor` or descends from it; false for null and unknown names. */
export function isA(type: string | null | undefined, ancestor: BaseType): boolean {
  return type != null && (ancestorsOf.get(type)?.has(ancestor) ?? false)
}
