import type { Event } from '@gevel/contract/events'
import type { Marks } from '@gevel/contract/following'
import { Gallery } from '../../ui/blocks/gallery.tsx'
import { Faq } from '../../ui/faq.tsx'
import { Lintel } from '../../ui/lintel.tsx'
import { PageMeta } from '../../ui/page/page-meta.tsx'
import { StructuredData } from '../../ui/page/structured-data.tsx'
import { PeopleGrid } from '../../ui/people.tsx'
import { type Section, SectionNav } from '../../ui/section-nav.tsx'
import { RichText } from '../../ui/text/rich-text.tsx'
import { AgendaItem } from './agenda-item.tsx'
import { EventHero } from './event-hero.tsx'
import { eventStructuredData } from './event-structured-data.ts'
import { Practical } from './practical.tsx'
import { Programme } from './programme.tsx'
import type { StaticState } from './registration/static-state.ts'
import { Sponsors } from './sponsors.tsx'

interface EventPageProps {
  event: Event
  isOver: boolean
  /** of its registration; null when it has none here */
  saleState: StaticState | null
  /** of the reader, when it is of a series */
  marks: Marks | null
  path: string
}

/**
 * An event: hero, what it is about beside the practical side, programme, speakers, partners and questions; afterwards
 * its recap and photos come first.
 */
export function EventPage({ event, isOver, saleState, marks, path }: EventPageProps) {
  const sections = eventSections(event, isOver)
  const { recap, about, practical, programme, speakers, partners, questions, others } = sections
  return (
    <>
      <PageMeta title={event.title} description={event.intro} path={path} seo={event.seo} cover={event.cover} />
      <StructuredData data={(origin) => eventStructuredData(event, origin, path)} />
      <EventHero event={event} isOver={isOver} saleState={saleState} isFollowed={marks?.series ?? false} />
      <SectionNav sections={Object.values(sections)} place="bar" />
      <div className="wrap event-body">
        <div className="event-main stack-lg">
          {recap && (
            <section aria-labelledby={recap.id}>
              <Lintel {...recap} />
              <div className="prose">
                <RichText content={event.recap} />
              </div>
              {event.photos.length > 0 && (
                <div className="mt-6">
                  <Gallery pictures={event.photos} />
                </div>
              )}
            </section>
          )}
          {about && (
            <section aria-labelledby={about.id}>
              <Lintel {...about} />
              <div className="prose">
                <RichText content={event.body} />
              </div>
            </section>
          )}
        </div>
        {practical && <Practical section={practical} event={event} isOver={isOver} saleState={saleState} />}
        <div className="event-rest stack-lg">
          {programme && <Programme section={programme} event={event} />}
          {speakers && (
            <section aria-labelledby={speakers.id}>
              <Lintel {...speakers} />
              <PeopleGrid people={event.speakers} />
            </section>
          )}
          {partners && <Sponsors section={partners} event={event} />}
          {questions && <Faq {...questions} items={event.faq} />}
          {others && (
            <section aria-labelledby={others.id}>
              <Lintel {...others} />
              <ul className="agenda agenda--columns">
                {event.otherEditions.map((other) => (
                  <AgendaItem key={other.id} event={other} />
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </>
  )
}

type SectionName = 'recap' | 'about' | 'programme' | 'speakers' | 'practical' | 'partners' | 'questions' | 'others'

/** The sections that an event's page has, in their order, titled as their headings. */
function eventSections(event: Event, isOver: boolean): Partial<Record<SectionName, Section>> {
  const { recap, body, programme, speakers, sponsors, sponsorsMain, faq, otherEditions } = event
  return {
    ...(isOver && recap.length > 0 && { recap: { id: 'terugblik', title: 'Terugblik' } }),
    ...(body.length > 0 && { about: { id: 'over', title: isOver ? 'Waar het over ging' : 'Waar het over gaat' } }),
    practical: { id: 'praktisch', title: 'Praktisch' },
    ...(programme.length > 0 && { programme: { id: 'programma', title: 'Programma' } }),
    ...(speakers.length > 0 && { speakers: { id: 'sprekers', title: 'Sprekers' } }),
    ...(sponsors.length + sponsorsMain.length > 0 && { partners: { id: 'partners', title: 'Partners' } }),
    ...(faq.length > 0 && { questions: { id: 'vragen', title: 'Vragen' } }),
    ...(otherEditions.length > 0 && { others: { id: 'andere-jaren', title: 'Andere jaren' } }),
  }
}
