/**
 * Loaded before all tests by `scripts/test.ts`: random cases are the same in every run, so that a change is to blame for
 * what fails. `QUERENT_TEST_SEED` chooses others; a single file run without this draws anew each time.
 */
import fc from 'fast-check'

fc.configureGlobal({ seed: Number(process.env['QUERENT_TEST_SEED'] ?? 1) })
