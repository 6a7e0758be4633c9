import { useState } from 'react'
import type { ManagedTable } from '../../../../api/table.ts'
import { t } from '../../../../i18n/t.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { IconButton } from '../../../../ui/Button/IconButton.tsx'
import { ActionItem, Menu, MenuSeparator, MenuTrigger } from '../../../../ui/Menu/index.ts'
import { Sheet } from '../../../../ui/Sheet/Sheet.tsx'
import { PreviewTable } from '../../../browse/index.ts'
import { useTableActions } from './use-table-actions.ts'
import styles from '../metadata.module.css'

const ROWS = 20

/** What can be done with a table besides describing it. */
export function TableActions({ table }: { table: ManagedTable }) {
  const [isShown, setShown] = useState(false)
  const { display_name: name } = table
  const { actions, isPending } = useTableActions(table, () => setShown(true))
  const { preview, sync, rescan, discard, segment, view } = actions
  return (
    <div className={styles.tableActions}>
      <Button icon={preview.icon} onPress={preview.run}>
        {preview.label}
      </Button>
      <MenuTrigger>
        <IconButton icon="more" variant="plain" label={t('More for {name}', { name })} isPending={isPending} />
        <Menu label={t('More for {name}', { name })} placement="bottom end">
          <ActionItem action={sync} />
          <ActionItem action={rescan} />
          <ActionItem action={discard} />
          <MenuSeparator />
          <ActionItem action={segment} />
          <ActionItem action={view} />
        </Menu>
      </MenuTrigger>
      <Sheet title={t('First rows of {name}', { name })} isOpen={isShown} onOpenChange={setShown} width={860}>
        <PreviewTable table={table} limit={ROWS} />
      </Sheet>
    </div>
  )
}
