import { Link } from '../../../ui/links/link.tsx'
import { FILTER_NAMES, VACANCY_FILTERS, type VacancySelection, vacanciesHref } from './vacancy-selection.ts'

/** The active filters, each as a link to the list without it. */
export function ActiveFilters({ selection: { filters, order }, link }: { selection: VacancySelection; link: string }) {
  const active = FILTER_NAMES.flatMap((name) => {
    const labels: Readonly<Record<string, string>> = VACANCY_FILTERS[name].labels
    const label = labels[filters[name] ?? '']
    return label ? [{ label, href: vacanciesHref(link, { filters: { ...filters, [name]: undefined }, order }) }] : []
  })
  if (active.length === 0) return null
  return (
    <ul className="tags pb-4" aria-label="Actieve filters">
      {active.map(({ label, href }) => (
        <li key={label}>
          <Link className="tag" href={href}>
            {label} ×<span className="vh"> filter verwijderen</span>
          </Link>
        </li>
      ))}
      <li>
        <Link className="link text-sm" href={vacanciesHref(link, { filters: {}, order })}>
          Wis alle filters
        </Link>
      </li>
    </ul>
  )
}
