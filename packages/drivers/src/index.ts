/** The engines: one folder each, found by name. The public face of this package. */
export {
  copiedBaseType,
  CopiesDialect,
  createDuckDbFile,
  fillCopy,
  holdDuckDbFile,
  openCopies,
  takesCopies,
  type CopyToFill,
  type FilledCopy,
} from './duckdb/index.ts'
export { type EngineSetting, engineSettings, findDriver, listDrivers } from './registry.ts'
