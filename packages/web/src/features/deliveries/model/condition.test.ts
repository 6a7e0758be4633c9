/** Which conditions are offered for a question, and what a form saves. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Dashboard } from '../../../api/dashboard.ts'
import type { Notification } from '../../../api/notification.ts'
import { conditionsFor, type ConditionKind } from './condition.ts'
import { bodyOf, draftOf } from './draft.ts'

const answerOf = (cols: readonly string[], rows: unknown[][]) =>
  ({ data: { cols: cols.map((base_type, at) => ({ name: `c${at}`, base_type })), rows } }) as unknown as NonNullable<
    Parameters<typeof conditionsFor>[1]
  >

test('a condition that looks at a value is offered where there may be one', () => {
  const table = { display: 'table', visualization_settings: {} }
  const offered = (answer: Parameters<typeof conditionsFor>[1], chosen: ConditionKind = 'has_result') =>
    conditionsFor(table, answer, chosen).map(({ id }) => id)
  const texts = answerOf(['type/Text', 'type/Text'], [['a', 'b']])
  const always = ['has_result', 'no_result']
  assert.deepEqual(offered(texts), always)
  assert.deepEqual(offered(texts, 'change'), [...always, 'change'], 'what is saved stays to be seen')
  assert.deepEqual(offered(answerOf(['type/Text', 'type/Integer'], [['a', 1]])), [...always, 'change'])
  assert.deepEqual(offered(undefined), [...always, 'change'], 'while nobody knows')
  assert.deepEqual(offered(answerOf(['type/*', 'type/*'], [])), [...always, 'change'], 'without rows')
})

test('the form keeps what it does not show', () => {
  const dashboard = {
    id: 3,
    name: 'Shop',
    parameters: [],
    dashcards: [{ id: 31, card_id: 5, visualization_settings: {} }],
  } as unknown as Dashboard
  const subject = { kind: 'dashboard', dashboard } as const
  const user = (id: number, user_id: number) => ({ id, type: 'notification-recipient/user', user_id })
  const mail = { channel_type: 'channel/email', channel_id: null, options: { include_pdf: true } }
  const card = { id: 5, dashboard_card_id: 31, include_csv: true, include_xls: false }
  const saved = {
    payload: { name: 'Monday numbers', cards: [{ ...card, format_rows: false, pivot_results: true }] },
    active: false,
    subscriptions: [
      { id: 1, cron_schedule: '0 0 8 * * ? *', ui_display_type: 'cron/builder' },
      { id: 2, cron_schedule: '0 0 9 1 * ? *', ui_display_type: null },
    ],
    handlers: [
      { id: 11, ...mail, active: true, recipients: [user(21, 7)] },
      { id: 12, ...mail, active: true, recipients: [user(22, 8), user(23, 9)] },
      { id: 13, ...mail, active: false, recipients: [user(24, 7)] },
    ].map((handler) => ({
      ...handler,
      recipients: handler.recipients.map((one) => ({ ...one, permissions_group_id: null, details: null })),
    })),
  } as unknown as Notification
  const draft = draftOf(saved, subject)
  const body = bodyOf({ ...draft, people: ['user:7', 'user:9', 'user:10'] }, subject, saved)
  assert.equal(body.payload.name, 'Monday numbers')
  assert.equal(body.active, false)
  assert.deepEqual(body.payload.cards, [{ ...card, format_rows: false, pivot_results: true }])
  assert.deepEqual(
    body.subscriptions?.map(({ id, cron_schedule }) => [id, cron_schedule]),
    [
      [1, '0 0 8 * * ? *'],
      [2, '0 0 9 1 * ? *'],
    ],
  )
  assert.deepEqual(
    body.handlers?.map(({ id, active, options, recipients }) => [
      id,
      active,
      options,
      recipients?.map(({ user_id }) => user_id),
    ]),
    [
      [11, true, mail.options, [7, 10]],
      [12, true, mail.options, [9]],
      [13, false, mail.options, [7]],
    ],
  )
  const chosen = bodyOf({ ...draft, withPdf: false, filesOnly: true }, subject, saved)
  assert.deepEqual(
    chosen.handlers?.map(({ options }) => options),
    [
      { include_pdf: false, attachment_only: true },
      { include_pdf: false, attachment_only: true },
      { include_pdf: true },
    ],
    'what is switched off stays',
  )
  const added = bodyOf({ ...draft, slack: '#shop', webhooks: ['4'] }, subject, saved)
  assert.deepEqual(
    added.handlers?.slice(-3).map(({ channel_type, options }) => [channel_type, options]),
    [
      ['channel/slack', { include_pdf: true, attachment_only: false }],
      ['channel/http', undefined],
      ['channel/email', { include_pdf: true }],
    ],
  )
})
