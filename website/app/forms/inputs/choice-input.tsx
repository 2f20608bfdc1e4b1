import type { ReactNode } from 'react'
import { type FieldParts, useForm } from '../context/form-context.ts'
import type { CheckboxField, ChoiceField, Option } from '../schema/fields.ts'
import { dataState, Frame, HintAndMessages, Optional, useDescribed } from './frame.tsx'
import { isRequired } from './native-attributes.ts'

export function SelectInput({ parts }: { parts: FieldParts<ChoiceField> }) {
  const { field, entry } = parts
  const { texts } = useForm()
  const { state, control } = useDescribed(parts)
  const chosen = field.multiple ? chosenOf(entry) : String(entry ?? '')
  return (
    <Frame parts={parts} state={state}>
      <select
        {...control}
        required={isRequired(field)}
        autoComplete={field.autocomplete}
        className="input"
        multiple={field.multiple}
        defaultValue={chosen}
      >
        {!field.multiple && <option value="">{field.nothing ?? texts.choose}</option>}
        {field.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Frame>
  )
}

/** A single checkbox: yes or no. Its label may contain a link. */
export function CheckboxInput({ parts, children }: { parts: FieldParts<CheckboxField>; children?: ReactNode }) {
  const { field, entry } = parts
  const { state, control } = useDescribed(parts)
  return (
    <div className="field" data-state={dataState(state)}>
      <label className="check">
        <input {...control} type="checkbox" required={isRequired(field)} defaultChecked={entry === true} />
        <span>{children ?? field.label}</span>
      </label>
      <HintAndMessages parts={parts} state={state} />
    </div>
  )
}

/** One or several of some options: a group with one legend. */
export function ChoicesInput({ parts }: { parts: FieldParts<ChoiceField | CheckboxField> }) {
  const { field, entry, id } = parts
  const { state, control } = useDescribed(parts)
  const { name, 'aria-describedby': describedBy } = control
  const chosen = field.type === 'radio' ? [entry] : chosenOf(entry)
  const shared = {
    name,
    type: field.type === 'radio' ? 'radio' : 'checkbox',
    required: field.type === 'radio' && isRequired(field),
  } as const
  return (
    <fieldset id={id} className="plain" tabIndex={-1} aria-describedby={describedBy} data-state={dataState(state)}>
      <legend className="lab">
        {field.label}
        <Optional field={field} />
      </legend>
      <Options options={field.options ?? []} shared={shared} chosen={chosen} />
      <HintAndMessages parts={parts} state={state} />
    </fieldset>
  )
}

interface OptionsProps {
  options: readonly Option[]
  shared: { name: string; type: 'radio' | 'checkbox'; required: boolean }
  chosen: readonly unknown[]
}

/** Options with a description are shown as cards. */
function Options({ options, shared, chosen }: OptionsProps) {
  const areCards = options.some(({ hint }) => hint)
  return (
    <div className={areCards ? 'choices' : undefined}>
      {options.map(({ value, label, hint }) => (
        <label key={value} className={areCards ? 'choice' : 'check'}>
          <input {...shared} value={value} defaultChecked={chosen.includes(value)} />
          {areCards ? <b>{label}</b> : <span>{label}</span>}
          {hint && <span>{hint}</span>}
        </label>
      ))}
    </div>
  )
}

function chosenOf(entry: unknown): string[] {
  return Array.isArray(entry) ? entry.filter((one) => typeof one === 'string') : []
}
