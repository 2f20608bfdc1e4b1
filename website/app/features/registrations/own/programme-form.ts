import type { OwnProgrammePart } from '@gevel/contract/own-programme'
import { defineForm, type FormSchema } from '../../../forms/schema/define-form.ts'
import type { Field } from '../../../forms/schema/fields.ts'
import { longDate } from '../../../ui/text/dates.ts'

type Slot = readonly OwnProgrammePart[]

/** The times at which there is something to choose: several parts, and no place of the ticket. */
export function openSlots(parts: readonly OwnProgrammePart[]): Slot[] {
  const slots = [...Map.groupBy(parts, ({ day, start }) => `${day} ${start}`).values()]
  return slots.filter((slot) => slot.length > 1 && !slot.some(({ hasPlace }) => hasPlace))
}

/** A choice for each of those times. @param chosen keys in place of what was picked before */
export function programmeForm(parts: readonly OwnProgrammePart[], chosen: ReadonlySet<string> | null): FormSchema {
  const isOfDays = new Set(parts.map(({ day }) => day)).size > 1
  const isChosen = ({ key, isPicked }: OwnProgrammePart) => (chosen ? chosen.has(key) : isPicked)
  const fields = openSlots(parts).map((slot, index): [string, Field] => [
    `deel${index}`,
    {
      type: 'radio',
      label: slotLabel(slot, isOfDays),
      value: slot.find(isChosen)?.key ?? '',
      options: [
        ...slot.map(({ key, room, title }) => ({ value: key, label: title, hint: room })),
        { value: '', label: 'Nog geen keuze' },
      ],
    },
  ])
  return defineForm(Object.fromEntries(fields), { name: 'programma' })
}

function slotLabel([first]: Slot, isOfDays: boolean): string {
  if (!first) return ''
  const time = `${first.start.replace(':', '.')} uur`
  return isOfDays ? `${longDate(`${first.day}T12:00:00Z`)}, ${time}` : `Om ${time}`
}

/** The keys that were picked; what is not a choice here stays as it was. */
export function pickedKeys(values: Readonly<Record<string, unknown>>, parts: readonly OwnProgrammePart[]): string[] {
  const slots = openSlots(parts)
  const asked = new Set(slots.flat().map(({ key }) => key))
  const others = parts.filter(({ key, isPicked, hasPlace }) => isPicked && !hasPlace && !asked.has(key))
  const chosen = slots.map((_, index) => String(values[`deel${index}`] ?? '')).filter((key) => key !== '')
  return [...others.map(({ key }) => key), ...chosen]
}
