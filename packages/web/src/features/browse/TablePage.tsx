import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { databaseOptions, tableMetadataOptions } from '../../api/database.ts'
import { t } from '../../i18n/t.ts'
import { idOf, urls } from '../../lib/urls.ts'
import { usePathPart } from '../../lib/address/index.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { Problem } from '../../ui/Problem/Problem.tsx'
import { useMakeFaster } from '../stored-models/index.ts'
import { TableCard, type TableTab } from './TableCard.tsx'

/** A table by itself. */
export function TablePage() {
  const slug = usePathPart('id') ?? ''
  const id = idOf(slug)
  const [tab, setTab] = useState<TableTab>('fields')
  const { data: table } = useQuery({ ...tableMetadataOptions(id ?? 0), enabled: id !== undefined })
  const { data: database } = useQuery({ ...databaseOptions(table?.db_id ?? 0), enabled: table !== undefined })
  const faster = useMakeFaster(
    { kind: 'table', id: id ?? 0 },
    { name: table?.display_name ?? '', isAllowed: table !== undefined && database?.['can-manage'] === true },
  )
  return (
    <Page
      title={table?.display_name ?? t('Table')}
      heading={<span />}
      crumbs={[
        { label: t('Data'), href: urls.browse },
        ...(database === undefined ? [] : [{ label: database.name, href: urls.database(database) }]),
      ]}
    >
      {faster.sheet}
      {id === undefined ? (
        <Problem title={t('There is no such table')} />
      ) : (
        <TableCard
          id={id}
          tab={tab}
          onTab={setTab}
          tools={
            faster.action.isAllowed === true && (
              <Button icon="gauge" onPress={faster.action.run}>
                {faster.action.label}
              </Button>
            )
          }
          isPage
        />
      )}
    </Page>
  )
}
