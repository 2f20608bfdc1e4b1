import type { Event } from '@gevel/contract/events'
import { Gallery } from '../../ui/blocks/gallery.tsx'
import { Faq } from '../../ui/faq.tsx'
import { Lintel } from '../../ui/lintel.tsx'
import { usePageContext } from '../../ui/page/page-context.tsx'
import { PageMeta } from '../../ui/page/page-meta.tsx'
import { StructuredData } from '../../ui/page/structured-data.tsx'
import { PeopleGrid } from '../../ui/people.tsx'
import { RichText } from '../../ui/text/rich-text.tsx'
import { LogoWall } from '../directory/public.tsx'
import { AgendaItem } from './agenda-item.tsx'
import { EventHero } from './event-hero.tsx'
import { eventStructuredData } from './event-structured-data.ts'
import { Location } from './location.tsx'
import { Programme } from './programme.tsx'
import { SubNav } from './sub-nav.tsx'

/**
 * An event: hero, programme, speakers, partners, location and questions; afterwards its recap and photos come first.
 */
export function EventPage({ event, path }: { event: Event; path: string }) {
  const { now } = usePageContext()
  const isOver = event.endsAt < now
  return (
    <>
      <PageMeta title={event.title} description={event.intro} path={path} seo={event.seo} cover={event.cover} />
      <StructuredData data={(origin) => eventStructuredData(event, origin, path)} />
      <EventHero event={event} isOver={isOver} />
      <SubNav event={event} isOver={isOver} />
      <div className="wrap stack-lg event-body">
        {isOver && event.recap.length > 0 && (
          <section aria-labelledby="terugblik">
            <Lintel id="terugblik" title="Terugblik" />
            <div className="prose">
              <RichText content={event.recap} />
            </div>
            {event.photos.length > 0 && <Gallery pictures={event.photos} />}
          </section>
        )}
        {event.body.length > 0 && (
          <section aria-labelledby="over">
            <Lintel id="over" title={isOver ? 'Waar het over ging' : 'Waar het over gaat'} />
            <div className="prose">
              <RichText content={event.body} />
            </div>
          </section>
        )}
        {event.programme.length > 0 && <Programme items={event.programme} />}
        {event.speakers.length > 0 && (
          <section aria-labelledby="sprekers">
            <Lintel id="sprekers" title="Sprekers" />
            <PeopleGrid people={event.speakers} />
          </section>
        )}
        <Sponsors event={event} />
        <Location event={event} />
        {event.faq.length > 0 && <Faq id="vragen" title="Vragen" items={event.faq} />}
        {event.otherEditions.length > 0 && (
          <section aria-labelledby="eerder">
            <Lintel id="eerder" title="Andere jaren" />
            <ul className="agenda agenda--columns">
              {event.otherEditions.map((other) => (
                <AgendaItem key={other.id} event={other} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  )
}

function Sponsors({ event: { sponsorsMain, sponsors } }: { event: Event }) {
  if (sponsorsMain.length + sponsors.length === 0) return null
  return (
    <section aria-labelledby="partners">
      <Lintel id="partners" title="Partners" />
      {sponsorsMain.length > 0 && (
        <>
          <h3 className="tier">Hoofdpartners</h3>
          <LogoWall companies={sponsorsMain} main />
        </>
      )}
      {sponsors.length > 0 && (
        <>
          <h3 className="tier">Partners</h3>
          <LogoWall companies={sponsors} />
        </>
      )}
    </section>
  )
}
