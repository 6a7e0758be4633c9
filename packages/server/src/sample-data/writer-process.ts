/** The process that writes the file named by its argument; sends a `SampleDataStep` for every stretch of rows. */
import { writeSampleTables } from './write.ts'

const [path] = process.argv.slice(2)
if (path === undefined) throw new TypeError('The argument must be the path of the file to write')
writeSampleTables(path, (step) => process.send?.(step))
process.disconnect?.()
