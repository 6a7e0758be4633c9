/** Markdown as blocks of runs, by the parser of the page. Markup in it is text. */
import { linkAddress } from '@querent/contract/links/index.ts'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'

/** A piece of a line that looks the same throughout. */
export interface Run {
  text: string
  isStrong?: boolean
  isSlanted?: boolean
  isCode?: boolean
  isStruck?: boolean
  href?: string
}

export interface Block {
  kind: 'paragraph' | 'heading' | 'item' | 'code' | 'rule' | 'row'
  runs: Run[]
  /** Of a heading, 1 to 6; of an item, how deep it is in lists, from 0. */
  level: number
  /** In front of an item: a bullet or its number. */
  mark?: string
  isQuoted: boolean
}

/** The parser alone writes tags: what looks like one in the text arrives escaped. */
const TOKEN = /<(\/?)([a-z]\w*)([^>]*)>|([^<]+)/g
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['#39', "'"],
])

/** The blocks of a text, in their order. Pictures in it are their alternative text. */
export function readMarkdown(text: string): Block[] {
  const html = micromark(text, { extensions: [gfm()], htmlExtensions: [gfmHtml()] })
  const reader = new BlockReader()
  for (const [, close, tag, attributes = '', plain] of html.matchAll(TOKEN)) {
    if (plain !== undefined) reader.text(decoded(plain))
    else if (tag !== undefined && close === '/') reader.close(tag)
    else if (tag !== undefined) reader.open(tag, attributes)
  }
  return reader.blocks.filter(({ kind, runs }) => kind === 'rule' || runs.some((run) => run.text.trim() !== ''))
}

type Style = 'strong' | 'em' | 'code' | 'del' | 'blockquote' | 'pre'

class BlockReader {
  readonly blocks: Block[] = []
  readonly #lists: { next: number | null }[] = []
  readonly #links: (string | undefined)[] = []
  readonly #style: Record<Style, number> = { strong: 0, em: 0, code: 0, del: 0, blockquote: 0, pre: 0 }
  #block: Block | undefined

  text(text: string): void {
    const style = this.#style
    const shown = style.pre > 0 ? text : text.replaceAll(/\s+/g, ' ')
    if (this.#block === undefined && shown.trim() === '') return
    const block = this.#block ?? this.#begin('paragraph')
    const href = this.#links.at(-1)
    block.runs.push({
      text: shown,
      ...((style.strong > 0 || block.kind === 'heading') && { isStrong: true }),
      ...(style.em > 0 && { isSlanted: true }),
      ...(style.code > 0 && style.pre === 0 && { isCode: true }),
      ...(style.del > 0 && { isStruck: true }),
      ...(href !== undefined && { href }),
    })
  }

  open(tag: string, attributes: string): void {
    if (this.#openBlock(tag, attributes)) return
    if (tag === 'td' || tag === 'th') this.text(this.#block?.runs.length === 0 ? '' : '   ')
    else if (tag === 'br') this.text('\n')
    else if (tag === 'img') this.text(decoded(/alt="([^"]*)"/.exec(attributes)?.[1] ?? ''))
    else if (tag === 'input') this.text(/checked/.test(attributes) ? '☑ ' : '☐ ')
    else if (tag === 'a') {
      this.#links.push(linkAddress(decoded(/href="([^"]*)"/.exec(attributes)?.[1] ?? '')) ?? undefined)
    } else if (this.#isStyle(tag)) this.#style[tag] += 1
  }

  close(tag: string): void {
    if (tag === 'a') this.#links.pop()
    else if (this.#isStyle(tag)) this.#style[tag] -= 1
    if (tag === 'ul' || tag === 'ol') this.#lists.pop()
    if (/^(?:h[1-6]|p|li|pre|tr|blockquote)$/.test(tag)) this.#block = undefined
  }

  /** False for what begins no block. */
  #openBlock(tag: string, attributes: string): boolean {
    const heading = /^h([1-6])$/.exec(tag)
    if (heading) this.#begin('heading', Number(heading[1]))
    else if (tag === 'p') {
      if (this.#block?.kind !== 'item') this.#begin('paragraph')
    } else if (tag === 'ul' || tag === 'ol') {
      this.#lists.push({ next: tag === 'ol' ? Number(/start="(\d+)"/.exec(attributes)?.[1] ?? 1) : null })
    } else if (tag === 'li') this.#openItem()
    else if (tag === 'hr') this.#begin('rule')
    else if (tag === 'tr') this.#begin('row')
    else if (tag === 'pre') {
      this.#style.pre += 1
      this.#begin('code')
    } else return false
    return true
  }

  #openItem(): void {
    const list = this.#lists.at(-1)
    const mark = list?.next == null ? '•' : `${list.next}.`
    if (list?.next != null) list.next += 1
    this.#begin('item', Math.max(0, this.#lists.length - 1)).mark = mark
  }

  #begin(kind: Block['kind'], level = 0): Block {
    const block: Block = { kind, runs: [], level, isQuoted: this.#style.blockquote > 0 }
    this.#block = block
    this.blocks.push(block)
    return block
  }

  #isStyle(tag: string): tag is Style {
    return Object.hasOwn(this.#style, tag)
  }
}

function decoded(text: string): string {
  return text.replaceAll(/&(#?\w+);/g, (whole, name: string) => ENTITIES.get(name) ?? whole)
}
