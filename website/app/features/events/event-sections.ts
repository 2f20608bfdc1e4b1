import type { Event } from '@gevel/contract/events'
import type { Section } from '../../ui/section-nav.tsx'

type SectionName = 'recap' | 'about' | 'programme' | 'speakers' | 'practical' | 'partners' | 'questions' | 'others'

/** The sections that an event's page has, in their order, titled as their headings. */
export function eventSections(event: Event, isOver: boolean): Partial<Record<SectionName, Section>> {
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
