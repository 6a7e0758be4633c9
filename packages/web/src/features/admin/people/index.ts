/** Administration of people: who is here, their groups, and keys for programs. */
export { GroupPage } from './groups/GroupPage.tsx'
export { GroupsPage } from './groups/GroupsPage.tsx'
export { KeysPage } from './keys/KeysPage.tsx'
export { PeoplePage } from './PeoplePage.tsx'
