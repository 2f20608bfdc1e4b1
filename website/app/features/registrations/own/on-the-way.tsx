import { href } from '@gevel/contract/hrefs'
import type { Fact } from '@gevel/contract/primitives'
import { FactList } from '../../../ui/facts.tsx'
import { Link } from '../../../ui/links/link.tsx'
import { Lintel } from '../../../ui/lintel.tsx'

interface OnTheWayProps {
  eventId: number
  /** how to get there, as the page of the event has it */
  practical: Fact[]
}

/** How the holder of a ticket gets to the event. */
export function OnTheWay({ eventId, practical }: OnTheWayProps) {
  return (
    <section className="lg:col-span-4" aria-labelledby="onderweg">
      <Lintel id="onderweg" title="Onderweg" />
      {practical.length > 0 && <FactList facts={practical} left />}
      <p className="mt-3">
        <Link className="link" href={href('/agenda/:id/:slug?', { id: eventId })}>
          Programma en route
        </Link>
      </p>
    </section>
  )
}
