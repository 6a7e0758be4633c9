/** Slack, through the token of an app. Tested by test/contract/slack.test.ts. */
import { cause } from '../../causes.ts'
import type { DeliveryContent } from '../../content.ts'
import { contentIn } from '../../said-content.ts'
import { wordsIn } from '../../words.ts'
import { NotDelivered, wantedOf, type Deliver } from '../outgoing.ts'
import type { Block } from './blocks.ts'
import { callSlack, SlackFailure, type SlackAccess } from './client.ts'
import { joinChannel, showFiles, uploadFile } from './files.ts'

export { findSlackAccess } from './access.ts'
export { slackChannels, slackIdentity, type SlackPlace } from './channels.ts'
export { SlackFailure, type SlackAccess } from './client.ts'
export { isOfToken } from './errors.ts'

/**
 * Files are uploaded first, when nobody sees them: what fails then has left no trace. They are shown in the thread of the
 * first message.
 *
 * @param idOf Gives the id of a person or a channel.
 */
export function slackDeliver(access: SlackAccess, idOf: (label: string) => Promise<string>): Deliver {
  return async (outgoing) => {
    const { signal, locale } = outgoing
    const { content, files: wanted } = wantedOf(outgoing)
    const channel = await idOf(outgoing.recipients[0] ?? '')
    const files = []
    for (const file of wanted) files.push(await uploadFile(access, file, signal))
    const { slackMessages } = await import('./blocks.ts')
    const say = await wordsIn(locale)
    const written = await withPlainTexts(await contentIn(locale, content))
    const messages = slackMessages({ ...outgoing, content: written }, { say, locale })
    const words = say(content.subject.text, content.subject.values)
    let first: Posted | undefined
    try {
      for (const blocks of messages) {
        const posted = await postMessage(access, { channel: first?.channel ?? channel, blocks, words }, signal)
        first ??= posted
      }
      if (files.length > 0 && first !== undefined) {
        await joinChannel(access, first.channel, signal)
        await showFiles(access, files, first, signal)
      }
    } catch (error) {
      throw first === undefined ? error : begun(error)
    }
    const bytes = Buffer.byteLength(JSON.stringify(messages))
    return { bytes: wanted.reduce((sum, file) => sum + file.bytes.byteLength, bytes), refused: [] }
  }
}

/** Slack's own marks are others than those of Markdown, so that texts come without any. */
async function withPlainTexts(content: DeliveryContent): Promise<DeliveryContent> {
  const { plainMarkdown } = await import('../../plain-markdown.ts')
  const plain = content.parts.map(async (part) =>
    part.kind === 'text' ? { ...part, markdown: await plainMarkdown(part.markdown) } : part,
  )
  return { ...content, parts: await Promise.all(plain) }
}

interface Posted {
  channel: string
  /** What replies name. */
  thread: string
}

async function postMessage(
  access: SlackAccess,
  { channel, blocks, words }: { channel: string; blocks: readonly Block[]; words: string },
  signal: AbortSignal,
): Promise<Posted> {
  const fields = {
    channel,
    // For notifications, and for programs that show no blocks.
    text: words,
    blocks: JSON.stringify(blocks),
    unfurl_links: 'false',
    unfurl_media: 'false',
  }
  const { channel: id, ts } = await callSlack(access, 'chat.postMessage', fields, signal)
  return { channel: typeof id === 'string' ? id : channel, thread: typeof ts === 'string' ? ts : '' }
}

/** Some of it is there already. */
function begun(error: unknown): unknown {
  if (!(error instanceof NotDelivered)) return error
  const { why, isPermanent } = error
  const code = error instanceof SlackFailure ? error.code : null
  return new SlackFailure(cause('slack-in-part', { message: [why] }), {
    isPermanent,
    mayHaveArrived: true,
    code,
    cause: error,
  })
}
