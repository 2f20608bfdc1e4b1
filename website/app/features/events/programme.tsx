import type { Event } from '@gevel/contract/events'
import { Lintel } from '../../ui/lintel.tsx'
import { programmeSlots } from './programme-slots.ts'

type Item = Event['programme'][number]

/** The programme by time; parallel parts are side by side. */
export function Programme({ items }: { items: Item[] }) {
  return (
    <section aria-labelledby="programma">
      <Lintel id="programma" title="Programma" />
      <ol className="prog">
        {programmeSlots(items).map(({ start, items: slot }) => (
          <li key={start} className={slot.every(({ pause }) => pause) ? 'break' : undefined}>
            <time dateTime={start}>{start.replace(':', '.')}</time>
            <div className={slot.length > 1 ? 'prog__rooms prog__rooms--3' : undefined}>
              {slot.map((item) => (
                <div key={item.title}>
                  {item.room && <p className="room">{item.room}</p>}
                  <h3>{item.title}</h3>
                  {item.text && <p>{item.text}</p>}
                </div>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
