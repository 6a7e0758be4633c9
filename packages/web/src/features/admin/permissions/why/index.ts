/** Why somebody may or may not do something. */
export { Answers } from './Answers.tsx'
export { SeeAs } from './SeeAs.tsx'
