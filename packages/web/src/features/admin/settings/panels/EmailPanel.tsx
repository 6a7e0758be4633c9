import { useEffect, useState, type ReactNode } from 'react'
import { clearEmail, putEmail, testEmail } from '../../../../api/setting.ts'
import { t } from '../../../../i18n/t.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { Form, FormRow, NumberInput, TextInput } from '../../../../ui/Form/index.ts'
import { Icon } from '../../../../ui/Icon/Icon.tsx'
import { Select } from '../../../../ui/Select/Select.tsx'
import { toast } from '../../../../ui/Toast/index.ts'
import { useTrial } from '../use-trial.ts'
import type { Settings } from '../use-settings.ts'
import settingStyles from '../settings.module.css'

const KEYS = [
  'email-smtp-host',
  'email-smtp-port',
  'email-smtp-security',
  'email-smtp-username',
  'email-smtp-password',
  'email-fallback-smtp-host',
  'email-fallback-smtp-port',
  'email-fallback-smtp-security',
  'email-fallback-smtp-username',
  'email-fallback-smtp-password',
  'email-from-name',
  'email-from-address',
  'email-reply-to',
] as const

type Draft = Partial<Record<(typeof KEYS)[number], unknown>>

/** The mail server, kept as a whole once it has answered. */
export function EmailPanel({ settings }: { settings: Settings }) {
  const [draft, setDraft] = useState<Draft>({})
  const [sent, setSent] = useState(false)
  const saving = useTrial()
  const testing = useTrial()
  const read = (key: (typeof KEYS)[number]) => (key in draft ? draft[key] : settings.read(key)) ?? null
  const set = (key: (typeof KEYS)[number], value: unknown) => setDraft((before) => ({ ...before, [key]: value }))
  const isDirty = Object.keys(draft).length > 0
  const isConfigured = settings.read('email-smtp-host') !== null
  useEffect(() => setSent(false), [draft])

  const field = (key: (typeof KEYS)[number]) => {
    const lock = settings.lockOf(key)
    const reason = saving.fields[key]
    return {
      isDisabled: lock !== undefined,
      ...(typeof reason === 'string' && { error: reason }),
      ...(lock !== undefined && { help: t('Set by {variable} in the server’s environment.', { variable: lock }) }),
    }
  }
  const text = (key: (typeof KEYS)[number]) => ({
    ...field(key),
    value: Array.isArray(read(key)) ? (read(key) as string[]).join(', ') : String(read(key) ?? ''),
    onChange: (value: string) => set(key, value === '' ? null : value),
  })

  async function save(): Promise<void> {
    const whole = Object.fromEntries(
      KEYS.filter((key) => settings.lockOf(key) === undefined).map((key) => [key, read(key)]),
    )
    const replies = whole['email-reply-to']
    if (typeof replies === 'string') whole['email-reply-to'] = replies.split(/[\s,;]+/).filter(Boolean)
    const isKept = await saving.run(async () => {
      await putEmail(whole)
      await settings.refresh()
    })
    if (!isKept) return
    setDraft({})
    toast(t('The mail server responded. Its settings are saved.'))
  }

  async function clear(): Promise<void> {
    await saving.run(async () => {
      await clearEmail()
      await settings.refresh()
      setDraft({})
    })
  }

  const hasFieldReasons = Object.keys(saving.fields).length > 0
  return (
    <div className={settingStyles.panel}>
      <Form onSubmit={() => void save()}>
        <ServerFields server="email-smtp" {...{ field, text, read, set }} />
        <FormRow>
          <TextInput label={t('Sender’s name')} isOptional {...text('email-from-name')} />
          <TextInput label={t('Sender’s address')} {...text('email-from-address')} />
        </FormRow>
        <TextInput
          label={t('Reply-to address')}
          isOptional
          placeholder="name@example.com"
          {...text('email-reply-to')}
        />
        <SecondServer isKept={settings.read('email-fallback-smtp-host') !== null}>
          <ServerFields server="email-fallback-smtp" {...{ field, text, read, set }} />
        </SecondServer>
        {saving.reason !== undefined && !hasFieldReasons && (
          <p className={settingStyles.error} role="alert">
            {saving.reason}
          </p>
        )}
        <div className={settingStyles.row}>
          <Button type="submit" variant="primary" isDisabled={!isDirty} isPending={saving.isRunning}>
            {t('Test and save')}
          </Button>
          {isConfigured && !isDirty && (
            <Button
              icon="send"
              isPending={testing.isRunning}
              onPress={() =>
                void testing.run(async () => {
                  await testEmail()
                  setSent(true)
                })
              }
            >
              {t('Send me a test')}
            </Button>
          )}
          {isDirty && <Button onPress={() => setDraft({})}>{t('Discard')}</Button>}
          {isConfigured && !isDirty && settings.lockOf('email-smtp-host') === undefined && (
            <Button onPress={() => void clear()}>{t('Clear all')}</Button>
          )}
        </div>
        {testing.reason !== undefined && (
          <p className={settingStyles.error} role="alert">
            {testing.reason}
          </p>
        )}
        {sent && (
          <p className={settingStyles.good} role="status">
            <Icon name="success" size={14} />
            {t('Sent. Check your inbox.')}
          </p>
        )}
      </Form>
    </div>
  )
}

