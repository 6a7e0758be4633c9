import type { AskFile } from '../api/download.ts'
import { DownloadItems, saveFile } from '../features/downloads/index.ts'
import { MenuAt } from '../ui/Menu/index.ts'

interface FileFormatsProps {
  label: string
  /** Where it opens; null closes it. */
  at: { x: number; y: number } | null
  onClose(): void
  ask: AskFile
}

/** The kinds of files that rows are downloaded as. */
export function FileFormats({ ask, ...menu }: FileFormatsProps) {
  return (
    <MenuAt {...menu}>
      <DownloadItems isShort isForGuests onChoose={(format) => void saveFile(ask, format)} />
    </MenuAt>
  )
}
