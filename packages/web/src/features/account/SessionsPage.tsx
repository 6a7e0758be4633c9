import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { endOtherSessions, endSession, sessionsOptions, signInsOptions } from '../../api/account.ts'
import { currentUserOptions } from '../../api/session.ts'
import { t } from '../../i18n/t.ts'
import { ago, moment } from '../../i18n/when.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { ConfirmDialog } from '../../ui/Dialog/ConfirmDialog.tsx'
import { DialogTrigger } from '../../ui/Dialog/Dialog.tsx'
import { Icon } from '../../ui/Icon/Icon.tsx'
import { Problem } from '../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { toast } from '../../ui/Toast/index.ts'
import { ListRow } from '../../ui/RowList/ListRow.tsx'
import { RowList } from '../../ui/RowList/RowList.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { deviceOf, meansOf, placeOf } from './model.ts'
import { Section } from './Section.tsx'
import styles from './account.module.css'

const aboutSessions = () => t('Where you are signed in now. End any session that you do not recognize.')

/** Where one is signed in, and when one was. */
export function SessionsPage() {
  const client = useQueryClient()
  const { data: me } = useQuery(currentUserOptions)
  const user = me?.id ?? 0
  const sessions = useQuery({ ...sessionsOptions(user), enabled: me !== undefined })
  const ending = useMutation({
    mutationFn: (session: string | null) => (session === null ? endOtherSessions(user) : endSession(user, session)),
    onSuccess: (_, session) =>
      toast(session === null ? t('All other sessions have ended') : t('The session has ended')),
    onError: (error) => toast({ text: error.message, tone: 'bad' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['account'] }),
  })
  const hasOthers = sessions.data?.some(({ is_current }) => !is_current) === true
  return (
    <AccountFrame>
      <Section title={t('Sessions')} text={aboutSessions()}>
        {sessions.error !== null && (
          <Problem isSmall title={t('The sessions could not be loaded')} onRetry={() => void sessions.refetch()}>
            {sessions.error.message}
          </Problem>
        )}
        {sessions.isPending && <Skeleton height={104} radius="card" />}
        {sessions.data !== undefined && (
          <RowList>
            {sessions.data.map(({ id, device_description, ip_address, last_active_at, signed_in_with, is_current }) => (
              <ListRow
                key={id}
                start={<Icon name="system" />}
                name={deviceOf(device_description)}
                badges={is_current && <Badge tone="good">{t('This session')}</Badge>}
                note={[
                  t('from {place}', { place: placeOf(ip_address) }),
                  t('used {when}', { when: ago(last_active_at) }),
                  meansOf(signed_in_with),
                ]
                  .filter(Boolean)
                  .join(' · ')}
                noteTitle={moment(last_active_at)}
              >
                {!is_current && (
                  <Button
                    isSmall
                    aria-label={t('End the session on {device}', { device: deviceOf(device_description) })}
                    onPress={() => ending.mutate(id)}
                  >
                    {t('End')}
                  </Button>
                )}
              </ListRow>
            ))}
          </RowList>
        )}
        {hasOthers && (
          <div className={styles.buttons}>
            <DialogTrigger>
              <Button icon="log-out">{t('End all others')}</Button>
              <ConfirmDialog
                title={t('End all other sessions?')}
                action={t('End them')}
                isDanger
                onConfirm={() => ending.mutateAsync(null)}
              >
                {t('You have to sign in again everywhere except in this browser.')}
              </ConfirmDialog>
            </DialogTrigger>
          </div>
        )}
      </Section>
      <SignIns />
    </AccountFrame>
  )
}

function SignIns() {
  const signIns = useQuery(signInsOptions)
  return (
    <Section title={t('Sign-ins')}>
      {signIns.error !== null && (
        <Problem isSmall title={t('The list could not be loaded')} onRetry={() => void signIns.refetch()}>
          {signIns.error.message}
        </Problem>
      )}
      {signIns.data !== undefined && (
        <RowList>
          {signIns.data.map(({ timestamp, device_description, ip_address, location, signed_in_with }, at) => (
            <ListRow
              key={`${timestamp}-${at}`}
              name={moment(timestamp)}
              note={[
                deviceOf(device_description),
                t('from {place}', { place: placeOf(ip_address, location) }),
                meansOf(signed_in_with),
              ]
                .filter(Boolean)
                .join(' · ')}
            />
          ))}
        </RowList>
      )}
    </Section>
  )
}
