/** One line of text in a picture. */
import type { TextNode } from '../../scene/index.ts'
import { fitText } from '../../text/index.ts'

type Line = Pick<TextNode, 'x' | 'y' | 'text' | 'size' | 'fill'> & Partial<TextNode> & { room?: number }

/** The text, cut to the room that it has. */
export function lineOfText({ room = Infinity, ...line }: Line): TextNode {
  return { kind: 'text', ...line, text: fitText(line.text, room, line.size, line.weight) }
}
