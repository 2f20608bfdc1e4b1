import type { ReactNode } from 'react'
import type { FieldParts } from './context/form-context.ts'
import { useField, useForm } from './context/form-context.ts'
import { CheckboxInput, ChoicesInput, SelectInput } from './inputs/choice-input.tsx'
import { FileInput } from './inputs/file-input.tsx'
import { dataState, HintAndMessages, useDescribed } from './inputs/frame.tsx'
import { ListInput } from './inputs/list-input.tsx'
import { PasswordInput } from './inputs/password-input.tsx'
import { RangeInput, TextInput } from './inputs/text-input.tsx'
import type { ButtonField, Fields as FieldsByName, GroupField } from './schema/fields.ts'

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

/** A button that is a field of the form: the action gets the pressed one. */
function ButtonInput({ parts: { field, address, id } }: { parts: FieldParts<ButtonField> }) {
  const sends = field.type === 'submit'
  return (
    <button
      type={field.type}
      id={id}
      name={sends ? address : undefined}
      value={sends ? (field.value ?? '') : undefined}
      className={sends ? 'btn btn--submit' : 'btn btn--quiet'}
    >
      {field.label}
    </button>
  )
}

/** A group of fields with a legend. */
function GroupInput({ parts, children }: { parts: FieldParts<GroupField>; children: ReactNode }) {
  const { state, control } = useDescribed(parts)
  return (
    <fieldset id={parts.id} tabIndex={-1} aria-describedby={control['aria-describedby']} data-state={dataState(state)}>
      <legend>{parts.field.label}</legend>
      {children}
      <HintAndMessages parts={parts} state={state} />
    </fieldset>
  )
}
