import type { TicketType, VisitorSale } from '@gevel/contract/event-sales'
import { useEffect, useRef } from 'react'
import { Field } from '../../../forms/field.tsx'
import { REARRANGE } from '../../../forms/wizard/wizard-view.ts'
import { attendeeField } from '../steps/attendee-field.ts'
import { lessBy, MORE, typeOfNext } from '../steps/rearrange-attendees.ts'

interface AttendeeFieldsProps {
  sale: VisitorSale
  /** of each attendee */
  types: readonly TicketType[]
}

/** The attendees, with buttons for one more and one less; both keep what is typed. */
export function AttendeeFields({ sale, types }: AttendeeFieldsProps) {
  const left = sale.entry?.places ?? sale.data.left
  return (
    <>
      {types.map((_, index) => (
        <div key={index} className="stack">
          <Field name={attendeeField(index)} />
          {types.length > 1 && index > 0 && (
            <button
              type="submit"
              className="btn btn--quiet justify-self-start"
              name={REARRANGE}
              value={lessBy(index)}
              formNoValidate
            >
              Haal weg<span className="vh"> bezoeker {index + 1}</span>
            </button>
          )}
        </div>
      ))}
      {typeOfNext(types, sale) && (
        <p className="btn-row">
          <button type="submit" className="btn btn--quiet" name={REARRANGE} value={MORE} formNoValidate>
            Nog een collega
          </button>
          <span className="hint">
            Samen hoogstens {sale.data.most}. {left === 1 ? 'Er is nog 1 plaats.' : `Er zijn nog ${left} plaatsen.`}
          </span>
        </p>
      )}
    </>
  )
}

/** Moves the focus to a colleague who was added: the form is another one. @param count of attendees that the page shows */
export function useFocusOnNewAttendee(count: number): void {
  const before = useRef(count)
  useEffect(() => {
    const isMore = before.current > 0 && count > before.current
    before.current = count
    if (isMore) document.getElementsByName(`${attendeeField(count - 1)}.name`)[0]?.focus()
  }, [count])
}
