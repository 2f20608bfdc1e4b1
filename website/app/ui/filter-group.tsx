import { Link } from './links/link.tsx'

/** A value of a filter, as a link to the list with it. */
export interface FilterChoice {
  label: string
  /** null when it would leave nothing */
  href: string | null
  /** empty for the choice of no filter */
  count: string
  isCurrent: boolean
}

interface FilterGroupProps {
  title: string
  choices: readonly FilterChoice[]
  note?: string | undefined
}

/** The values of one filter beside a list, with the number of results of each. */
export function FilterGroup({ title, choices, note }: FilterGroupProps) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {choices.map(({ label, href, count, isCurrent }) => (
          <li key={label}>
            {href === null ? (
              <span>
                {label} <span>{count}</span>
              </span>
            ) : (
              <Link href={href} aria-current={isCurrent ? 'true' : undefined}>
                {label} {count && <span>{count}</span>}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {note && <p className="source">{note}</p>}
    </section>
  )
}
