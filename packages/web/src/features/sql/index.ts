/** Questions in SQL. */
export { isNative } from './model/index.ts'
export { SqlEditor, type SqlEditorProps } from './view/SqlEditor.tsx'
export { SqlPage } from './view/SqlPage.tsx'
