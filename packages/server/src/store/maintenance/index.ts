/** What commands do with an app database as a whole. Tested by test/process/{backup,move,rotate-key}.test.ts. */
export { backUp } from './backup.ts'
export { changeSecretKey, forgetSecrets } from './change-key.ts'
export type { Forgotten } from '../secrets/sealed.ts'
export type { Counts } from './copy.ts'
export { examine, refuseMissing, type Examined, type ExaminedDatabase } from './examine.ts'
export { refuseInUse } from './in-use.ts'
export { copyAppDatabase } from './move.ts'
export { restoreBackup } from './restore.ts'
