/** Who people are: accounts, sessions, second factors, keys and groups. */
import type { FactorKind, SignInMeans } from '@querent/contract'
import type { Generated } from 'kysely'
import type { Defaulted, JsonObject, Timestamp } from './columns.ts'

/** What a challenge is signed for. */
export type ChallengePurpose = 'registration' | 'sign-in'

interface UsersTable {
  id: Generated<number>
  email: string
  first_name: string | null
  last_name: string | null
  /** bcrypt hash; null for users that cannot log in with a password. */
  password: string | null
  type: 'personal' | 'api-key'
  is_superuser: Defaulted<boolean>
  is_active: Defaulted<boolean>
  is_qbnewb: Defaulted<boolean>
  is_datasetnewb: Defaulted<boolean>
  date_joined: Timestamp
  last_login: Timestamp | null
  updated_at: Timestamp
  sso_source: string | null
  /** What administrators say of the user; it counts before what a sign-in says. */
  login_attributes: JsonObject | null
  /** What the last single sign-on said of the user. */
  jwt_attributes: JsonObject | null
  locale: string | null
  /** SHA-256 of the token in a reset link. */
  reset_token: string | null
  reset_triggered: Timestamp | null
  /** The user's own values of user-local settings. */
  settings: JsonObject | null
  entity_id: string
}

interface IdentitiesTable {
  id: Generated<number>
  user_id: number
  issuer: string
  subject: string
}

interface SessionsTable {
  /** SHA-256 of the session id that the client holds, hexadecimal. */
  key_hash: string
  user_id: number
  created_at: Timestamp
  last_active_at: Timestamp
  anti_csrf_token: string | null
  /** Null when that was not kept yet. */
  signed_in_with: SignInMeans | null
}

interface LoginHistoryTable {
  id: Generated<number>
  user_id: number
  session_key_hash: string | null
  timestamp: Timestamp
  device_id: string
  device_description: string
  ip_address: string
  signed_in_with: SignInMeans | null
  /** The name that was typed, in lower case, where it is not the account's address. */
  login_name: string | null
}

interface ThrottledTriesTable {
  id: Generated<number>
  /** Digest of what is throttled, such as a name or an address. */
  key: string
  timestamp: Timestamp
}

/** What a user proves to be by beside a password, or instead of it. */
interface SecondFactorsTable {
  id: Generated<number>
  user_id: number
  kind: FactorKind
  name: string
  created_at: Timestamp
  /** Null for a one-time password that no code has been given of yet: it does not count. */
  confirmed_at: Timestamp | null
  last_used_at: Timestamp | null
  /** Encrypted, in base32; null for passkeys, as are all columns of the other kind. */
  secret: string | null
  /** The latest time step whose code was accepted; no earlier one is from then on. */
  last_step: number | null
  credential_id: string | null
  /** COSE key in base64url. */
  public_key: string | null
  /** How often the authenticator says that it has signed; 0 for those that do not count. */
  sign_count: number | null
  transports: string[] | null
}

/** Removed when used. */
interface RecoveryCodesTable {
  user_id: number
  /** SHA-256 of the code. */
  code_hash: string
}

/** What an authenticator has to sign; removed when it did. */
interface PasskeyChallengesTable {
  challenge: string
  purpose: ChallengePurpose
  /** The only one who may use it; null for whoever signs in. */
  user_id: number | null
  created_at: Timestamp
}

/** An address that somebody had; removed when the change is undone. */
interface AddressChangesTable {
  id: Generated<number>
  user_id: number
  old_email: string
  /** SHA-256 of the token that brings it back. */
  token_hash: string
  created_at: Timestamp
}

interface ApiKeysTable {
  id: Generated<number>
  name: string
  user_id: number
  group_id: number
  prefix: string
  key_hash: string
  creator_id: number
  updated_by_id: number
  created_at: Timestamp
  updated_at: Timestamp
  /** From then on the key is not accepted. */
  expires_at: Timestamp | null
  /** To a minute or so. */
  last_used_at: Timestamp | null
}

interface UserKeyValuesTable {
  user_id: number
  namespace: string
  key: string
  /** JSON text. */
  json: string
  expires_at: Timestamp | null
}

interface PermissionsGroupsTable {
  id: Generated<number>
  name: string
  entity_id: string
}

interface MembershipsTable {
  id: Generated<number>
  user_id: number
  group_id: number
  is_group_manager: Defaulted<boolean>
}

/** By name. */
export type IdentityTables = {
  users: UsersTable
  identities: IdentitiesTable
  sessions: SessionsTable
  throttled_tries: ThrottledTriesTable
  login_history: LoginHistoryTable
  second_factors: SecondFactorsTable
  recovery_codes: RecoveryCodesTable
  passkey_challenges: PasskeyChallengesTable
  address_changes: AddressChangesTable
  api_keys: ApiKeysTable
  user_key_values: UserKeyValuesTable
  permissions_groups: PermissionsGroupsTable
  memberships: MembershipsTable
}
