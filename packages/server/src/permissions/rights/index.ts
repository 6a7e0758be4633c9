/**
 * What people may do: the levels of their groups, read once per change and combined. Nothing here refuses anything; that is
 * `permissions/check.ts`. Tested by test/contract/data-rights.test.ts.
 */
export { groupRightsCache, loadGroupRights, type GroupRights } from './group-rights.ts'
export { readLevels, type DatabaseLevels, type TableLevels, type LevelsOfGroup } from './read-levels.ts'
export { ALL_RIGHTS, combineRights, type Rights } from './rights.ts'
export { rightsWithCopies, type CopiedPlace } from './with-copies.ts'
export * from './levels.ts'
export type { ListedData } from './listed.ts'
