import type { VacancyTeaser } from '@gevel/contract/vacancies'
import { hours, salary } from '@gevel/contract/vacancy-facts'
import { vacancyHref } from '@gevel/contract/vacancy-href'
import { Link } from '../../ui/links/link.tsx'
import { VacancyLogo } from './vacancy-logo.tsx'

/** A vacancy in a side column or a short list. */
export function VacancyMini({ vacancy }: { vacancy: VacancyTeaser }) {
  return (
    <li className="vac vac--mini">
      <VacancyLogo vacancy={vacancy} sizes="2.5rem" />
      <h3>
        <Link href={vacancyHref(vacancy)} prefetch>
          {vacancy.title}
        </Link>
      </h3>
      <p className="vac__org">
        {[(vacancy.company ?? vacancy.employer)?.name, vacancy.city].filter(Boolean).join(', ')}
      </p>
      <ul className="facts">{[hours(vacancy), salary(vacancy)].map((fact) => fact && <li key={fact}>{fact}</li>)}</ul>
    </li>
  )
}
