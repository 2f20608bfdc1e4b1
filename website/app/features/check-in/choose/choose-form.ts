import type { DoorEvent } from '@gevel/contract/check-in'
import { defineForm } from '../../../forms/schema/define-form.ts'
import { fullDate } from '../../../ui/text/dates.ts'

/** The event and the door of a device. */
export function chooseForm(events: readonly DoorEvent[]) {
  return defineForm({
    event: {
      type: 'radio',
      label: 'Bijeenkomst',
      validation: 'required',
      options: events.map(({ id, title, startsAt, place }) => ({
        value: String(id),
        label: title,
        hint: [fullDate(startsAt), place].filter(Boolean).join(', '),
      })),
      ...(events.length === 1 && { value: String(events[0]?.id) }),
    },
    door: {
      type: 'text',
      label: 'Deur',
      hint: 'Zoals u haar noemt: A, of hoofdingang.',
      validation: 'required|length:1,40',
      maxLength: 40,
    },
    device: { type: 'hidden', validation: 'required', maxLength: 36 },
  })
}
