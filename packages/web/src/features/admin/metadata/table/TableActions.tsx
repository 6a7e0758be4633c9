import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { discardTableValues, rescanTableValues, syncTable, type ManagedTable } from '../../../../api/table.ts'
import { t } from '../../../../i18n/t.ts'
import { urls } from '../../../../lib/urls.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { IconButton } from '../../../../ui/Button/IconButton.tsx'
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '../../../../ui/Menu/index.ts'
import { Sheet } from '../../../../ui/Sheet/Sheet.tsx'
import { toast } from '../../../../ui/Toast/index.ts'
import { PreviewTable } from '../../../browse/index.ts'
import styles from '../metadata.module.css'

const ROWS = 20

/** What can be done with a table besides describing it. */
export function TableActions({ table }: { table: ManagedTable }) {
  const client = useQueryClient()
  const [isShown, setShown] = useState(false)
  const { id, display_name: name } = table
  const run = useMutation({
    mutationFn: ({ what }: { what(id: number): Promise<unknown>; done: string }) => what(id),
    onSuccess: async (_, { done }) => {
      toast({ text: done })
      await Promise.all(['table', 'field', 'database'].map((key) => client.invalidateQueries({ queryKey: [key] })))
    },
    onError: ({ message }) => toast({ text: message, tone: 'bad' }),
  })
  return (
    <div className={styles.tableActions}>
      <Button icon="eye" onPress={() => setShown(true)}>
        {t('Preview')}
      </Button>
      <MenuTrigger>
        <IconButton icon="more" variant="plain" label={t('More for {name}', { name })} isPending={run.isPending} />
        <Menu label={t('More for {name}', { name })} placement="bottom end">
          <MenuItem
            icon="refresh"
            description={t('Finds new and removed columns')}
            onAction={() => run.mutate({ what: syncTable, done: t('The columns of {name} were synced.', { name }) })}
          >
            {t('Sync columns')}
          </MenuItem>
          <MenuItem
            icon="filter"
            description={t('Values offered in filters')}
            onAction={() => run.mutate({ what: rescanTableValues, done: t('The values for filters are being read.') })}
          >
            {t('Refresh values')}
          </MenuItem>
          <MenuItem
            icon="trash"
            description={t('Filters read them again when needed')}
            onAction={() => run.mutate({ what: discardTableValues, done: t('The filter values were discarded.') })}
          >
            {t('Discard the values')}
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon="plus" href={urls.newSegment(id)}>
            {t('New segment')}
          </MenuItem>
          <MenuItem icon="browse" href={urls.table(table)}>
            {t('View it as others do')}
          </MenuItem>
        </Menu>
      </MenuTrigger>
      <Sheet title={t('First rows of {name}', { name })} isOpen={isShown} onOpenChange={setShown} width={860}>
        <PreviewTable table={table} limit={ROWS} />
      </Sheet>
    </div>
  )
}
