import { useState } from 'react'
import { Button } from '../ui/Button/Button.tsx'
import { IconButton } from '../ui/Button/IconButton.tsx'
import { Kbd } from '../ui/Kbd/Kbd.tsx'
import { Link } from '../ui/Link/Link.tsx'
import { Segmented } from '../ui/Segmented/Segmented.tsx'
import { Tabs } from '../ui/Tabs/Tabs.tsx'
import { Row, Specimen } from './Specimen.tsx'

/** What is pressed. */
export function ControlSpecimens() {
  const [display, setDisplay] = useState<'table' | 'line' | 'sql'>('line')
  const [isOn, setOn] = useState(true)
  return (
    <>
      <Specimen title="Button">
        <Row>
          <Button variant="primary">Save</Button>
          <Button>Plain</Button>
          <Button variant="quiet">Quiet</Button>
          <Button variant="danger">Delete forever</Button>
          <Button icon="plus">New question</Button>
          <Button iconAfter="chevron-down">Summarize</Button>
          <Button isSmall>Small</Button>
          <Button isSmall variant="quiet" icon="copy">
            Copy
          </Button>
        </Row>
        <Row>
          <Button variant="primary" isPending>
            Save
          </Button>
          <Button isPending>Plain</Button>
          <Button variant="primary" isDisabled>
            Save
          </Button>
          <Button isDisabled>Plain</Button>
          <Button variant="quiet" isDisabled>
            Quiet
          </Button>
        </Row>
      </Specimen>
      <Specimen title="IconButton">
        <Row>
          <IconButton icon="refresh" label="Refresh" keys="r" />
          <IconButton icon="bookmark" label="Bookmark" isOn={isOn} onPress={() => setOn(!isOn)} />
          <IconButton icon="more" label="More" variant="plain" />
          <IconButton icon="trash" label="Move to trash" variant="danger" />
          <IconButton icon="close" label="Close small" isSmall />
          <IconButton icon="share" label="Share" isDisabled />
        </Row>
      </Specimen>
      <Specimen title="Link">
        <Row>
          <Link href="#accent">Orders by month</Link>
          <Link href="#quiet" variant="quiet">
            Our analytics
          </Link>
          <Link href="https://example.org" isExternal>
            Documentation
          </Link>
          <Link href="#button" variant="button" icon="table">
            Browse data
          </Link>
        </Row>
      </Specimen>
      <Specimen title="Tabs">
        <Tabs
          label="Views"
          tabs={[
            { id: 'result', label: 'Result', badge: '2,000', content: 'Rows of the result.' },
            { id: 'chart', label: 'Chart', icon: 'line', content: 'A chart.' },
            { id: 'history', label: 'History', content: 'Runs of before.' },
            { id: 'off', label: 'Disabled', isDisabled: true, content: '' },
          ]}
        />
      </Specimen>
      <Specimen title="Segmented">
        <Row>
          <Segmented
            label="Display"
            value={display}
            onChange={setDisplay}
            segments={[
              { id: 'table', label: 'Table', icon: 'table' },
              { id: 'line', label: 'Chart', icon: 'line' },
              { id: 'sql', label: 'SQL', icon: 'sql' },
            ]}
          />
          <Segmented
            label="Display as icons"
            value={display}
            onChange={setDisplay}
            isIcons
            segments={[
              { id: 'table', label: 'Table', icon: 'table', keys: 'v t' },
              { id: 'line', label: 'Chart', icon: 'line', keys: 'v c' },
              { id: 'sql', label: 'SQL', icon: 'sql', keys: 'v s' },
            ]}
          />
        </Row>
      </Specimen>
      <Specimen title="Kbd">
        <Row>
          <Kbd keys="mod+shift+k" />
          <Kbd keys="g h" />
          <Kbd keys="escape" />
        </Row>
      </Specimen>
    </>
  )
}
