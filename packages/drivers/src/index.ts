/** The engines: one folder each, found by name. The public face of this package. */
export { type EngineSetting, engineSettings, findDriver, listDrivers } from './registry.ts'
