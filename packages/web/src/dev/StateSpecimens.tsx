import { Button } from '../ui/Button/Button.tsx'
import { Empty } from '../ui/Empty/Empty.tsx'
import { Icon } from '../ui/Icon/Icon.tsx'
import { ICONS, type IconName } from '../ui/Icon/icons.ts'
import { Problem } from '../ui/Problem/Problem.tsx'
import { Skeleton } from '../ui/Skeleton/Skeleton.tsx'
import { Columns, Specimen } from './Specimen.tsx'
import styles from './dev.module.css'

const COLORS = [
  ['bg', 'surface', 'sunken', 'line', 'line-strong', 'control', 'text', 'text-2', 'text-3'],
  ['accent', 'accent-strong', 'accent-soft', 'good', 'bad', 'warn'],
  ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8'],
].flat()

/** What stands in for content, and what all is made of. */
export function StateSpecimens() {
  return (
    <>
      <Specimen title="Skeleton">
        <Columns>
          <Skeleton lines={3} />
          <Skeleton height={64} radius="card" />
        </Columns>
      </Specimen>
      <Specimen title="Empty">
        <div className={styles.card}>
          <Empty icon="question" title="Nothing here yet" action={<Button icon="plus">New question</Button>}>
            Questions that you save in this collection are listed here.
          </Empty>
        </div>
      </Specimen>
      <Specimen title="Problem">
        <Problem title="The database cannot be reached." onRetry={() => undefined} details="ECONNREFUSED 10.0.0.4:5432">
          Check that it runs, or ask who looks after it.
        </Problem>
        <div className={styles.card}>
          <Problem isSmall title="Column “total” was removed." onRetry={() => undefined} />
        </div>
      </Specimen>
      <Specimen title="Colors">
        <div className={styles.swatches}>
          {COLORS.map((name) => (
            <div key={name} className={styles.swatch} style={{ background: `var(--${name})` }}>
              <span>{name}</span>
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen title="Icon">
        <ul className={styles.icons}>
          {(Object.keys(ICONS) as IconName[]).map((name) => (
            <li key={name} className={styles.icon}>
              <Icon name={name} />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
    </>
  )
}
