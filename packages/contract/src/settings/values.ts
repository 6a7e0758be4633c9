/** The settings that the server itself acts on, with the types of their values. */
import { Type, type Static } from 'typebox'
import { Nullable } from '../schemas/values.ts'
import { WEEKDAYS } from './queries.ts'

const Words = <const W extends readonly string[]>(words: W) => Type.Unsafe<W[number]>(Type.Enum([...words]))
const MaybeText = Nullable(Type.String())

/** Any setting may be added here; its stored value is checked against the registry before it gets this far. */
export const SettingValues = Type.Object({
  'admin-email': MaybeText,
  'aggregated-query-row-limit': Nullable(Type.Integer()),
  'application-name': Type.String(),
  'audit-max-retention-days': Type.Integer(),
  'bcc-enabled?': Type.Boolean(),
  'breakout-bin-width': Type.Number(),
  'breakout-bins-num': Type.Integer(),
  'custom-homepage': Type.Boolean(),
  'custom-homepage-dashboard': Nullable(Type.Integer()),
  'db-query-timeout-minutes': Type.Integer(),
  'disable-cors-on-localhost': Type.Boolean(),
  'email-from-address': Type.String(),
  'email-from-name': MaybeText,
  'email-reply-to': Nullable(Type.Array(Type.String())),
  'email-smtp-host': MaybeText,
  'email-smtp-password': MaybeText,
  'email-smtp-port': Nullable(Type.Integer()),
  'email-smtp-security': Words(['none', 'ssl', 'tls', 'starttls']),
  'email-smtp-username': MaybeText,
  'embedding-app-origin': MaybeText,
  'embedding-app-origins-interactive': MaybeText,
  'embedding-app-origins-sdk': Type.String(),
  'embedding-secret-key': MaybeText,
  'enable-embedding': Type.Boolean(),
  'enable-embedding-interactive': Type.Boolean(),
  'enable-embedding-sdk': Type.Boolean(),
  'enable-embedding-static': Type.Boolean(),
  'enable-nested-queries': Type.Boolean(),
  'enable-password-login': Type.Boolean(),
  'enable-pivoted-exports': Type.Boolean(),
  'enable-public-sharing': Type.Boolean(),
  'enable-query-caching': Type.Boolean(),
  'enable-xrays': Type.Boolean(),
  'google-auth-client-id': MaybeText,
  'google-auth-enabled': Type.Boolean(),
  'humanization-strategy': Words(['simple', 'none']),
  'jdbc-data-warehouse-max-connection-pool-size': Type.Integer(),
  'ldap-host': MaybeText,
  'ldap-user-base': MaybeText,
  'max-session-age': Type.Integer(),
  'password-complexity': Type.Record(Type.String(), Type.Integer()),
  'persisted-models-enabled': Type.Boolean(),
  'query-caching-max-kb': Type.Integer(),
  'query-caching-max-ttl': Type.Number(),
  'query-caching-min-ttl': Type.Number(),
  'query-caching-ttl-ratio': Type.Number(),
  'redirect-all-requests-to-https': Type.Boolean(),
  'report-timezone': MaybeText,
  'reset-token-ttl-hours': Type.Integer(),
  'second-factor-required-groups': Type.Array(Type.Integer()),
  'session-cookie-samesite': Words(['lax', 'strict', 'none']),
  'session-cookies': Nullable(Type.Boolean()),
  'session-timeout': Nullable(Type.Object({ amount: Type.Integer(), unit: Words(['seconds', 'minutes', 'hours']) })),
  'setup-token': MaybeText,
  'site-locale': Type.String(),
  'site-name': Type.String(),
  'site-url': MaybeText,
  'site-uuid': MaybeText,
  'source-address-header': Type.String(),
  'start-of-week': Words(WEEKDAYS),
  'unaggregated-query-row-limit': Nullable(Type.Integer()),
  'uploads-settings': Type.Object({
    db_id: Type.Optional(Nullable(Type.Integer())),
    schema_name: Type.Optional(MaybeText),
    table_prefix: Type.Optional(MaybeText),
  }),
  'dashboards-save-last-used-parameters': Type.Boolean(),
  'user-visibility': Words(['all', 'group', 'none']),
})
export type SettingValues = Static<typeof SettingValues>

/** The values with their types. @param values defaults of the registry, and what `parseSetting` made of others. */
export function typedSettingValues(values: Record<string, unknown>): SettingValues {
  return values as SettingValues // proved by values.test.ts
}
