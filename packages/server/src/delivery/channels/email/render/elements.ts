/** Colors and small parts of a message, with styles at each element. */
import { escapeHtml } from './escape.ts'

export const INK = '#1c2321'
export const QUIET = '#5d6a66'
export const LINE = '#e3e8e6'
export const ACCENT = '#0f6b4f'

export function link(url: string, text: string, className: string, color: string): string {
  return `<a href="${escapeHtml(url)}" class="${className}" style="color:${color};text-decoration:none">${escapeHtml(text)}</a>`
}

/** For a text with letters from right to left, whose signs and numbers have their places by its own direction. */
export function directionOf(text: string): string {
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(text) ? ' dir="auto"' : ''
}

interface ParagraphLook {
  color: string
  /** HTML after the text. */
  more?: string
  style?: string
}

export function paragraph(text: string, className: string, { color, more = '', style = '' }: ParagraphLook): string {
  return `<p class="${className}"${directionOf(text)} style="${style}margin:0 0 8px;font-size:14px;line-height:20px;color:${color};white-space:pre-line">${escapeHtml(text)}${more}</p>`
}
