/**
 * The sample database: a fictional shop, and the accounts of a fictional planning tool. All rows come from fixed
 * seeds, so they are the same on every installation. `tables.ts` makes the rows; `write.ts` puts them into a file, in
 * another process, so that the event loop stays free. Connecting and syncing the file happens elsewhere. Tested by
 * `create-sample-database.test.ts` (the file) and `tables.test.ts` (the data).
 */
export { createSampleDatabase } from './create-sample-database.ts'
export { SAMPLE_TABLES } from './tables.ts'
