/** The dialog about items that stayed as they were. */
export { Refused } from './Refused.tsx'
