/** The form of a text: its tokens and its tree. Nothing here knows columns or functions. */
export type { CallNode, ColumnNode, InfixNode, Node, PrefixNode, WordNode } from './nodes.ts'
export { printNumber } from './numbers.ts'
export { parseSyntax } from './parser.ts'
export { quoteLabel, quoteText } from './quotes.ts'
export { tokenize, type Token, type TokenKind } from './tokenize.ts'
