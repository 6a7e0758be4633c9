import { useState, type MouseEvent } from 'react'
import { Button } from '../ui/Button/Button.tsx'
import { IconButton } from '../ui/Button/IconButton.tsx'
import { ConfirmDialog } from '../ui/Dialog/ConfirmDialog.tsx'
import { Dialog, DialogTrigger } from '../ui/Dialog/Dialog.tsx'
import { TextInput } from '../ui/Form/index.ts'
import { Menu, MenuAt, MenuItem, MenuSection, MenuSeparator, MenuTrigger, Submenu } from '../ui/Menu/index.ts'
import { Popover, PopoverTrigger } from '../ui/Popover/Popover.tsx'
import { Sheet } from '../ui/Sheet/Sheet.tsx'
import { toast } from '../ui/Toast/index.ts'
import { Row, Specimen } from './Specimen.tsx'
import styles from './dev.module.css'

/** What opens over the page. */
export function OverlaySpecimens() {
  const [last, setLast] = useState('nothing')
  const [sort, setSort] = useState<'name' | 'date'>('name')
  const [at, setAt] = useState<{ x: number; y: number } | null>(null)
  function open(event: MouseEvent): void {
    event.preventDefault()
    setAt({ x: event.clientX, y: event.clientY })
  }
  return (
    <>
      <Specimen title="Menu">
        <Row>
          <MenuTrigger>
            <Button iconAfter="chevron-down">Actions</Button>
            <Menu onAction={(id) => setLast(String(id))}>
              <MenuItem id="edit" icon="pencil" keys="e">
                Edit
              </MenuItem>
              <MenuItem id="copy" icon="copy" description="With everything it uses">
                Duplicate
              </MenuItem>
              <Submenu label="Download" icon="download" onAction={(id) => setLast(String(id))}>
                <MenuItem id="csv">CSV</MenuItem>
                <MenuItem id="xlsx">Excel</MenuItem>
              </Submenu>
              <MenuItem id="off" icon="share" isDisabled>
                Share
              </MenuItem>
              <MenuSeparator />
              <MenuItem id="trash" icon="trash" isDanger>
                Move to trash
              </MenuItem>
            </Menu>
          </MenuTrigger>
          <MenuTrigger>
            <IconButton icon="sort" label="Sort by" />
            <Menu
              selectionMode="single"
              selected={[sort]}
              onSelect={(ids) => ids !== 'all' && setSort(ids.has('date') ? 'date' : 'name')}
            >
              <MenuSection title="Sort by">
                <MenuItem id="name">Name</MenuItem>
                <MenuItem id="date">Last edit</MenuItem>
              </MenuSection>
            </Menu>
          </MenuTrigger>
          <Button onPress={() => setAt({ x: 300, y: 300 })}>Menu at a point</Button>
          <span onContextMenu={open}>Last: {last}</span>
          <MenuAt label="At a point" at={at} onClose={() => setAt(null)} onAction={(id) => setLast(String(id))}>
            <MenuItem id="rows" icon="table">
              See these 214 rows
            </MenuItem>
            <MenuItem id="zoom" icon="search">
              Zoom in
            </MenuItem>
          </MenuAt>
        </Row>
      </Specimen>
      <Specimen title="Popover">
        <Row>
          <PopoverTrigger>
            <Button icon="filter">Filter</Button>
            <Popover title="Total is more than" width={280}>
              {(close) => (
                <div className={styles.body}>
                  <TextInput aria-label="Amount" defaultValue="100" prefix="$" />
                  <Button variant="primary" onPress={close}>
                    Apply
                  </Button>
                </div>
              )}
            </Popover>
          </PopoverTrigger>
        </Row>
      </Specimen>
      <Specimen title="Dialog">
        <Row>
          <DialogTrigger>
            <Button>Open a dialog</Button>
            <Dialog
              title="Save question"
              footer={(close) => (
                <>
                  <Button onPress={close}>Cancel</Button>
                  <Button variant="primary" onPress={close}>
                    Save
                  </Button>
                </>
              )}
            >
              <div className={styles.body}>
                <TextInput label="Name" defaultValue="Orders by month" autoFocus />
                <MenuTrigger>
                  <Button iconAfter="chevron-down">Menu in a dialog</Button>
                  <Menu>
                    <MenuItem id="a">Our analytics</MenuItem>
                    <MenuItem id="b">Personal</MenuItem>
                  </Menu>
                </MenuTrigger>
              </div>
            </Dialog>
          </DialogTrigger>
          <DialogTrigger>
            <Button variant="danger">Ask first</Button>
            <ConfirmDialog
              title="Delete this forever?"
              action="Delete forever"
              isDanger
              onConfirm={() => new Promise((done) => setTimeout(done, 300))}
            >
              Two dashboards show it. They will have an empty card.
            </ConfirmDialog>
          </DialogTrigger>
        </Row>
      </Specimen>
      <Specimen title="Sheet">
        <Row>
          <DialogTrigger>
            <Button>Open a sheet</Button>
            <Sheet
              title="Share “Orders by month”"
              actions={<IconButton icon="chevron-down" label="Next" />}
              footer={(close) => (
                <Button variant="primary" onPress={close}>
                  Done
                </Button>
              )}
            >
              <TextInput label="Link" defaultValue="https://example.org/public/question/4f1c" isReadOnly isMono />
            </Sheet>
          </DialogTrigger>
        </Row>
      </Specimen>
      <Specimen title="Toast">
        <Row>
          <Button
            onPress={() => toast({ text: 'Moved to trash', action: { label: 'Undo', run: () => setLast('undone') } })}
          >
            With Undo
          </Button>
          <Button onPress={() => toast({ text: 'Saved', tone: 'good' })}>Good</Button>
          <Button onPress={() => toast({ text: 'The connection was lost.', tone: 'bad' })}>Bad</Button>
        </Row>
      </Specimen>
    </>
  )
}
