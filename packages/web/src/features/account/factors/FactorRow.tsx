import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { renameFactor, type Factor } from '../../../api/second-factor.ts'
import { t } from '../../../i18n/t.ts'
import { ago, day } from '../../../i18n/when.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { IconButton } from '../../../ui/Button/IconButton.tsx'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { Form, TextInput } from '../../../ui/Form/index.ts'
import { Icon } from '../../../ui/Icon/Icon.tsx'
import { Menu, MenuItem, MenuTrigger } from '../../../ui/Menu/index.ts'
import { ListRow } from '../../../ui/RowList/ListRow.tsx'

const FORM = 'factor-name'

/** A second factor: what it is and when it was used. */
export function FactorRow({ factor, onRemove }: { factor: Factor; onRemove(): void }) {
  const client = useQueryClient()
  const [isNaming, setNaming] = useState(false)
  const renaming = useMutation({
    mutationFn: (name: string) => renameFactor(factor.id, name),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['second-factor'] })
      setNaming(false)
    },
  })
  const { name, kind, created_at, last_used_at } = factor
  const kindName = kind === 'totp' ? t('Authenticator app') : t('Passkey')
  return (
    <ListRow
      start={<Icon name={kind === 'totp' ? 'qr' : 'key'} />}
      name={name}
      note={
        <>
          {name === kindName ? '' : `${kindName} · `}
          {t('added {date}', { date: day(created_at) })} ·{' '}
          {last_used_at === null ? t('never used') : t('used {when}', { when: ago(last_used_at) })}
        </>
      }
    >
      <MenuTrigger>
        <IconButton icon="more" label={t('Actions for {name}', { name })} />
        <Menu placement="bottom end">
          <MenuItem icon="pencil" onAction={() => setNaming(true)}>
            {t('Rename')}
          </MenuItem>
          <MenuItem icon="trash" isDanger onAction={onRemove}>
            {t('Remove')}
          </MenuItem>
        </Menu>
      </MenuTrigger>
      <Dialog
        title={t('Rename “{name}”', { name })}
        size="small"
        isOpen={isNaming}
        onOpenChange={setNaming}
        footer={(close) => (
          <>
            <Button onPress={close}>{t('Cancel')}</Button>
            <Button variant="primary" type="submit" form={FORM} isPending={renaming.isPending}>
              {t('Rename')}
            </Button>
          </>
        )}
      >
        <Form
          id={FORM}
          errors={renaming.error === null ? {} : { name: renaming.error.message }}
          onSubmit={(event) => renaming.mutate(String(new FormData(event.currentTarget).get('name') ?? '').trim())}
        >
          <TextInput label={t('Name')} name="name" defaultValue={name} isRequired autoFocus />
        </Form>
      </Dialog>
    </ListRow>
  )
}
