/** Collections and the trash: what lies in them, and how it is put in order. */
export { CollectionPage } from './CollectionPage.tsx'
export { TrashPage } from './TrashPage.tsx'
