import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  changePerson,
  deactivatePerson,
  endSessions,
  reactivatePerson,
  removeFactors,
  sendLink,
  type PersonRecord,
} from '../../../api/people.ts'
import { currentUserOptions } from '../../../api/session.ts'
import { t } from '../../../i18n/t.ts'
import { IconButton } from '../../../ui/Button/IconButton.tsx'
import { ConfirmDialog } from '../../../ui/Dialog/ConfirmDialog.tsx'
import { Menu, MenuItem, MenuTrigger } from '../../../ui/Menu/index.ts'
import { LinkDialog } from './LinkDialog.tsx'
import { useChange } from './use-change.ts'

/** Whether somebody has a second factor; `required`: has none, but has to. */
export type FactorState = 'some' | 'none' | 'required'

interface PersonMenuProps {
  person: PersonRecord
  factor: FactorState
  onEdit(): void
}

/** What an administrator can do about somebody. */
export function PersonMenu({ person, factor, onEdit }: PersonMenuProps) {
  const { id, common_name: name, is_superuser: isAdmin } = person
  const { data: me } = useQuery(currentUserOptions)
  const [asked, setAsked] = useState<'sessions' | 'factors' | null>(null)
  const [link, setLink] = useState<string | null>(null)
  const change = useChange()
  const isSelf = me?.id === id

  const setAdmin = (is_superuser: boolean) =>
    change({
      run: () => changePerson(id, { is_superuser }),
      done: is_superuser
        ? t('{name} is now an administrator', { name })
        : t('{name} is no longer an administrator', { name }),
      undo: () => changePerson(id, { is_superuser: !is_superuser }),
    })

  async function reactivate(): Promise<void> {
    await reactivatePerson(id)
    // Coming back alone makes nobody an administrator.
    if (isAdmin) await changePerson(id, { is_superuser: true })
  }

  const deactivate = () =>
    change({
      run: () => deactivatePerson(id),
      done: t('{name} can no longer sign in', { name }),
      undo: reactivate,
    })

  async function makeLink(): Promise<void> {
    let made: string | undefined
    const isDone = await change({
      run: async () => {
        made = (await sendLink(id))?.invite_link
      },
      done: t('A link for {name} was created', { name }),
    })
    if (isDone && made !== undefined) setLink(made)
  }

  return (
    <>
      <MenuTrigger>
        <IconButton icon="more" label={t('Actions for {name}', { name })} />
        <Menu placement="bottom end">
          {person.is_active ? (
            <>
              <MenuItem icon="pencil" onAction={onEdit}>
                {t('Edit')}
              </MenuItem>
              {!isSelf && (
                <MenuItem icon="shield" onAction={() => void setAdmin(!isAdmin)}>
                  {isAdmin ? t('Remove as administrator') : t('Make an administrator')}
                </MenuItem>
              )}
              {!isSelf && (
                <MenuItem icon="key" onAction={() => void makeLink()}>
                  {person.last_login === null ? t('Invite again') : t('Password reset link')}
                </MenuItem>
              )}
              <MenuItem icon="log-out" onAction={() => setAsked('sessions')}>
                {isSelf ? t('End my other sessions') : t('End all sessions')}
              </MenuItem>
              {!isSelf && factor === 'some' && (
                <MenuItem icon="unlock" onAction={() => setAsked('factors')}>
                  {t('Remove second factors')}
                </MenuItem>
              )}
              {!isSelf && (
                <MenuItem icon="hidden" isDanger onAction={() => void deactivate()}>
                  {t('Deactivate')}
                </MenuItem>
              )}
            </>
          ) : (
            <MenuItem
              icon="restore"
              onAction={() =>
                void change({
                  run: () => reactivatePerson(id),
                  done: t('{name} can sign in again', { name }),
                  undo: () => deactivatePerson(id),
                })
              }
            >
              {t('Reactivate')}
            </MenuItem>
          )}
        </Menu>
      </MenuTrigger>
      <ConfirmDialog
        title={t('End the sessions of {name}?', { name })}
        action={t('End them')}
        isDanger
        isOpen={asked === 'sessions'}
        onOpenChange={() => setAsked(null)}
        onConfirm={() => change({ run: () => endSessions(id), done: t('The sessions of {name} have ended', { name }) })}
      >
        {isSelf
          ? t('You have to sign in again everywhere except in this browser.')
          : t('They must sign in again on all their devices. Their saved content is not affected.')}
      </ConfirmDialog>
      <ConfirmDialog
        title={t('Remove {name}’s second factors?', { name })}
        action={t('Remove them')}
        isDanger
        isOpen={asked === 'factors'}
        onOpenChange={() => setAsked(null)}
        onConfirm={() =>
          change({ run: () => removeFactors(id), done: t('{name}’s second factors were removed', { name }) })
        }
      >
        {t(
          'For somebody who has lost their phone and recovery codes. All their sessions end, and they can sign in with just a password until they set up a new second factor. Make sure that the request really comes from them.',
        )}
      </ConfirmDialog>
      {link !== null && <LinkDialog name={name} link={link} onClose={() => setLink(null)} />}
    </>
  )
}
