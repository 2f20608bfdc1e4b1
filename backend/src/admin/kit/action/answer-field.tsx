import { Checkbox, Field, SingleSelect, SingleSelectOption, Textarea } from '@strapi/design-system'
import type { ChangeEvent } from 'react'
import { NativeInput } from './native-input'
import type { QuestionField } from './question'

interface AnswerFieldProps {
  field: QuestionField
  value: string
  /** the backend's sentence about it */
  error?: string | undefined
  onChange: (value: string) => void
}

/** Clicks and keys of a browser's own fields for these answers. */
const inputTypes = { text: 'text', number: 'number', day: 'date', moment: 'datetime-local' } as const

/** Stands for an empty answer among the options: for an empty value the select would write its placeholder before the option. */
const EMPTY = '-'

/** A field of the dialog of an action. */
export function AnswerField({ field, value, error, onChange }: AnswerFieldProps) {
  const { label, kind, isRequired = false, hint } = field
  if (kind === 'check')
    return (
      <Field.Root error={error}>
        <Checkbox checked={value === 'yes'} onCheckedChange={(isChecked) => onChange(isChecked === true ? 'yes' : '')}>
          {label}
        </Checkbox>
        <Field.Error />
      </Field.Root>
    )
  return (
    <Field.Root required={isRequired} hint={hint} error={error}>
      <Field.Label>{label}</Field.Label>
      {typeof kind === 'object' ? (
        <SingleSelect
          value={value === '' && kind.options.some(([option]) => option === '') ? EMPTY : value}
          placeholder="Kies"
          onChange={(chosen) => onChange(chosen === EMPTY ? '' : String(chosen))}
        >
          {kind.options.map(([option, text]) => (
            <SingleSelectOption key={option} value={option || EMPTY}>
              {text}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      ) : kind !== 'long-text' ? (
        <NativeInput
          type={inputTypes[kind]}
          value={value}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => onChange(target.value)}
        />
      ) : (
        <Textarea value={value} onChange={({ target }: ChangeEvent<HTMLTextAreaElement>) => onChange(target.value)} />
      )}
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  )
}
