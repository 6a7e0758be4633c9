/** Files go to an address that Slack gives for each, and are then shown in a channel. */
import { cause } from '../../causes.ts'
import type { AttachedFile } from '../../content.ts'
import { callSlack, post, SlackFailure, type SlackAccess } from './client.ts'

interface UploadedFile {
  id: string
  title: string
}

/** Nobody sees the file yet. @throws {SlackFailure} */
export async function uploadFile(
  access: SlackAccess,
  { name, type, bytes }: AttachedFile,
  signal: AbortSignal,
): Promise<UploadedFile> {
  const asked = { filename: name, length: String(bytes.byteLength) }
  const { upload_url: url, file_id: id } = await callSlack(access, 'files.getUploadURLExternal', asked, signal)
  if (typeof url !== 'string' || !URL.canParse(url) || typeof id !== 'string') {
    throw new SlackFailure(cause('slack-file-without-address'), { isPermanent: false, code: null })
  }
  const { status } = await post(access, new URL(url), { headers: { 'content-type': type }, body: bytes }, signal)
  if (status < 200 || status >= 300) {
    throw new SlackFailure(cause('slack-file-refused', { status }), { isPermanent: false, code: null })
  }
  return { id, title: name }
}

/** Shows uploaded files in the thread of a message. @throws {SlackFailure} */
export async function showFiles(
  access: SlackAccess,
  files: readonly UploadedFile[],
  { channel, thread }: { channel: string; thread: string },
  signal: AbortSignal,
): Promise<void> {
  const fields = { files: JSON.stringify(files), channel_id: channel, thread_ts: thread }
  await callSlack(access, 'files.completeUploadExternal', fields, signal)
}

/** Files are shown only where the app is a member. It may be one already, or in a conversation that nobody joins. */
export async function joinChannel(access: SlackAccess, channel: string, signal: AbortSignal): Promise<void> {
  await callSlack(access, 'conversations.join', { channel }, signal).catch((error: unknown) => {
    if (!(error instanceof SlackFailure) || error.code === null) throw error
  })
}
