import { useCurrentSection } from '../../ui/use-current-section.ts'

/** The sections of the account's page; the one in view is marked. */
export function SideNav({ sections }: { sections: readonly (readonly [id: string, label: string])[] }) {
  const current = useCurrentSection(sections.map(([id]) => id))
  return (
    <nav className="sidenav lg:col-span-3" aria-label="Account">
      <ul>
        {sections.map(([id, label]) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
