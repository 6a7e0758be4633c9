import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { failedCountOptions, resendAll } from '../../../api/notification.ts'
import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { ConfirmDialog } from '../../../ui/Dialog/ConfirmDialog.tsx'
import { DialogTrigger } from '../../../ui/Dialog/Dialog.tsx'
import { toast } from '../../../ui/Toast/index.ts'
import { askedFilter, type ChosenFilter } from '../model/log-filter.ts'
import styles from '../deliveries.module.css'

/** While somebody looks, what fails is counted. */
const REFRESH_MS = 5000

/** Sends all that failed and fit the filter once more; nothing where the filter shows none of them. */
export function ResendAll({ filter }: { filter: ChosenFilter }) {
  const asked = askedFilter(filter)
  const client = useQueryClient()
  const { data: n = 0 } = useQuery({ ...failedCountOptions(asked), refetchInterval: REFRESH_MS })
  const sending = useMutation({
    mutationFn: () => resendAll(asked),
    onSuccess: ({ resent, left }) => toast(sayResent(resent, left)),
    onError: (error) => toast({ text: error.message, tone: 'bad' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['notification', 'log'] }),
  })
  if (n < 2 || (filter.state !== undefined && filter.state !== 'failed')) return null
  return (
    <div className={styles.all}>
      <DialogTrigger>
        <Button icon="send">{t('Send all {n} failed deliveries again', { n })}</Button>
        <ConfirmDialog
          title={t('Send all {n} failed deliveries again?', { n })}
          action={t('Send again')}
          onConfirm={() => sending.mutateAsync()}
        >
          {t(
            'Of each schedule, the latest time is sent. Those that the filters leave out are not sent. Messages that were accepted are not sent twice.',
          )}
        </ConfirmDialog>
      </DialogTrigger>
    </div>
  )
}

function sayResent(resent: number, left: number): string {
  const said = t(
    '{n, plural, =0 {Nothing is sent again} one {One delivery is sent again} other {# deliveries are sent again}}',
    {
      n: resent,
    },
  )
  return left === 0 ? said : t('{said}; {n} more have failed', { said, n: left })
}
