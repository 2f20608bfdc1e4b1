import type { PlainPicture } from '@gevel/contract/media'
import { Picture } from './images/picture.tsx'

interface Person {
  name: string
  role: string
  portrait: PlainPicture | null
}

/** People in a side column: a small portrait, name and role. */
export function PeopleRows({ people }: { people: Person[] }) {
  return (
    <ul className="rows rows--people">
      {people.map(({ name, role, portrait }) => (
        <li key={name}>
          {portrait && <Picture alt="" picture={portrait} ratio="1x1" sizes="2.75rem" />}
          <span>
            <strong>{name}</strong>
            <small>{role}</small>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** People as the main content: large portraits in columns. */
export function PeopleGrid({ people }: { people: Person[] }) {
  return (
    <ul className="speakers">
      {people.map(({ name, role, portrait }) => (
        <li key={name}>
          {portrait && (
            <Picture
              alt=""
              picture={portrait}
              ratio="1x1"
              sizes="(min-width: 64rem) 16rem, (min-width: 48rem) 20vw, 45vw"
            />
          )}
          <h3>{name}</h3>
          <p>{role}</p>
        </li>
      ))}
    </ul>
  )
}
