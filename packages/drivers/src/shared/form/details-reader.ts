import { X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type ConnectionDetails, ConnectionError } from '@querent/query'

/** Reads the free-form connection details; a value of the wrong kind is refused with the name of its field. */
export class DetailsReader {
  readonly #details: ConnectionDetails

  constructor(details: ConnectionDetails) {
    this.#details = details
  }

  /** Trimmed text; undefined when absent or blank. */
  text(name: string): string | undefined {
    const value = this.#details[name]
    if (value === undefined || value === null) return undefined
    if (typeof value === 'number') return String(value)
    if (typeof value !== 'string') throw fieldError(name, 'must be text.')
    return value.trim() === '' ? undefined : value.trim()
  }

  /** A text for each name. @throws {ConnectionError} naming all that are missing. */
  requiredTexts<Names extends readonly string[]>(...names: Names): { [Index in keyof Names]: string } {
    const missing = names.filter((name) => this.text(name) === undefined)
    if (missing.length > 0) {
      const fields = Object.fromEntries(missing.map((name) => [name, 'is required.']))
      throw new ConnectionError(`These connection details are required: ${missing.join(', ')}.`, fields)
    }
    return names.map((name) => this.text(name) ?? '') as { [Index in keyof Names]: string }
  }

  /** Text as it is: blanks may belong to a password. */
  secret(name: string): string {
    const value = this.#details[name]
    if (value === undefined || value === null) return ''
    return typeof value === 'string' ? value : fail(name, 'must be text.')
  }

  port(name: string, standard: number): number {
    const text = this.text(name)
    if (text === undefined) return standard
    const port = Number(text)
    return Number.isInteger(port) && port > 0 && port < 65536 ? port : fail(name, 'must be a number from 1 to 65535.')
  }

  flag(name: string): boolean {
    const value = this.#details[name]
    if (value === true || value === 'true') return true
    if (value === undefined || value === null || value === false || value === 'false' || value === '') return false
    return fail(name, 'must be true or false.')
  }

  choice<Name extends string>(name: string, choices: readonly Name[], standard: Name): Name {
    const text = this.text(name)
    if (text === undefined) return standard
    return choices.find((choice) => choice === text) ?? fail(name, `must be one of ${choices.join(', ')}.`)
  }

  /** A certificate, key or the like, as it was uploaded, typed in or found under its path. */
  async file(name: string): Promise<Buffer | undefined> {
    return (await this.#find(name))?.content
  }

  /** One certificate or several. @throws {ConnectionError} they cannot be read. */
  async certificate(name: string): Promise<Buffer | undefined> {
    const file = await this.#find(name)
    if (file === undefined || isCertificate(file.content)) return file?.content
    throw new ConnectionError(`The certificate in "${file.field}" cannot be read. It must be PEM.`, {
      [file.field]: 'check the certificate',
    })
  }

  /**
   * The field itself, its `-value` (text, or a data URL when uploaded as a file) or the file named by `-path` when
   * `-options` is `local` (contract: databases, section 1).
   */
  async #find(name: string): Promise<{ field: string; content: Buffer } | undefined> {
    const path = this.text(`${name}-path`)
    if (path !== undefined && this.text(`${name}-options`) !== 'uploaded') {
      return { field: `${name}-path`, content: await readLocalFile(`${name}-path`, path) }
    }
    const field = this.secret(`${name}-value`) === '' ? name : `${name}-value`
    const text = this.secret(field)
    if (text.trim() === '') return undefined
    const data = /^data:[^,]*;base64,(.*)$/s.exec(text)
    return { field, content: data === null ? Buffer.from(text) : Buffer.from(data[1] ?? '', 'base64') }
  }

  /** `additional-options` as written in connection URLs: `name=value&other=value`. */
  additionalOptions(): ReadonlyMap<string, string> {
    const text = this.text('additional-options')?.replace(/^[?;&]+/, '') ?? ''
    return new Map(new URLSearchParams(text.replaceAll(';', '&')))
  }
}

async function readLocalFile(field: string, path: string): Promise<Buffer> {
  try {
    return await readFile(path)
  } catch (cause) {
    throw new ConnectionError(`The file ${path} cannot be read.`, { [field]: 'check the path of the file' }, cause)
  }
}

/** TLS passes over what it cannot read, and then trusts nobody. */
function isCertificate(pem: Buffer): boolean {
  try {
    return pem.includes('-----BEGIN') && new X509Certificate(pem).subject !== undefined
  } catch {
    return false
  }
}

function fieldError(name: string, rule: string): ConnectionError {
  return new ConnectionError(`The connection detail "${name}" ${rule}`, { [name]: rule })
}

function fail(name: string, rule: string): never {
  throw fieldError(name, rule)
}
