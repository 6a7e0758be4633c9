import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { Tabs } from '../../../ui/Tabs/Tabs.tsx'
import { Board } from './Board.tsx'
import type { Source } from './source.ts'
import { useDataSource } from './use-data-source.ts'
import { useFlatSource } from './use-flat-source.ts'
import { SeeAs } from './why/index.ts'

/** Who may see and change what, by group. */
export function PermissionsPage() {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const [isAsking, setAsking] = useState(false)
  const tab = path.endsWith('/collections') ? 'collections' : path.endsWith('/application') ? 'application' : 'data'
  return (
    <Page
      title={t('Permissions')}
      isWide
      actions={
        <Button icon="person" onPress={() => setAsking(true)}>
          {t('View as…')}
        </Button>
      }
    >
      <Tabs
        label={t('Permissions')}
        value={tab}
        tabs={[
          { id: 'data', label: t('Data'), icon: 'database', href: '/admin/permissions', content: <DataBoard /> },
          {
            id: 'collections',
            label: t('Collections'),
            icon: 'collection',
            href: '/admin/permissions/collections',
            content: <FlatBoard key="collections" id="collections" />,
          },
          {
            id: 'application',
            label: t('Application'),
            icon: 'settings',
            href: '/admin/permissions/application',
            content: <FlatBoard key="application" id="application" />,
          },
        ]}
      />
      <SeeAs isOpen={isAsking} onOpenChange={setAsking} />
    </Page>
  )
}

function DataBoard() {
  return <Loaded {...useDataSource()} />
}

function FlatBoard({ id }: { id: 'collections' | 'application' }) {
  return <Loaded {...useFlatSource(id)} />
}

interface LoadedProps<S> {
  source: Source<S> | undefined
  error: Error | null
  retry(): void
}

function Loaded<S>({ source, error, retry }: LoadedProps<S>) {
  if (source !== undefined) return <Board source={source} />
  if (error === null) return <Skeleton height={320} radius="card" />
  return (
    <Problem title={t('The permissions could not be loaded')} onRetry={retry}>
      {error.message}
    </Problem>
  )
}
