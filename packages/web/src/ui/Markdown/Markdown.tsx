import { fileAddress, linkAddress } from '@querent/contract/links/index.ts'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { useMemo } from 'react'
import styles from './Markdown.module.css'

/** Text with marks. Markup in it is shown as text, and links to dangerous schemes lead nowhere. */
export function Markdown({ text }: { text: string }) {
  const html = useMemo(() => toHtml(text), [text])
  return <div className={styles.markdown} dangerouslySetInnerHTML={{ __html: html }} />
}

/** HTML that holds nothing but what the marks of `text` stand for. */
export function toHtml(text: string): string {
  // Only the parser writes tags: without `allowDangerousHtml` what looks like one in the text arrives escaped.
  // Addresses are checked here and not there: one rule is for all links of the page.
  const options = { extensions: [gfm()], htmlExtensions: [gfmHtml()], allowDangerousProtocol: true }
  return micromark(text, options)
    .replaceAll(/<a href="([^"]*)"/g, (_, to: string) => `<a rel="noopener noreferrer" href="${linkAddress(to) ?? ''}"`)
    .replaceAll(/<img src="([^"]*)"/g, (_, of: string) => `<img src="${fileAddress(of, 'image') ?? ''}"`)
}
