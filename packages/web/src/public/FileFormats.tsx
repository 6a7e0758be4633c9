import type { FileFormat } from '../api/download.ts'
import { MenuAt, MenuItem } from '../ui/Menu/index.ts'

interface FileFormatsProps {
  label: string
  /** Where it opens; null closes it. */
  at: { x: number; y: number } | null
  onClose(): void
  onChoose(format: FileFormat): void
}

/** The kinds of files that rows are downloaded as. */
export function FileFormats({ onChoose, ...menu }: FileFormatsProps) {
  return (
    <MenuAt {...menu} onAction={(format) => onChoose(format as FileFormat)}>
      <MenuItem id="csv">CSV</MenuItem>
      <MenuItem id="xlsx">Excel</MenuItem>
      <MenuItem id="json">JSON</MenuItem>
    </MenuAt>
  )
}
