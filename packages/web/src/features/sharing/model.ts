/** Addresses and code for what is shared. */
import type { EmbeddingState, Shared } from '../../api/sharing.ts'

export interface FrameLook {
  hasTitle: boolean
  hasBorder: boolean
  theme: 'light' | 'night' | 'transparent'
}

const nameOf = ({ kind }: Pick<Shared, 'kind'>) => (kind === 'card' ? 'question' : 'dashboard')

/** @param site with a slash at its end. */
export function publicAddress(site: string, shared: Shared, uuid: string): string {
  return `${site}public/${nameOf(shared)}/${uuid}`
}

/** What is said of the look behind `#`; all of it, so that it stays when what is usual changes. */
export function lookHash({ hasTitle, hasBorder, theme }: FrameLook): string {
  return `#bordered=${hasBorder}&titled=${hasTitle}&theme=${theme}`
}

/** Markup of a frame that shows an address. */
export function frameCode(address: string): string {
  const escaped = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return `<iframe src="${escaped}" width="100%" height="800" frameborder="0"></iframe>`
}

/** Where sites that are given a link read how to show it (https://oembed.com). */
export function oembedAddress(site: string, address: string): string {
  return `${site}api/public/oembed?${new URLSearchParams({ url: address, format: 'json' })}`
}

export type CodeLanguage = 'node' | 'python' | 'ruby' | 'go' | 'php' | 'curl'

interface CodeInput {
  site: string
  shared: Shared
  /** Slugs of filters that a token has to set. */
  locked: readonly string[]
  look: FrameLook
}

/** Code for a server that signs a token, good for ten minutes, and makes the frame's address of it. */
export function signingCode(language: CodeLanguage, { site, shared, locked, look }: CodeInput): string {
  const name = nameOf(shared)
  const before = `${site}embed/${name}/`
  const after = lookHash(look)
  const map = (entry: (slug: string) => string, open: string, close: string) =>
    locked.length === 0 ? `${open}${close}` : `${open} ${locked.map(entry).join(', ')} ${close}`
  const json = map((slug) => `${JSON.stringify(slug)}: "VALUE"`, '{', '}')
  switch (language) {
    case 'node':
      return `const { EMBEDDING_SECRET_KEY } = require('node:process').env
const jwt = require('jsonwebtoken')

const token = jwt.sign(
  {
    resource: { ${name}: ${shared.id} },
    params: ${json},
    exp: Math.round(Date.now() / 1000) + 600,
  },
  EMBEDDING_SECRET_KEY,
)
const address = '${before}' + token + '${after}'`
    case 'python':
      return `import os, time
import jwt

token = jwt.encode(
    {
        "resource": {"${name}": ${shared.id}},
        "params": ${json},
        "exp": round(time.time()) + 600,
    },
    os.environ["EMBEDDING_SECRET_KEY"],
    algorithm="HS256",
)
address = "${before}" + token + "${after}"`
    case 'ruby':
      return `require 'jwt'

payload = {
  resource: { ${name}: ${shared.id} },
  params: ${map((slug) => `${JSON.stringify(slug)} => "VALUE"`, '{', '}')},
  exp: Time.now.to_i + 600
}
token = JWT.encode(payload, ENV.fetch('EMBEDDING_SECRET_KEY'), 'HS256')
address = '${before}' + token + '${after}'`
    case 'go':
      return `token, err := jwt.NewWithClaims(jwt.SigningMethodHS256, jwt.MapClaims{
	"resource": map[string]any{"${name}": ${shared.id}},
	"params":   map[string]any${json},
	"exp":      time.Now().Add(10 * time.Minute).Unix(),
}).SignedString([]byte(os.Getenv("EMBEDDING_SECRET_KEY")))
if err != nil {
	return err
}
address := "${before}" + token + "${after}"`
    case 'php':
      return `use Firebase\\JWT\\JWT;

$token = JWT::encode([
    'resource' => ['${name}' => ${shared.id}],
    'params' => (object) [${locked.map((slug) => `'${slug}' => 'VALUE'`).join(', ')}],
    'exp' => time() + 600,
], getenv('EMBEDDING_SECRET_KEY'), 'HS256');
$address = '${before}' . $token . '${after}';`
    case 'curl':
      return `b64() { openssl base64 -A | tr '+/' '-_' | tr -d '='; }
head=$(printf '{"alg":"HS256","typ":"JWT"}' | b64)
body=$(printf '{"resource":{"${name}":${shared.id}},"params":${json},"exp":%d}' $(($(date +%s) + 600)) | b64)
sign=$(printf '%s.%s' "$head" "$body" | openssl dgst -sha256 -hmac "$EMBEDDING_SECRET_KEY" -binary | b64)
curl "${site}api/embed/${shared.kind}/$head.$body.$sign"`
  }
}

/** The states of all filters: what is stored, and disabled for those that nobody has decided about. */
export function statesOf(
  parameters: readonly { slug: string }[],
  stored: Readonly<Record<string, EmbeddingState>> | null,
): Record<string, EmbeddingState> {
  return Object.fromEntries(parameters.map(({ slug }) => [slug, stored?.[slug] ?? 'disabled']))
}
