/** The query language as data. Who asks for it imports it here, and late: nothing else needs the help. */
export { describeLanguage } from './describe-language.ts'
