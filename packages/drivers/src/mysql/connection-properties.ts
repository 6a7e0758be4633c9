import type { ConnectionProperty } from '@querent/query'
import {
  additionalOptionsInput,
  databaseInput,
  hostInput,
  PASSWORD_INPUT,
  portInput,
  SSL_INPUT,
  USER_INPUT,
} from '../shared/form/inputs.ts'
import { TUNNEL_INPUTS } from '../shared/route/ssh-tunnel/form.ts'
import { MYSQL_OPTIONS } from './details.ts'

/** The connection form of MySQL, MariaDB or a variant of them (contract: databases, section 4). */
export function connectionProperties(standardPort: number): readonly ConnectionProperty[] {
  return [
    hostInput('db.example.org'),
    portInput(standardPort),
    databaseInput('shop'),
    USER_INPUT,
    PASSWORD_INPUT,
    SSL_INPUT,
    {
      name: 'ssl-cert',
      'display-name': 'Server SSL certificate chain (PEM)',
      type: 'text',
      'helper-text': 'With it the server is verified; without it the connection is only encrypted.',
      'visible-if': { ssl: true },
    },
    ...TUNNEL_INPUTS,
    additionalOptionsInput(MYSQL_OPTIONS.keys()),
  ]
}
