/** Sharing questions and dashboards with people who have no account. */
export { ShareButton } from './ShareButton.tsx'
