import type { Event } from '@gevel/contract/events'

/** Links to the sections of an event's page. */
export function SubNav({ event, isOver }: { event: Event; isOver: boolean }) {
  const parts = [
    { id: 'terugblik', label: 'Terugblik', has: isOver && event.recap.length > 0 },
    { id: 'programma', label: 'Programma', has: event.programme.length > 0 },
    { id: 'sprekers', label: 'Sprekers', has: event.speakers.length > 0 },
    { id: 'partners', label: 'Partners', has: event.sponsors.length + event.sponsorsMain.length > 0 },
    { id: 'locatie', label: 'Locatie', has: event.venue !== null || event.practical.length > 0 },
    { id: 'vragen', label: 'Vragen', has: event.faq.length > 0 },
  ].filter(({ has }) => has)
  if (parts.length < 2) return null
  return (
    <nav className="subnav" aria-label="Op deze pagina">
      <div className="wrap">
        <ul>
          {parts.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
