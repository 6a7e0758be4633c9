/** Connecting a database: choosing the engine, and what the engine asks for. */
export { AccountWarnings } from './AccountWarnings.tsx'
export { isAccountTooStrong } from './model.ts'
export { ConnectionForm } from './ConnectionForm.tsx'
export { enginesIn, nameOfEngine } from './engines.ts'
export { NewConnection } from './NewConnection.tsx'
