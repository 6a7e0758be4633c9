import type { AnswerFile, AskFile, DashboardFormat } from '../api/download.ts'
import { DASHBOARD_FILES, DownloadItems, saveDashboard, saveFile } from '../features/downloads/index.ts'
import { MenuAt, MenuItem } from '../ui/Menu/index.ts'

/** All rows of a question, or a dashboard as a whole. */
export type SharedFile =
  | { of: 'rows'; ask: AskFile }
  | { of: 'dashboard'; ask(format: DashboardFormat, signal: AbortSignal): Promise<AnswerFile> }

interface FileFormatsProps {
  label: string
  /** Where it opens; null closes it. */
  at: { x: number; y: number } | null
  onClose(): void
  file: SharedFile
}

/** The kinds of files that are downloaded. */
export function FileFormats({ file, ...menu }: FileFormatsProps) {
  return (
    <MenuAt {...menu}>
      {file.of === 'rows' ? (
        <DownloadItems isShort isForGuests onChoose={(format) => void saveFile(file.ask, format)} />
      ) : (
        DASHBOARD_FILES.map(({ format, label }) => (
          <MenuItem key={format} id={format} onAction={() => void saveDashboard(file.ask, format)}>
            {label()}
          </MenuItem>
        ))
      )}
    </MenuAt>
  )
}
