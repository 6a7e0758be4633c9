import { createStore } from 'zustand/vanilla'
import type { AskedUpload } from '../model/asked.ts'

interface Asked {
  asked: AskedUpload | null
}

export const uploadStore = createStore<Asked>(() => ({ asked: null }))

/** Opens the sheet that uploads files. */
export function askForUpload(asked: AskedUpload = { files: [] }): void {
  uploadStore.setState({ asked })
}
