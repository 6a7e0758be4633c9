import { createFormat, readData, shapeOf, visualizationOf } from '@querent/viz'
import { Chart } from '../viz/Chart/Chart.tsx'
import { CHART_SAMPLES, type ChartSample } from './chart-samples.ts'
import { FilesOfSample } from './FilesOfSample.tsx'
import styles from './charts.module.css'

interface ChartsPageProps {
  /** Only this one. */
  display: string | null
  /** As small as on a dashboard. */
  isCard: boolean
  /** Beside their pictures in mails and documents. */
  hasFiles: boolean
}

/** All displays with their samples. */
export function ChartsPage({ display, isCard, hasFiles }: ChartsPageProps) {
  const shown = Object.entries(CHART_SAMPLES).filter(([name]) => display === null || name === display)
  return (
    <main className={styles.page}>
      <h1>Charts</h1>
      {shown.map(([name, samples]) => (
        <section key={name}>
          <h2>{name}</h2>
          <div className={styles.samples}>
            {samples.map((sample) => (
              <figure
                key={sample.name}
                className={isCard ? `${styles.sample} ${styles.card}` : styles.sample}
                data-files={hasFiles || undefined}
              >
                <figcaption>{sample.name}</figcaption>
                <SampleChart display={name} sample={sample} />
                {hasFiles && <FilesOfSample display={name} sample={sample} />}
              </figure>
            ))}
          </div>
        </section>
      ))}
    </main>
  )
}

function SampleChart({ display, sample }: { display: string; sample: ChartSample }) {
  const visualization = visualizationOf(display)
  if (visualization === undefined) return null
  const data = readData({ cols: sample.cols, rows: sample.rows })
  const settings = sample.settings ?? {}
  return (
    <div className={styles.box}>
      <Chart
        visualization={visualization}
        data={data}
        settings={visualization.complete(settings, shapeOf(data))}
        format={createFormat({ visualizationSettings: settings, columns: data.columns })}
        onHit={() => undefined}
        {...(sample.map && { map: sample.map })}
      />
    </div>
  )
}
