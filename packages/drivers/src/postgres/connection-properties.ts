import type { ConnectionProperty } from '@querent/query'
import {
  additionalOptionsInput,
  databaseInput,
  hostInput,
  PASSWORD_INPUT,
  portInput,
  SCHEMA_FILTER_INPUT,
  SSL_INPUT,
  USER_INPUT,
} from '../shared/form/inputs.ts'
import { TUNNEL_INPUTS } from '../shared/route/ssh-tunnel/form.ts'
import { type DetailDefaults, POSTGRES_OPTIONS, SSL_MODES } from './details.ts'

const whenSsl = { ssl: true }
const whenClientAuth = { ssl: true, 'ssl-use-client-auth': true }

const SSL_INPUTS: readonly ConnectionProperty[] = [
  {
    name: 'ssl-mode',
    'display-name': 'SSL mode',
    type: 'select',
    options: SSL_MODES.filter((mode) => mode !== 'disable').map((mode) => ({ name: mode, value: mode })),
    default: 'require',
    'visible-if': whenSsl,
  },
  {
    name: 'ssl-root-cert',
    'display-name': 'SSL root certificate (PEM)',
    type: 'textFile',
    'visible-if': { ssl: true, 'ssl-mode': ['verify-ca', 'verify-full'] },
  },
  {
    name: 'ssl-use-client-auth',
    'display-name': 'Authenticate with a client certificate',
    type: 'boolean',
    default: false,
    'visible-if': whenSsl,
  },
  {
    name: 'ssl-client-cert',
    'display-name': 'SSL client certificate (PEM)',
    type: 'textFile',
    'visible-if': whenClientAuth,
  },
  {
    name: 'ssl-key',
    'display-name': 'SSL client key (PEM or PKCS-8/DER)',
    type: 'textFile',
    'visible-if': whenClientAuth,
  },
  {
    name: 'ssl-key-password',
    'display-name': 'SSL client key password',
    type: 'password',
    'visible-if': whenClientAuth,
  },
]

/** The connection form of PostgreSQL or a relative of it (contract: databases, section 4). */
export function connectionProperties({ port, database, sslMode }: DetailDefaults): readonly ConnectionProperty[] {
  return [
    hostInput('db.example.org'),
    portInput(port),
    databaseInput('shop', database),
    USER_INPUT,
    PASSWORD_INPUT,
    SCHEMA_FILTER_INPUT,
    { ...SSL_INPUT, default: sslMode !== 'disable' },
    ...SSL_INPUTS,
    ...TUNNEL_INPUTS,
    additionalOptionsInput(POSTGRES_OPTIONS.keys()),
  ]
}
