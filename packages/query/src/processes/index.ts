/** What processes of engines need of this package, which load nothing else of it: its errors, and texts of rows. */
export { ConnectionError } from '../driver.ts'
export { QueryCancelled, QueryError, type QueryErrorType } from '../errors.ts'
export { textBatch } from '../text-batch.ts'
