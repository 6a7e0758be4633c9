/** Texts on dashboards, in which values of filters stand. */
export { fillText, tagsOf, tagTexts, type TagTexts } from './fill.ts'
