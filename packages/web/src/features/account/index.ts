/** The account of whoever is signed in: profile, security, sessions, looks; and a second factor that has to be set up. */
export { EnrollPage } from './EnrollPage.tsx'
export { LooksPage } from './LooksPage.tsx'
export { ProofField } from './factors/ProofField.tsx'
export { needsProof, proofIn } from './model.ts'
export { NotificationsPage } from './NotificationsPage.tsx'
export { ProfilePage } from './ProfilePage.tsx'
export { SecurityPage } from './SecurityPage.tsx'
export { SessionsPage } from './SessionsPage.tsx'
