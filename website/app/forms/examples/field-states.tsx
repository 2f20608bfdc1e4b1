import { Field } from '../field.tsx'
import { Form } from '../form.tsx'
import { defineForm } from '../schema/define-form.ts'
import type { Entry } from '../schema/entries.ts'
import type { Field as AnyField } from '../schema/fields.ts'

/** A field for the gallery, with its value. */
export interface Example {
  field: AnyField
  filled: Entry
}

/** Fields by name, each empty, filled in, rejected and disabled. */
export function fieldStates(fields: Record<string, Example>) {
  return Object.entries(fields).flatMap(([name, example]) => statesOfField(name, example))
}

const wrong = 'Dit veld is niet geldig.'

function statesOfField(name: string, { field, filled }: Example) {
  const schema = defineForm({ [name]: field }, { name })
  const failure = { form: name, fields: {}, entries: { [name]: filled } }
  const view = <Field name={name} />
  return [
    { name: `${name}, leeg`, view: <Form schema={schema}>{view}</Form> },
    {
      name: `${name}, ingevuld`,
      view: (
        <Form schema={schema} failure={failure}>
          {view}
        </Form>
      ),
    },
    {
      name: `${name}, geweigerd`,
      view: (
        <Form schema={schema} failure={{ ...failure, fields: { [name]: [wrong] } }}>
          {view}
        </Form>
      ),
    },
    {
      name: `${name}, uitgeschakeld`,
      view: (
        <Form schema={schema} failure={failure}>
          <fieldset disabled>{view}</fieldset>
        </Form>
      ),
    },
  ]
}
