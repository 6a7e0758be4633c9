import type { ConnectionProperty } from '@querent/query'

const whenTunnel = { 'tunnel-enabled': true }
const whenPassword = { 'tunnel-enabled': true, 'tunnel-auth-option': 'password' }
const whenKey = { 'tunnel-enabled': true, 'tunnel-auth-option': 'ssh-key' }

/** The part of a connection form that asks for an SSH tunnel (contract: databases, section 4). */
export const TUNNEL_INPUTS: readonly ConnectionProperty[] = [
  {
    name: 'tunnel-enabled',
    'display-name': 'Use an SSH tunnel',
    type: 'boolean',
    default: false,
    'helper-text':
      'For a database that is only reached from an SSH server. Its host and port are as that server sees them.',
  },
  {
    name: 'tunnel-host',
    'display-name': 'SSH host',
    placeholder: 'ssh.example.org',
    required: true,
    'visible-if': whenTunnel,
  },
  {
    name: 'tunnel-port',
    'display-name': 'SSH port',
    type: 'integer',
    default: 22,
    placeholder: '22',
    'visible-if': whenTunnel,
  },
  {
    name: 'tunnel-user',
    'display-name': 'SSH username',
    placeholder: 'username',
    required: true,
    'visible-if': whenTunnel,
  },
  {
    name: 'tunnel-auth-option',
    'display-name': 'SSH authentication',
    type: 'select',
    options: [
      { name: 'SSH key', value: 'ssh-key' },
      { name: 'Password', value: 'password' },
    ],
    default: 'ssh-key',
    'visible-if': whenTunnel,
  },
  {
    name: 'tunnel-pass',
    'display-name': 'SSH password',
    type: 'password',
    placeholder: '••••••••',
    required: true,
    'visible-if': whenPassword,
  },
  {
    name: 'tunnel-private-key',
    'display-name': 'SSH private key',
    type: 'text',
    placeholder: 'The content of the key file, e.g. of ~/.ssh/id_ed25519',
    required: true,
    'visible-if': whenKey,
  },
  {
    name: 'tunnel-private-key-passphrase',
    'display-name': 'Passphrase of the SSH private key',
    type: 'password',
    placeholder: '••••••••',
    'visible-if': whenKey,
  },
  {
    name: 'tunnel-host-key',
    'display-name': 'Fingerprint of the SSH server',
    placeholder: 'SHA256:…',
    'helper-text': 'As `ssh-keygen -lf` shows it for the key of the server. Without it any server is trusted.',
    'visible-if': whenTunnel,
  },
]
