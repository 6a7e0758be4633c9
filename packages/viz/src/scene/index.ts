/** Scenes: what a picture consists of, what answers to the pointer, and its SVG text. */
export { polyline, px, roundedBar, type Side } from './path.ts'
export type { Across, EventLine, Hit, LegendItem, Looks, Node, Point, Rect, Scene, Size, TextNode } from './scene.ts'
export { toSvg, type SvgOptions } from './to-svg.ts'
