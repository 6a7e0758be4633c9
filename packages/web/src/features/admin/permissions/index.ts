/** Who may see and change what. */
export { PermissionsPage } from './PermissionsPage.tsx'
export { CollectionPermissions } from './CollectionPermissions.tsx'
