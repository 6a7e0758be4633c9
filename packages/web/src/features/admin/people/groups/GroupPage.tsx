import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { ADMINISTRATORS, ALL_USERS, addMember, deleteGroup, groupOptions, renameGroup } from '../../../../api/group.ts'
import { findPeople } from '../../../../api/people.ts'
import { t } from '../../../../i18n/t.ts'
import { urls } from '../../../../lib/urls.ts'
import { usePathPart } from '../../../../lib/address/index.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { IconButton } from '../../../../ui/Button/IconButton.tsx'
import { ConfirmDialog } from '../../../../ui/Dialog/ConfirmDialog.tsx'
import { Empty } from '../../../../ui/Empty/Empty.tsx'
import { Menu, MenuItem, MenuTrigger } from '../../../../ui/Menu/index.ts'
import { Page } from '../../../../ui/Page/Page.tsx'
import { Picker } from '../../../../ui/Picker/index.ts'
import { Popover, PopoverTrigger } from '../../../../ui/Popover/Popover.tsx'
import { Problem } from '../../../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../../../ui/Skeleton/Skeleton.tsx'
import { RowList } from '../../../../ui/RowList/RowList.tsx'
import { useChange } from '../use-change.ts'
import { MemberRow } from './MemberRow.tsx'
import { NameDialog } from './NameDialog.tsx'
import styles from '../people.module.css'

const NAMED = 8

const search = async (text: string, signal: AbortSignal) =>
  (await findPeople(text, signal)).map(({ id, common_name, email }) => ({
    id: String(id),
    label: common_name,
    description: email,
  }))

/** Who is in a group. */
export function GroupPage() {
  const slug = usePathPart('id') ?? ''
  const id = Number(slug)
  const client = useQueryClient()
  const router = useRouter()
  const group = useQuery(groupOptions(id))
  const [asked, setAsked] = useState<'rename' | 'delete' | null>(null)
  const [isAdding, setAdding] = useState(false)
  const change = useChange()
  const renaming = useMutation({
    mutationFn: (name: string) => renameGroup(id, name),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['group'] })
      setAsked(null)
    },
  })
  const crumbs = [{ label: t('Groups'), href: urls.groups }]
  if (group.error !== null) {
    return (
      <Page title={t('Group')} crumbs={crumbs}>
        <Problem title={t('The group could not be loaded')} onRetry={() => void group.refetch()}>
          {group.error.message}
        </Problem>
      </Page>
    )
  }
  const name = group.data?.name ?? ''
  const members = group.data?.members ?? []
  const isFixed = id === ALL_USERS || id === ADMINISTRATORS

  function add(user: string): void {
    setAdding(false)
    if (members.some(({ user_id }) => String(user_id) === user)) return
    void change({ run: () => addMember(id, Number(user)), done: t('Added to {group}', { group: name }) })
  }

  async function remove(): Promise<void> {
    if (await change({ run: () => deleteGroup(id), done: t('{group} was deleted', { group: name }) })) {
      await router.navigate({ href: urls.groups })
    }
  }

  const adder = (
    <PopoverTrigger isOpen={isAdding} onOpenChange={setAdding}>
      <Button variant="primary" icon="plus">
        {t('Add a person')}
      </Button>
      <Popover label={t('Add a person')} placement="bottom end" isBare>
        <Picker label={t('Name or email address')} search={search} value={null} onChange={add} />
      </Popover>
    </PopoverTrigger>
  )
  return (
    <Page
      title={name}
      crumbs={crumbs}
      description={
        id === ALL_USERS ? t('Everybody who can sign in. What this group can see, everybody can see.') : undefined
      }
      actions={
        <>
          {id !== ALL_USERS && group.data !== undefined && adder}
          {!isFixed && (
            <MenuTrigger>
              <IconButton icon="more" label={t('More')} variant="plain" />
              <Menu placement="bottom end">
                <MenuItem icon="pencil" onAction={() => setAsked('rename')}>
                  {t('Rename')}
                </MenuItem>
                <MenuItem icon="trash" isDanger onAction={() => setAsked('delete')}>
                  {t('Delete')}
                </MenuItem>
              </Menu>
            </MenuTrigger>
          )}
        </>
      }
    >
      {group.isPending && <Skeleton height={240} radius="card" />}
      {members.length > 0 && (
        <RowList>
          {members.map((member) => (
            <MemberRow key={member.membership_id} group={{ id, name }} member={member} isFixed={id === ALL_USERS} />
          ))}
        </RowList>
      )}
      {group.data !== undefined && members.length === 0 && (
        <Empty icon="group" title={t('Nobody is in this group yet')}>
          {t('Anybody you add can immediately see what the group can see.')}
        </Empty>
      )}
      {asked === 'rename' && (
        <NameDialog
          title={t('Rename the group')}
          action={t('Rename')}
          value={name}
          error={renaming.error}
          isPending={renaming.isPending}
          onSave={(next) => renaming.mutate(next)}
          onClose={() => {
            renaming.reset()
            setAsked(null)
          }}
        />
      )}
      <ConfirmDialog
        title={t('Delete “{group}”?', { group: name })}
        action={t('Delete')}
        isDanger
        isOpen={asked === 'delete'}
        onOpenChange={() => setAsked(null)}
        onConfirm={remove}
      >
        {members.length === 0
          ? t('It has no members. Its permissions are deleted too, and this cannot be undone.')
          : t(
              'Its permissions are deleted too, and this cannot be undone. {n, plural, one {One person loses} other {# people lose}} access to what only this group can see:',
              { n: members.length },
            )}
        {members.length > 0 && (
          <ul className={styles.losses}>
            {members.slice(0, NAMED).map(({ user_id, first_name, last_name, email }) => (
              <li key={user_id}>{[first_name, last_name].filter(Boolean).join(' ') || email}</li>
            ))}
            {members.length > NAMED && <li>{t('and {n} more', { n: members.length - NAMED })}</li>}
          </ul>
        )}
      </ConfirmDialog>
    </Page>
  )
}
