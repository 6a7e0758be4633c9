/** Which setting is wrong when a directory cannot be asked. */
import { ApiError } from '@querent/contract'
import { messageOf } from '../../../../observe/message-of.ts'
import { loadLdap } from './directory.ts'
import { DirectoryError } from './errors.ts'

export const NOT_THERE = 'There is no such entry, or it may not be read.'

/** 400 with a text for each setting that may be wrong. */
export async function settingsRefused(error: unknown): Promise<ApiError> {
  if (!(error instanceof DirectoryError)) throw error
  const { InvalidCredentialsError, InvalidDNSyntaxError, NoSuchObjectError } = await loadLdap()
  const { cause, step } = error
  const errors = ((): Record<string, string> => {
    if (step === 'connect') return hostErrors(cause)
    if (step === 'protect') return protectionErrors(cause)
    if (step === 'bind') {
      if (!(cause instanceof InvalidCredentialsError)) return { 'ldap-bind-dn': reasonIn(error) }
      const text = 'The directory does not know this name with this password.'
      return { 'ldap-bind-dn': text, 'ldap-password': text }
    }
    const isGone = cause instanceof NoSuchObjectError || cause instanceof InvalidDNSyntaxError
    return { [step]: isGone ? NOT_THERE : reasonIn(error) }
  })()
  return new ApiError(400, { errors })
}

function hostErrors(cause: unknown): Record<string, string> {
  const code = String(Object(cause).code)
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return { 'ldap-host': 'There is no host of this name.' }
  const text = 'No directory answers at this host and port.'
  return { 'ldap-host': text, 'ldap-port': text }
}

/** Of a certificate it is told why; anything else means that the port speaks another protocol. */
function protectionErrors(cause: unknown): Record<string, string> {
  const isCertificate = /CERT|SELF_SIGNED|UNABLE_TO|HOSTNAME/.test(String(Object(cause).code))
  if (!isCertificate) return { 'ldap-security': 'The directory does not offer this protection at this port.' }
  return { 'ldap-security': `The certificate of the directory is not trusted: ${messageOf(cause)}.` }
}

function reasonIn({ message }: DirectoryError): string {
  return `The directory says: ${message}`
}
