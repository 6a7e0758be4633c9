/**
 * Pictures for mails and files: PNG of cards and dashboards, PDF of dashboards. Everything is drawn on a thread, from the
 * same scenes as the page (docs/explanation/pictures.md). Knows nothing of running queries: it takes their answers.
 */
import type { Block } from './draw/markdown.ts'
import type { Bitmap, CardPicture, DashboardPicture, FindMap, PaperChoice, PictureSize, Reader } from './types.ts'
import type { DashboardModules } from './page-words.ts'
import type { Made } from './worker/messages.ts'
import { Painter } from './worker/painter.ts'

export { PictureTooLarge } from './worker/painter.ts'
export type { DashboardPicture, FoundMap, Paper, PaperChoice, PlacedPicture, Reader, TabPicture } from './types.ts'

/** What texts of the page are called in a language, by the English texts. Loaded with the first mail. */
export async function pageCatalog(locale: string): Promise<Readonly<Record<string, string>>> {
  const words = await import('./page-words.ts')
  return words.pageCatalog(locale)
}

/** What the page itself says of values and texts, in a language. Loaded with the first mail that has any. */
export async function saidByPage<Result>(locale: string, say: (page: DashboardModules) => Result): Promise<Result> {
  const words = await import('./page-words.ts')
  return words.saidInPageWords(locale, say)
}

/** Markdown as blocks of runs. Loaded with the first text. */
export async function markdownBlocks(text: string): Promise<Block[]> {
  const { readMarkdown } = await import('./draw/markdown.ts')
  return readMarkdown(text)
}

/** For whom a picture is, and whether it is still wanted. */
interface PictureFor {
  reader?: Reader
  signal?: AbortSignal
}

export interface Pictures {
  /** A card as a bitmap. Tables are cut to the limits of the size; a failed question gives a sentence. */
  png(card: CardPicture, size: PictureSize, given?: PictureFor): Promise<Bitmap>
  /** A dashboard as one bitmap, its tabs below each other. */
  poster(dashboard: DashboardPicture, size: PictureSize, given?: PictureFor): Promise<Bitmap>
  /** A dashboard as a document: the same bytes for the same input. */
  pdf(dashboard: DashboardPicture, choice?: PaperChoice, given?: PictureFor): Promise<Uint8Array>
  /** Starts the thread for pictures that come soon, which then find its modules loaded. */
  prepare(): void
  /** Whether anything is held in memory: a thread that has drawn lately. */
  readonly isRunning: boolean
  /** Ends the thread; what it draws fails. */
  close(): Promise<void>
}

/** @param findMap Finds the maps that pictures are drawn on. All methods throw an `Error` for a picture that cannot be drawn, which is a `PictureTooLarge` when it is too much. */
export function createPictures(findMap: FindMap): Pictures {
  const painter = new Painter(findMap)
  return {
    png: async (card, size, { reader = {}, signal } = {}) =>
      bitmap(await painter.draw({ kind: 'card', card, size, reader }, signal)),
    poster: async (dashboard, size, { reader = {}, signal } = {}) =>
      bitmap(await painter.draw({ kind: 'poster', dashboard, size, reader }, signal)),
    pdf: async (dashboard, choice = {}, { reader = {}, signal } = {}) =>
      (await painter.draw({ kind: 'pdf', dashboard, choice, reader }, signal)).bytes,
    prepare: () => painter.prepare(),
    get isRunning() {
      return painter.isRunning
    },
    close: () => painter.close(),
  }
}

function bitmap(made: Made): Bitmap {
  if (!('summary' in made)) throw new Error('No bitmap was drawn.')
  return made
}
