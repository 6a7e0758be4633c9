/**
 * The sample database: a made-up shop and the accounts of a made-up planning tool, drawn from fixed seeds, so that every
 * installation has the same rows. `tables.ts` makes the rows, `write.ts` the file, `writer-process.ts` keeps both off the event
 * loop. Connecting and syncing the file is not done here. Tests: `create-sample-database.test.ts` (the file), `tables.test.ts` (the data).
 */
export { createSampleDatabase } from './create-sample-database.ts'
export { SAMPLE_DESCRIPTIONS } from './descriptions.ts'
export type { SampleDataStep } from './write.ts'