interface SecondServerProps {
  /** One is saved. */
  isKept: boolean
  children: ReactNode
}

/** Few servers have one: its fields come when they are wanted. */
function SecondServer({ isKept, children }: SecondServerProps) {
  const [isOpen, setOpen] = useState(false)
  if (!isKept && !isOpen) {
    return (
      <div className={settingStyles.row}>
        <Button icon="plus" onPress={() => setOpen(true)}>
          {t('Add a second mail server')}
        </Button>
      </div>
    )
  }
  return (
    <section aria-label={t('Second mail server')} className={settingStyles.panel}>
      <h3 className={settingStyles.groupTitle}>{t('Second mail server')}</h3>
      <p className={settingStyles.groupText}>
        {t('It sends what the first one cannot be handed because it does not answer.')}
      </p>
      {children}
    </section>
  )
}

type Key = (typeof KEYS)[number]

interface ServerFieldsProps {
  /** The prefix of its settings. */
  server: 'email-smtp' | 'email-fallback-smtp'
  field(key: Key): { isDisabled: boolean; error?: string; help?: string }
  text(key: Key): { value: string; onChange: (value: string) => void; isDisabled: boolean }
  read(key: Key): unknown
  set(key: Key, value: unknown): void
}

/** Where a mail server is, and how it is signed in to. */
function ServerFields({ server, field, text, read, set }: ServerFieldsProps) {
  const port = read(`${server}-port`)
  return (
    <>
      <FormRow>
        <TextInput
          label={t('Host')}
          isOptional={server !== 'email-smtp'}
          isMono
          placeholder="smtp.example.com"
          {...text(`${server}-host`)}
        />
        <NumberInput
          label={t('Port')}
          minValue={1}
          maxValue={65_535}
          isLive
          formatOptions={{ useGrouping: false }}
          {...field(`${server}-port`)}
          value={typeof port === 'number' ? port : null}
          onChange={(chosen) => set(`${server}-port`, chosen)}
        />
        <SecurityField {...{ server, field, read, set }} />
      </FormRow>
      <FormRow>
        <TextInput label={t('User name')} isOptional autoComplete="off" {...text(`${server}-username`)} />
        <TextInput
          label={t('Password')}
          isOptional
          type="password"
          autoComplete="new-password"
          {...text(`${server}-password`)}
        />
      </FormRow>
    </>
  )
}

function SecurityField({ server, field, read, set }: Omit<ServerFieldsProps, 'text'>) {
  const key: Key = `${server}-security`
  return (
    <Select
      label={t('Connection security')}
      {...field(key)}
      value={String(read(key) ?? 'none')}
      onChange={(security) => set(key, security)}
      options={[
        { id: 'none', label: t('None') },
        { id: 'starttls', label: 'StartTLS' },
        { id: 'ssl', label: 'SSL' },
      ]}
    />
  )
}
