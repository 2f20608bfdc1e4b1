import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { AnyIcon } from '../../ui/more-icons.tsx'
import { type FieldParts, FormContext, useForm } from '../context/form-context.ts'
import { ADD_ROW, REMOVE_ROW } from '../schema/define-form.ts'
import { withEntryAt } from '../schema/entry-at.ts'
import type { ListField } from '../schema/fields.ts'
import { asRows } from '../schema/preserved-entries.ts'
import { dataState, HintAndMessages, useDescribed } from './frame.tsx'

interface ListInputProps {
  parts: FieldParts<ListField>
  /** the fields of a row, by its index */
  row: (index: number) => ReactNode
}

/**
 * Rows of fields, to be added and removed. The buttons submit the form: without scripts the server responds with one
 * row more or less, with scripts it happens at once, and the other rows keep their content.
 */
export function ListInput({ parts, row }: ListInputProps) {
  const { field, address, id, entry } = parts
  const form = useForm()
  const { state, control } = useDescribed(parts)
  const [rows, setRows] = useState(() => asRows(entry).map((entries, key) => ({ key, entries })))
  const isFull = rows.length >= field.maxRows
  const focusRow = useFocusOnRow(id, rows.length)

  function add(event: MouseEvent): void {
    event.preventDefault()
    focusRow()
    setRows([...rows, { key: Math.max(-1, ...rows.map(({ key }) => key)) + 1, entries: {} }])
    form.live()?.addRow(address)
  }

  function remove(event: MouseEvent, index: number): void {
    event.preventDefault()
    focusRow()
    setRows(rows.filter((_, at) => at !== index))
    form.live()?.removeRow(address, index)
  }

  const entries = withEntryAt(
    form.entries,
    address,
    rows.map(({ entries }) => entries),
  )
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={control['aria-describedby']} data-state={dataState(state)}>
      <legend>{field.label}</legend>
      <FormContext value={{ ...form, entries }}>
        {rows.map(({ key }, index) => (
          <fieldset key={key} className="form__row" id={`${id}.${index}`} tabIndex={-1}>
            <legend className="lab">{`${field.rowLabel} ${index + 1}`}</legend>
            {row(index)}
            <button
              type="submit"
              className="btn btn--quiet"
              name={REMOVE_ROW}
              value={`${address}.${index}`}
              formNoValidate
              onClick={(event) => remove(event, index)}
            >
              <AnyIcon name="close" />
              {form.texts.remove(`${field.rowLabel} ${index + 1}`)}
            </button>
          </fieldset>
        ))}
      </FormContext>
      {!isFull && (
        <button
          type="submit"
          className="btn btn--quiet form__add"
          name={ADD_ROW}
          value={address}
          formNoValidate
          onClick={add}
        >
          <AnyIcon name="add" />
          {form.texts.add(field.rowLabel)}
        </button>
      )}
      <HintAndMessages parts={parts} state={state} />
    </fieldset>
  )
}

/** After adding or removing a row the focus is on the last one, or on the list when none is left. */
function useFocusOnRow(id: string, count: number): () => void {
  const isDue = useRef(false)
  useLayoutEffect(() => {
    if (!isDue.current) return
    isDue.current = false
    const target = document.getElementById(count === 0 ? id : `${id}.${count - 1}`)
    const first = target?.querySelector<HTMLElement>('input, select, textarea')
    ;(first ?? target)?.focus()
  }, [id, count])
  return () => {
    isDue.current = true
  }
}
