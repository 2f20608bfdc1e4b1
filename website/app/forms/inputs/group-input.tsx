import type { ReactNode } from 'react'
import type { FieldParts } from '../context/form-context.ts'
import type { GroupField } from '../schema/fields.ts'
import { dataState, HintAndMessages, useDescribed } from './frame.tsx'

/** A group of fields with a legend. */
export function GroupInput({ parts, children }: { parts: FieldParts<GroupField>; children: ReactNode }) {
  const { state, control } = useDescribed(parts)
  return (
    <fieldset id={parts.id} tabIndex={-1} aria-describedby={control['aria-describedby']} data-state={dataState(state)}>
      <legend>{parts.field.label}</legend>
      {children}
      <HintAndMessages parts={parts} state={state} />
    </fieldset>
  )
}
