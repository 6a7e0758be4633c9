/** The query language as data. Who asks for it imports it here, and late: nothing else needs the help. */
export { describeLanguage, type LanguageClause, type QueryLanguage } from './describe-language.ts'
