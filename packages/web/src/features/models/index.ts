/** Models and metrics: what questions are asked of, described for those who ask. */
export { MetricPage } from './MetricPage.tsx'
export { ModelPage } from './ModelPage.tsx'
