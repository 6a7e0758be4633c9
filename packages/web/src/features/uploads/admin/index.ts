/** Where uploads go, how much they may be, and what was uploaded. */
export { UploadsPage } from './UploadsPage.tsx'
