/** The drafts of this page. */
import { createDrafts } from './create-drafts.ts'
import { browserStorage } from './storage.ts'

/** In the browser's database. What waits is written when the page goes. */
export const drafts = createDrafts(browserStorage())
if (typeof window !== 'undefined') window.addEventListener('pagehide', () => void drafts.flush())
