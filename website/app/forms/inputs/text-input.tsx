import { useEffect, useRef, useState } from 'react'
import type { FieldParts } from '../context/form-context.ts'
import type { NumberField, TextField } from '../schema/fields.ts'
import { Frame, useDescribed } from './frame.tsx'
import { numberAttributes, textAttributes } from './native-attributes.ts'

/** A field of one or several lines: the browser's own input of its type. */
export function TextInput({ parts }: { parts: FieldParts<TextField | NumberField> }) {
  const { field, entry } = parts
  const { state, control } = useDescribed(parts)
  const native = isNumber(field) ? numberAttributes(field) : textAttributes(field)
  const shared = { ...control, ...native, defaultValue: String(entry ?? ''), className: 'input' }
  return (
    <Frame parts={parts} state={state}>
      {field.type === 'textarea' ? (
        <textarea {...shared} rows={field.rows ?? 5} />
      ) : (
        <input {...shared} type={field.type === 'datetimeLocal' ? 'datetime-local' : field.type} />
      )}
    </Frame>
  )
}

/** A slider, with its current value beside it. */
export function RangeInput({ parts }: { parts: FieldParts<NumberField> }) {
  const { field, entry } = parts
  const { min = 0, max = 100 } = field
  const start = String(entry || (min + max) / 2)
  const [value, setValue] = useState(start)
  const input = useRef<HTMLInputElement>(null)
  // it may have been moved before hydration
  useEffect(() => setValue(input.current?.value ?? start), [start])
  const { state, control } = useDescribed(parts)
  return (
    <Frame parts={parts} state={state}>
      <div className="range">
        <input
          {...control}
          {...numberAttributes(field)}
          ref={input}
          type="range"
          defaultValue={start}
          onInput={({ currentTarget }) => setValue(currentTarget.value)}
        />
        <output htmlFor={control.id}>{value}</output>
      </div>
    </Frame>
  )
}

function isNumber(field: TextField | NumberField): field is NumberField {
  return field.type === 'number' || field.type === 'range'
}
