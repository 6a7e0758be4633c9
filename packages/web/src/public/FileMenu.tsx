import { t } from '../i18n/t.ts'
import type { FileFormat } from '../api/download.ts'
import { IconButton } from '../ui/Button/IconButton.tsx'
import { Menu, MenuItem, MenuTrigger } from '../ui/Menu/index.ts'

interface FileMenuProps {
  /** What is downloaded. */
  name: string
  addressOf(format: FileFormat): string
}

/** All rows as a file. */
export function FileMenu({ name, addressOf }: FileMenuProps) {
  const label = t('Download {name}', { name })
  return (
    <MenuTrigger>
      <IconButton icon="download" label={label} isSmall />
      <Menu
        label={label}
        placement="bottom end"
        onAction={(format) => location.assign(addressOf(format as FileFormat))}
      >
        <MenuItem id="csv">CSV</MenuItem>
        <MenuItem id="xlsx">Excel</MenuItem>
        <MenuItem id="json">JSON</MenuItem>
      </Menu>
    </MenuTrigger>
  )
}
