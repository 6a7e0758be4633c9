/** Pages of routes that people reach by a link or a redirect. */
import { lookup, ApiError } from '@querent/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { headerOf } from '../request/request-header.ts'

const PAGE = {
  'content-type': 'text/html; charset=utf-8',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
} as const

/** Errors as pages, for the routes of one plugin; programs get them as everywhere. */
export function installErrorPages(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const isForPeople = headerOf(request, 'accept')?.includes('text/html') === true
    if (!isForPeople || !(error instanceof ApiError)) throw error
    if (error.status >= 500) request.log.error({ err: error, reqId: request.id }, 'request failed')
    return reply
      .code(error.status)
      .headers(PAGE)
      .send(pageOf('Sign-in failed', `<p>${escaped(textOf(error.body))}</p>`))
  })
}

/** A page with content that people wrote: nothing in it runs or loads, and no other site shows it in a frame. */
export function sendPreview(reply: FastifyReply, html: string): FastifyReply {
  const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox"
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('referrer-policy', 'no-referrer')
    .send(html)
}

/** The text that a body has for people. */
function textOf(body: ApiError['body']): string {
  if (typeof body === 'string') return body
  const { message, errors } = body
  const found = [message, ...Object.values(Object(errors))].find((text) => typeof text === 'string')
  return typeof found === 'string' ? found : 'Something went wrong.'
}

/** Sends the browser on as this server would, not as the site that it came from: strict cookies go with it. */
export function sendOn(reply: FastifyReply, path: string): FastifyReply {
  const target = escaped(path)
  const body = `<meta http-equiv="refresh" content="0;url=${target}">\n<p><a href="${target}">Go on</a></p>`
  return reply.code(200).headers(PAGE).send(pageOf('Signed in', body))
}

function pageOf(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:32rem;margin:15vh auto;padding:0 1rem}</style>
<h1>${title}</h1>
${body}
</html>
`
}

const ENTITIES: Readonly<Record<string, string>> = lookup({
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
})

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
