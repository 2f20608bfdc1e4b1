import { useCurrentSection } from '../../ui/use-current-section.ts'
import type { EventSection } from './event-sections.ts'

/** Links to the sections of an event's page, named as their headings. */
export function SubNav({ sections }: { sections: readonly EventSection[] }) {
  const current = useCurrentSection(sections.map(({ id }) => id))
  if (sections.length < 2) return null
  return (
    <nav className="subnav" aria-label="Op deze pagina">
      <div className="wrap">
        <ul>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
