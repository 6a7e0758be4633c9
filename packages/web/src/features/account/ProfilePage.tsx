import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeProfile } from '../../api/account.ts'
import { currentUserOptions, propertiesOptions } from '../../api/session.ts'
import { refusalOf } from '../../api/refusal.ts'
import { languageName } from '../../i18n/language-name.ts'
import { isSpoken } from '../../i18n/languages.ts'
import { t } from '../../i18n/t.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Field, Form, FormRow, TextInput } from '../../ui/Form/index.ts'
import { PickerButton } from '../../ui/Picker/index.ts'
import { toast } from '../../ui/Toast/index.ts'
import { Refused } from '../auth/index.ts'
import { ProofField } from './factors/ProofField.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { needsProof, proofIn } from './model.ts'
import { Section } from './Section.tsx'

/** The language of the whole installation. */
const OF_SITE = 'site'

/** Who one is, and which language one reads. */
export function ProfilePage() {
  const client = useQueryClient()
  const { data: me } = useQuery(currentUserOptions)
  const { data: properties } = useQuery(propertiesOptions)
  const [language, setLanguage] = useState(me?.locale ?? OF_SITE)
  const [isProving, setProving] = useState(false)
  const saving = useMutation({
    mutationFn: async (form: FormData) => {
      if (me === undefined) return
      const text = (name: string) => String(form.get(name) ?? '').trim() || null
      const names = { first_name: text('first_name'), last_name: text('last_name'), email: text('email') ?? me.email }
      const locale = language === OF_SITE ? null : language
      await changeProfile(me.id, { ...(me.sso_source === null ? names : {}), locale, ...proofIn(form) })
      // Everything on the page has to be said anew.
      if (locale !== (me.locale ?? null)) window.location.reload()
    },
    // What was asked for stays asked for, whatever fails after that.
    onError: (error) => setProving((isAsked) => isAsked || needsProof(error)),
    onSuccess: async () => {
      setProving(false)
      toast(t('Saved'))
      await Promise.all(['user', 'people'].map((name) => client.invalidateQueries({ queryKey: [name] })))
    },
  })
  if (me === undefined) return null
  const isForeign = me.sso_source !== null
  const { fields, general } = refusalOf(saving.error, ['first_name', 'last_name', 'email', 'password'])
  const locales = (properties?.['available-locales'] ?? []) as [string, string][]
  const siteLocale = languageName(String(properties?.['site-locale'] ?? 'en'), 'English')
  return (
    <AccountFrame>
      <Section title={t('Profile')}>
        <Form errors={fields} onSubmit={(event) => saving.mutate(new FormData(event.currentTarget))}>
          <Refused reason={general} />
          <FormRow>
            <TextInput
              label={t('First name')}
              name="first_name"
              autoComplete="given-name"
              defaultValue={me.first_name ?? ''}
              isDisabled={isForeign}
              isOptional
            />
            <TextInput
              label={t('Last name')}
              name="last_name"
              autoComplete="family-name"
              defaultValue={me.last_name ?? ''}
              isDisabled={isForeign}
              isOptional
            />
          </FormRow>
          <TextInput
            label={t('Email address')}
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={me.email}
            isDisabled={isForeign}
            help={isForeign ? t('Name and email address come from your sign-in provider.') : undefined}
            isRequired
          />
          {isProving && <ProofField kind="password" isFirst />}
          <Field label={t('Language')} help={t('Also sets how numbers and dates are written. The page reloads.')}>
            <PickerButton
              isWide
              label={t('Language')}
              options={[
                { id: OF_SITE, label: t('Site default ({language})', { language: siteLocale }) },
                ...locales
                  .filter(([id]) => isSpoken(id) || id === me.locale)
                  .map(([id, english]) => ({ id, label: languageName(id, english) })),
              ]}
              value={language}
              onChange={setLanguage}
            />
          </Field>
          <FormRow isEnd>
            <Button variant="primary" type="submit" isPending={saving.isPending}>
              {t('Save')}
            </Button>
          </FormRow>
        </Form>
      </Section>
    </AccountFrame>
  )
}
