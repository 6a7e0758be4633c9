/**
 * What people may do: the words of their groups, read once per change and combined. Nothing here refuses anything; that is
 * `permissions/check.ts`. Tested by test/contract/data-rights.test.ts.
 */
export { groupRightsCache, loadGroupRights, type GroupRights } from './group-rights.ts'
export { readWords, type DatabaseWords, type TableWords, type WordsOfGroup } from './read-words.ts'
export { ALL_RIGHTS, combineRights, type Rights } from './rights.ts'
export * from './words.ts'
export type { ListedData } from './listed.ts'
