import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ApiError } from '../../../api/errors.ts'
import type { SettingDefinition } from '../../../api/setting.ts'
import { settingSections } from './catalogue/index.ts'
import * as model from './model.ts'

const definition = (key: string, rest: Partial<SettingDefinition>): SettingDefinition => ({
  key,
  value: null,
  is_env_setting: false,
  env_name: `MB_${key.toUpperCase().replaceAll('-', '_')}`,
  description: '',
  default: null,
  ...rest,
})

const definitions = model.byKey([
  definition('site-name', { default: 'Querent', value: 'Shop' }),
  definition('application-name', { default: 'Querent' }),
  definition('site-url', { is_env_setting: true, default: 'Using value of env var $QUERENT_SITE_URL' }),
])

test('the value in effect is the stored one, the default, or that of the environment', () => {
  const properties = { 'site-url': 'https://bi.example.com', 'site-name': 'not asked' }
  assert.equal(model.valueOf('site-name', definitions, properties), 'Shop')
  assert.equal(model.valueOf('application-name', definitions, properties), 'Querent')
  assert.equal(model.valueOf('site-url', definitions, properties), 'https://bi.example.com')
  assert.equal(model.isChanged('site-name', definitions), true)
  assert.equal(model.isChanged('application-name', definitions), false)
})

test('what the environment fixes names its variable', () => {
  assert.equal(model.lockOf('site-url', definitions), 'QUERENT_SITE_URL')
  assert.equal(model.lockOf('site-name', definitions), undefined)
})

test('a reason stands under the field without the key', () => {
  const error = new ApiError({ status: 400, message: 'ldap-port must be a whole number' })
  assert.equal(model.reasonOf('ldap-port', error), 'Must be a whole number')
  const fields = new ApiError({ status: 400, message: 'x', fields: { 'ldap-host': 'no such host' } })
  assert.equal(model.reasonOf('ldap-host', fields), 'No such host')
})

test('a search finds settings of all sections by label, help and key', () => {
  const sections = settingSections()
  const keys = (text: string) =>
    model
      .findSettings(sections, text)
      .flatMap(({ groups }) => groups.flatMap(({ settings }) => settings.map((s) => s.key)))
  assert.deepEqual(keys('maximum rows list'), ['unaggregated-query-row-limit'])
  assert.ok(keys('ldap-port').includes('ldap-port'))
  assert.deepEqual(keys('no such thing at all'), [])
  assert.ok(model.findSettings(sections, 'smtp').some(({ section }) => section.id === 'email'))
})

test('no setting stands twice', () => {
  const keys = settingSections().flatMap(({ groups }) =>
    groups.flatMap(({ settings }) => settings.map(({ key }) => key)),
  )
  assert.equal(new Set(keys).size, keys.length)
})

test('settings that depend on others are shown when those are on', () => {
  const home = settingSections()[0]?.groups[1]?.settings ?? []
  assert.equal(model.shownSettings(home, () => false).length, 1)
  assert.equal(model.shownSettings(home, () => true).length, 2)
})

test('timeouts are read in the unit that people would choose', () => {
  assert.deepEqual(model.readTimeout({ amount: 90, unit: 'minutes' }), { amount: 90, unit: 'minutes' })
  assert.deepEqual(model.readTimeout({ amount: 48, unit: 'hours' }), { amount: 2, unit: 'days' })
  assert.deepEqual(model.readTimeout({ amount: 7200, unit: 'seconds' }), { amount: 2, unit: 'hours' })
  assert.equal(model.readTimeout(null), null)
  assert.deepEqual(model.writeTimeout({ amount: 2, unit: 'days' }), { amount: 48, unit: 'hours' })
})

test('rules of passwords in words', () => {
  assert.deepEqual(model.passwordRules({ total: 8, digit: 1, special: 0 }), ['8 characters', '1 digit'])
})

test('the week begins with Monday', () => {
  assert.deepEqual(model.weekdayNames()[0], { id: 'monday', label: 'Monday' })
})
