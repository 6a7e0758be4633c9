/** Markdown as HTML for mail programs: by the parser of the page, with styles at each element. Markup in it is text. */

const STYLES: readonly (readonly [tag: string, style: string])[] = [
  ['p', 'margin:0 0 8px;font-size:14px;line-height:20px'],
  ['ul', 'margin:0 0 8px;padding-left:20px;font-size:14px;line-height:20px'],
  ['ol', 'margin:0 0 8px;padding-left:20px;font-size:14px;line-height:20px'],
  ['h1', 'margin:8px 0;font-size:18px;line-height:24px'],
  ['h2', 'margin:8px 0;font-size:16px;line-height:22px'],
  ['h3', 'margin:8px 0;font-size:15px;line-height:20px'],
  ['blockquote', 'margin:0 0 8px;padding-left:12px;border-left:3px solid #e3e8e6'],
  ['th', 'padding:2px 14px 2px 0;font-size:13px;line-height:20px;text-align:left'],
  ['td', 'padding:2px 14px 2px 0;font-size:13px;line-height:20px'],
  ['code', 'font-family:ui-monospace,Menlo,Consolas,monospace;font-size:13px'],
]

/** @param color Of the text. */
export async function markdownHtml(markdown: string, color: string): Promise<string> {
  const [{ micromark }, { gfm, gfmHtml }] = await Promise.all([import('micromark'), import('micromark-extension-gfm')])
  let html = micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()] })
  for (const [tag, style] of STYLES)
    html = html.replaceAll(`<${tag}>`, `<${tag} class="ink" style="${style};color:${color}">`)
  // Pictures of others would be asked for by every reader's mail program.
  return html.replaceAll(/<img\b[^>]*>/g, '').replaceAll('<a ', '<a class="accent" style="color:#0f6b4f" ')
}
