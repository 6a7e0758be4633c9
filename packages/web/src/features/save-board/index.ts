/** A dashboard that was made for somebody is kept: its name, its place and its cards are chosen. */
export { SaveDialog, type MadeBoard } from './SaveDialog.tsx'
