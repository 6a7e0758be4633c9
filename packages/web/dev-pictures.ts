/** The pictures of mails and files for the page of all charts, where `npm run dev` and `npm run look` serve it. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Plugin } from 'vite'

const PATH = '/dev/picture'
const SIZE = { width: 416, height: 240 }

/** A POST with a question and its answer is answered with a PNG, or with a PDF for `?format=pdf`. */
export const devPictures: Plugin = {
  name: 'dev-pictures',
  apply: 'serve',
  configureServer({ middlewares, httpServer }) {
    // The server's own code, which only a request needs.
    const pictures = import.meta.resolve('../server/src/pictures/index.ts')
    let made: Promise<ReturnType<typeof import('../server/src/pictures/index.ts').createPictures>> | undefined
    const find = async () => (await import(/* @vite-ignore */ pictures)).createPictures(async () => undefined)
    httpServer?.on('close', () => void made?.then((drawing) => drawing.close()))

    async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const { title, display, settings, answer: result } = JSON.parse((await buffer(request)).toString('utf8'))
      const card = { kind: 'question', title, display, settings, answer: result } as const
      const drawing = await (made ??= find())
      if (request.url?.includes('format=pdf') !== true) {
        response.setHeader('content-type', 'image/png').end((await drawing.png(card, SIZE)).bytes)
        return
      }
      const cards = [{ row: 0, col: 0, size_x: 24, size_y: 9, card }]
      const pdf = await drawing.pdf({ title, filters: [], tabs: [{ name: '', cards }] })
      response.setHeader('content-type', 'application/pdf').end(pdf)
    }

    middlewares.use((request, response, next) => {
      if (request.method !== 'POST' || request.url?.startsWith(PATH) !== true) return next()
      answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
    })
  },
}
