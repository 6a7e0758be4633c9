/** The model of a dashboard: pure functions, no page. Each folder is entered by its own index. */
export * from './click/index.ts'
export * from './draft/index.ts'
export * from './layout/index.ts'
export * from './reach/index.ts'
export * from './run/index.ts'
export * from './text/index.ts'
export * from './wiring/index.ts'
