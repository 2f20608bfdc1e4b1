import type { EventSection } from './event-sections.ts'

/** Links to the sections of an event's page, named as their headings. */
export function SubNav({ sections }: { sections: readonly EventSection[] }) {
  if (sections.length < 2) return null
  return (
    <nav className="subnav" aria-label="Op deze pagina">
      <div className="wrap">
        <ul>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
