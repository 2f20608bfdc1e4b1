import { filterNames } from '@gevel/contract/vacancy-query'
import { Link } from '../../../ui/links/link.tsx'
import { VACANCY_FILTERS, type VacancySelection, vacanciesHref, wholeList } from './vacancy-selection.ts'

interface ActiveFiltersProps {
  selection: VacancySelection
  /** whether the place is one that is known: an unknown one leaves nothing out */
  isPlaceKnown: boolean
  link: string
}

/** The words, the place and the active filters, each as a link to the list without it. */
export function ActiveFilters({ selection, isPlaceKnown, link }: ActiveFiltersProps) {
  const { text, place, within, filters } = selection
  const active = filterNames.flatMap((name) => {
    const labels: Readonly<Record<string, string>> = VACANCY_FILTERS[name].labels
    const label = labels[filters[name] ?? '']
    const left = { ...selection, filters: { ...filters, [name]: undefined } }
    return label ? [{ label, kind: 'filter', href: vacanciesHref(link, left) }] : []
  })
  const near = `Binnen ${within} km van ${place}`
  if (isPlaceKnown)
    active.unshift({ label: near, kind: 'plaats', href: vacanciesHref(link, { ...selection, place: '' }) })
  if (text)
    active.unshift({ label: `‘${text}’`, kind: 'zoekwoorden', href: vacanciesHref(link, { ...selection, text: '' }) })
  if (active.length === 0) return null
  return (
    <ul className="tags pb-4" aria-label="Actieve filters">
      {active.map(({ label, kind, href }) => (
        <li key={label}>
          <Link className="tag" href={href}>
            {label} ×<span className="vh"> {kind} verwijderen</span>
          </Link>
        </li>
      ))}
      <li>
        <Link className="link text-sm" href={vacanciesHref(link, { ...wholeList, order: selection.order })}>
          Wis alle filters
        </Link>
      </li>
    </ul>
  )
}
