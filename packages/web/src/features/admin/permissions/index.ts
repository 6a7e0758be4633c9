/** Who may see and change what. */
export { PermissionsPage } from './PermissionsPage.tsx'
