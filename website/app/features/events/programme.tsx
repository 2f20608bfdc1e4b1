import type { Event } from '@gevel/contract/events'
import { Lintel } from '../../ui/lintel.tsx'
import type { Section } from '../../ui/section-nav.tsx'
import { dutchDay, fullDate } from '../../ui/text/dates.ts'
import { programmeDays } from './programme-days.ts'
import { usePersonalProgramme } from './use-personal-programme.ts'

interface ProgrammeProps {
  section: Section
  event: Event
}

/** The programme by day and time; parallel parts are side by side. */
export function Programme({ section: { id, title }, event: { id: eventId, programme, startsAt } }: ProgrammeProps) {
  const { chosen, toggle } = usePersonalProgramme(eventId)
  const days = programmeDays(programme, dutchDay(startsAt))
  const PartHeading = days.length > 1 ? 'h4' : 'h3'
  return (
    <section aria-labelledby={id}>
      <Lintel id={id} title={title} />
      {days.map(({ day, slots }) => (
        <div key={day} className="prog-day">
          {/* noon in any zone is the same day in the Netherlands */}
          {days.length > 1 && <h3>{fullDate(`${day}T12:00:00.000Z`)}</h3>}
          <ol className="prog">
            {slots.map(({ start, items }) => (
              <li key={start} className={items.every(({ pause }) => pause) ? 'break' : undefined}>
                <time dateTime={`${day}T${start}`}>{start.replace(':', '.')}</time>
                <div className={items.length > 1 ? 'prog__rooms prog__rooms--3' : undefined}>
                  {items.map((item) => (
                    <div key={item.title} className="prog__room">
                      {item.room && <p className="room">{item.room}</p>}
                      <PartHeading>{item.title}</PartHeading>
                      {item.text && <p>{item.text}</p>}
                      {chosen && items.length > 1 && (
                        <button
                          type="button"
                          className="btn btn--quiet prog__pick"
                          aria-pressed={chosen.has(keyOf(day, item))}
                          onClick={() =>
                            toggle(
                              keyOf(day, item),
                              items.map((other) => keyOf(day, other)),
                            )
                          }
                        >
                          {chosen.has(keyOf(day, item)) ? 'In mijn programma' : 'Zet in mijn programma'}
                          <span className="vh">: {item.title}</span>
                        </button>
                      )}
                    </div>
                  ))}
                </div>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  )
}

/** A part of the programme in the personal one: '2026-12-03 11:15 Ovenzaal'. */
function keyOf(day: string, { start, room, title }: Event['programme'][number]): string {
  return `${day} ${start} ${room ?? title}`
}
