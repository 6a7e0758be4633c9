import type { ConnectionProperty } from '@querent/query'
import { hostInput, PASSWORD_INPUT, portInput, SSL_INPUT, USER_INPUT } from '../shared/form/inputs.ts'
import { TUNNEL_INPUTS } from '../shared/route/ssh-tunnel/form.ts'
import { STANDARD_PORT } from './details.ts'

/** The connection form of ClickHouse (contract: databases, section 4). */
export const CONNECTION_PROPERTIES: readonly ConnectionProperty[] = [
  hostInput('clickhouse.example.org'),
  { ...portInput(STANDARD_PORT), 'helper-text': 'That of the HTTP interface: 8123, or 8443 with SSL.' },
  USER_INPUT,
  PASSWORD_INPUT,
  { name: 'enable-multiple-db', 'display-name': 'Read several databases', type: 'boolean', default: true },
  {
    name: 'dbname',
    'display-name': 'Databases',
    placeholder: 'default',
    'helper-text': 'One, or several separated by blanks.',
    'visible-if': { 'enable-multiple-db': false },
  },
  {
    name: 'db-filters',
    'display-name': 'Databases',
    type: 'schema-filters',
    'visible-if': { 'enable-multiple-db': true },
  },
  SSL_INPUT,
  {
    name: 'ssl-cert',
    'display-name': 'Server SSL certificate chain (PEM)',
    type: 'text',
    'helper-text': 'Needed only where the authority that signed it is not known.',
    'visible-if': { ssl: true },
  },
  ...TUNNEL_INPUTS,
  {
    name: 'clickhouse-settings',
    'display-name': 'ClickHouse settings',
    placeholder: 'max_threads=4,max_execution_time=600',
    'helper-text': 'Of every statement; name=value, separated by commas.',
    'visible-if': { 'advanced-options': true },
  },
]
