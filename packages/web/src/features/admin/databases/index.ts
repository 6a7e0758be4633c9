/** Databases in administration: which are connected, how they are, and connecting others. */
export { DatabasePage } from './DatabasePage.tsx'
export { DatabasesPage } from './DatabasesPage.tsx'
export { NewDatabasePage } from './NewDatabasePage.tsx'
