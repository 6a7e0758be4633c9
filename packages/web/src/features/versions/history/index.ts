/** Earlier versions of questions and dashboards: listed, looked at, compared and brought back. */
export { Comparison, type Compared } from './Comparison.tsx'
export { VersionList } from './VersionList.tsx'
export { VersionView } from './VersionView.tsx'
