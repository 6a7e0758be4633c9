import { useState } from 'react'
import { Button } from '../ui/Button/Button.tsx'
import { Checkbox, CheckboxGroup, Radio, RadioGroup, Switch } from '../ui/Choice/index.ts'
import { Field, Form, FormRow, NumberInput, SearchInput, TextArea, TextInput } from '../ui/Form/index.ts'
import { Select } from '../ui/Select/Select.tsx'
import { Columns, Row, Specimen } from './Specimen.tsx'

/** What is typed and chosen. */
export function InputSpecimens() {
  const [errors, setErrors] = useState<Record<string, string>>({})
  return (
    <>
      <Specimen title="Inputs">
        <Columns>
          <TextInput label="Name" placeholder="Orders by month" help="Seen in lists and search." />
          <TextInput label="With an error" defaultValue="a b" error="No spaces, please." />
          <TextInput label="Disabled" defaultValue="cannot be changed" isDisabled />
          <TextInput label="With icon and unit" icon="clock" defaultValue="24" suffix="hours" isOptional />
          <NumberInput label="Limit" defaultValue={2000} hasSteps />
          <SearchInput label="Search tables" />
          <TextInput label="Read only, mono" defaultValue="public.orders" isMono isReadOnly />
          <TextArea label="Description" placeholder="What it shows, and for whom" />
          <Field label="A group of its own" help="Help of the group.">
            <Row>
              <Button isSmall>One</Button>
              <Button isSmall>Two</Button>
            </Row>
          </Field>
        </Columns>
      </Specimen>
      <Specimen title="Select">
        <Columns>
          <Select
            label="Type of field"
            defaultValue="number"
            options={[
              { id: 'text', label: 'Text', icon: 'text' },
              { id: 'number', label: 'Number', icon: 'number', description: 'Sums and averages' },
              { id: 'date', label: 'Date', icon: 'date' },
              { id: 'json', label: 'JSON', icon: 'json', isDisabled: true },
            ]}
          />
          <Select
            label="Nothing chosen"
            options={[
              { id: 'a', label: 'Day', section: 'Short' },
              { id: 'b', label: 'Week', section: 'Short' },
              { id: 'c', label: 'Year', section: 'Long' },
            ]}
          />
          <Select label="With an error" error="Choose one." options={[{ id: 'a', label: 'Day' }]} />
          <Select aria-label="Quiet" isQuiet defaultValue="a" options={[{ id: 'a', label: 'by month' }]} />
        </Columns>
      </Specimen>
      <Specimen title="Choice">
        <Columns>
          <Row>
            <Switch defaultSelected>Live results</Switch>
            <Switch>Off</Switch>
            <Switch isDisabled>Disabled</Switch>
          </Row>
          <Switch help="Anyone with the link sees it.">Public link</Switch>
          <CheckboxGroup label="Days" defaultValue={['mon']}>
            <Checkbox value="mon">Monday</Checkbox>
            <Checkbox value="tue">Tuesday</Checkbox>
          </CheckboxGroup>
          <Row>
            <Checkbox defaultSelected>Chosen</Checkbox>
            <Checkbox isIndeterminate>Partly</Checkbox>
            <Checkbox isDisabled>Disabled</Checkbox>
          </Row>
          <RadioGroup label="Refresh" defaultValue="hour" help="Of all cards.">
            <Radio value="hour">Every hour</Radio>
            <Radio value="day" help="At midnight">
              Every day
            </Radio>
          </RadioGroup>
        </Columns>
      </Specimen>
      <Specimen title="Form">
        <Form errors={errors} onSubmit={() => setErrors({ email: 'This address is taken.' })}>
          <FormRow>
            <TextInput name="first" label="First name" isRequired />
            <TextInput name="email" label="Email" type="email" isRequired />
          </FormRow>
          <FormRow isEnd>
            <Button>Cancel</Button>
            <Button variant="primary" type="submit">
              Invite
            </Button>
          </FormRow>
        </Form>
      </Specimen>
    </>
  )
}
