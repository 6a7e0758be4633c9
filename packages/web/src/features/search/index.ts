/** Search over everything, with filters that live in the address. */
export { SearchPage } from './SearchPage.tsx'
