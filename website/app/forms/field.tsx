import type { ReactNode } from 'react'
import { useField, useForm } from './context/form-context.ts'
import { ButtonInput } from './inputs/button-input.tsx'
import { CheckboxInput, ChoicesInput, SelectInput } from './inputs/choice-input.tsx'
import { FileInput } from './inputs/file-input.tsx'
import { GroupInput } from './inputs/group-input.tsx'
import { ListInput } from './inputs/list-input.tsx'
import { PasswordInput } from './inputs/password-input.tsx'
import { RangeInput, TextInput } from './inputs/text-input.tsx'
import type { Fields as FieldsByName } from './schema/fields.ts'

interface FieldProps {
  /** its name in the form: `email`, `address.street` */
  name: string
  /** in place of the label of a single checkbox, when it contains a link */
  children?: ReactNode
}

/** A field of the surrounding form, rendered by its type. */
export function Field({ name, children }: FieldProps) {
  const { field, ...parts } = useField(name)
  switch (field.type) {
    case 'hidden':
      return <input type="hidden" name={name} defaultValue={String(parts.entry ?? '')} />
    case 'submit':
    case 'button':
      return <ButtonInput parts={{ ...parts, field }} />
    case 'password':
      return <PasswordInput parts={{ ...parts, field }} />
    case 'range':
      return <RangeInput parts={{ ...parts, field }} />
    case 'select':
      return <SelectInput parts={{ ...parts, field }} />
    case 'radio':
      return <ChoicesInput parts={{ ...parts, field }} />
    case 'checkbox':
      return field.options ? (
        <ChoicesInput parts={{ ...parts, field }} />
      ) : (
        <CheckboxInput parts={{ ...parts, field }}>{children}</CheckboxInput>
      )
    case 'file':
      return <FileInput parts={{ ...parts, field }} />
    case 'group':
      return (
        <GroupInput parts={{ ...parts, field }}>{children ?? <Each fields={field.fields} above={name} />}</GroupInput>
      )
    case 'list':
      return (
        <ListInput
          parts={{ ...parts, field }}
          row={(index) => <Each fields={field.fields} above={`${name}.${index}`} />}
        />
      )
    default:
      return <TextInput parts={{ ...parts, field }} />
  }
}

/** All fields of the form, in its order. */
export function Fields() {
  return <Each fields={useForm().schema.fields} />
}

function Each({ fields, above }: { fields: FieldsByName; above?: string }) {
  return Object.keys(fields).map((name) => <Field key={name} name={above === undefined ? name : `${above}.${name}`} />)
}
