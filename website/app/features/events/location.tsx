import type { Event } from '@gevel/contract/events'
import { FactList } from '../../ui/facts.tsx'
import { Lintel } from '../../ui/lintel.tsx'

/** The location of an event, with practical information. */
export function Location({ event: { venue, practical } }: { event: Event }) {
  if (!venue && practical.length === 0) return null
  return (
    <section aria-labelledby="locatie">
      <Lintel id="locatie" title={venue ? 'Locatie' : 'Praktisch'} />
      <div className="columns">
        {venue && (
          <div className="stack md:col-span-4">
            <h3 className="text-xl">{venue.name}</h3>
            <address className="not-italic">
              {venue.street && (
                <>
                  {venue.street}
                  <br />
                </>
              )}
              {venue.postcode} {venue.city}
            </address>
          </div>
        )}
        <div className={venue ? 'joint md:col-span-8' : 'md:col-span-8'}>
          <FactList facts={practical} left />
        </div>
      </div>
    </section>
  )
}
