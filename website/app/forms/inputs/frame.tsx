import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { type FieldParts, useFieldState, useForm } from '../context/form-context.ts'
import { type FieldState, STATES } from '../live/form-state.ts'
import type { GroupField, LabelledField, ListField } from '../schema/fields.ts'
import { isOptional } from './native-attributes.ts'

/** The attributes that connect a control with its label, hint and messages. */
export function useDescribed({ field, address, id }: FieldParts<LabelledField | GroupField | ListField>) {
  const state = useFieldState(address)
  const isInvalid = state.messages.length > 0
  const describedBy = [field.hint && `${id}-hint`, isInvalid && `${id}-error`].filter(Boolean).join(' ')
  return {
    state,
    control: {
      id,
      name: address,
      'aria-describedby': describedBy || undefined,
      'aria-invalid': isInvalid || undefined,
    },
  }
}

/** The states of a field, for styles and tests. */
export function dataState(state: Partial<FieldState>): string | undefined {
  return STATES.filter((name) => state[name]).join(' ') || undefined
}

/** A field with its label above and its hint and messages below. */
export function Frame({ parts, state, children }: FrameProps) {
  const { field, id } = parts
  return (
    <div className="field" data-state={dataState(state)}>
      <label htmlFor={id}>
        {field.label}
        <Optional field={field} />
      </label>
      {children}
      <HintAndMessages parts={parts} state={state} />
    </div>
  )
}

interface FrameProps {
  parts: FieldParts<LabelledField>
  state: ReturnType<typeof useFieldState>
  children: ReactNode
}

/** Marks a field as optional. */
export function Optional({ field }: { field: LabelledField }) {
  const { texts } = useForm()
  return isOptional(field) ? (
    <>
      {' '}
      <span className="opt">{texts.optional}</span>
    </>
  ) : null
}

/** Hint and messages of a field. */
export function HintAndMessages({ parts: { field, id }, state }: HintAndMessagesProps) {
  return (
    <>
      {field.hint && (
        <p className="hint" id={`${id}-hint`}>
          {field.hint}
        </p>
      )}
      {state.messages.length > 0 && (
        <div id={`${id}-error`}>
          {state.messages.map((message) => (
            <p className="err" key={message}>
              <Icon name="wrong" />
              {message}
            </p>
          ))}
        </div>
      )}
    </>
  )
}

interface HintAndMessagesProps {
  parts: FieldParts<LabelledField | GroupField | ListField>
  state: ReturnType<typeof useFieldState>
}
