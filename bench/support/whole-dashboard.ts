/** All cards of a dashboard in one request. */
import { request } from 'node:http'

/** Asks for all cards and reads the lines; milliseconds until the first. @throws when a question failed. */
export function wholeDashboard(url: string, headers: Record<string, string>, body: string): Promise<number> {
  const before = performance.now()
  return new Promise((resolve, reject) => {
    const asked = request(url, { method: 'POST', headers }, (answer) => {
      let firstMs: number | undefined
      let text = ''
      answer.setEncoding('utf8').on('data', (piece: string) => {
        text += piece
        if (text.includes('\n')) firstMs ??= performance.now() - before
      })
      answer.once('error', reject).once('end', () => {
        const isComplete = text.endsWith('{"done":true}\n') && !text.includes('"status":"failed"')
        if (isComplete && firstMs !== undefined) resolve(firstMs)
        else reject(new Error(`${url} → ${answer.statusCode} ${text.slice(0, 500)}`))
      })
    })
    asked.once('error', reject).end(body)
  })
}
