/** Questions: seen, and asked step by step. */
export { CardPage } from './view/CardPage.tsx'
