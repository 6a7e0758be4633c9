import type { EntityType } from '@querent/contract'

const WORDS: readonly [EntityType, readonly string[]][] = [
  ['entity/TransactionTable', ['order', 'transaction', 'sale']],
  ['entity/ProductTable', ['product']],
  ['entity/UserTable', ['user', 'account', 'people', 'person', 'employee']],
  ['entity/EventTable', ['event', 'checkin', 'log']],
  ['entity/SubscriptionTable', ['subscription']],
  ['entity/CompanyTable', ['company', 'companies', 'vendor']],
]

const PATTERNS = WORDS.map(([type, words]) => {
  const alternatives = words.join('|')
  return { type, pattern: new RegExp(`^(?:${alternatives})|(?:${alternatives})s?$`, 'i') }
})

/** What the rows of a table are, told from its name (contract: data-model, section 4). */
export function entityTypeOf(tableName: string): EntityType {
  return PATTERNS.find(({ pattern }) => pattern.test(tableName))?.type ?? 'entity/GenericTable'
}
