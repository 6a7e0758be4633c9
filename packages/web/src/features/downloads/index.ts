/** Answers as files: which formats there are, how values are written, and what is said while a file is made or refused. */
export { DownloadItems } from './DownloadItems.tsx'
export { DASHBOARD_FILES } from './dashboard-files.ts'
export { saveDashboard, saveFile } from './save-file.ts'
export { sayRefusal } from './say-refusal.ts'
export { useDownloadActions } from './use-download-actions.ts'
