import { useCurrentSection } from './use-current-section.ts'

/** A section of a page: the anchor of its heading, and the words of the link to it. */
export interface Section {
  id: string
  title: string
}

interface SectionNavProps {
  sections: readonly Section[]
  /** a bar across the page, or a column beside the text, which is a row on a small screen */
  place: 'bar' | 'beside'
  label?: string
  /** its place in the grid */
  className?: string
}

/** Links to the sections of a page; the one in view is marked, above them the first. Nothing for a single section. */
export function SectionNav({ sections, place, label = 'Op deze pagina', className = '' }: SectionNavProps) {
  const current = useCurrentSection(sections.map(({ id }) => id)) ?? sections[0]?.id
  if (sections.length < 2) return null
  const links = (
    <ul>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
  return (
    <nav className={`section-nav section-nav--${place} ${className}`.trimEnd()} aria-label={label}>
      {place === 'bar' ? <div className="wrap">{links}</div> : links}
    </nav>
  )
}
