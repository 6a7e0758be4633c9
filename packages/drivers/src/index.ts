/** The engines: one folder each, found by name. The public face of this package. */
export { createDuckDbFile, holdDuckDbFile } from './duckdb/index.ts'
export { type EngineSetting, engineSettings, findDriver, listDrivers } from './registry.ts'
