/** A shared page as other sites show it in theirs (https://oembed.com; contract: sharing, section 2.6). */
import { badRequest } from '@querent/contract'

/** @throws {ApiError} 400 for an address that no browser shows as a page. */
export function oembed(url: string, width = 1024, height = 800) {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) throw badRequest()
  const html = `<iframe src="${inAttribute(url)}" width="${width}" height="${height}" frameborder="0"></iframe>`
  return { version: '1.0' as const, type: 'rich' as const, width, height, html }
}

function inAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
