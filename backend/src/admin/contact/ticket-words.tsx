import type { TicketState } from '@gevel/contract/contact'
import { Badge } from '@strapi/design-system'

/** The routes of the screens. */
export const TICKETS = '/admin/site/contact'

export const stateNames: Readonly<Record<TicketState, string>> = {
  new: 'Nieuw',
  open: 'In behandeling',
  done: 'Afgehandeld',
  spam: 'Spam',
}

const colours = { new: 'primary', open: 'warning', done: 'success', spam: 'neutral' } as const

/** How far editors are with a message. */
export function StateTag({ state }: { state: TicketState }) {
  const colour = colours[state]
  return (
    <Badge backgroundColor={`${colour}100`} textColor={`${colour}700`}>
      {stateNames[state]}
    </Badge>
  )
}

const days = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'medium', timeZone: 'Europe/Amsterdam' })

/** A day in the Netherlands: "20 nov 2026". */
export function dayText(moment: string): string {
  return days.format(new Date(moment))
}
