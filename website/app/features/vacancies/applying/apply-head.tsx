import type { Vacancy } from '@gevel/contract/vacancies'
import { hours } from '@gevel/contract/vacancy-facts'
import { Picture } from '../../../ui/images/picture.tsx'

/** For which job, and at whose. */
export function ApplyHead({ vacancy }: { vacancy: Vacancy }) {
  const { company, title, city } = vacancy
  return (
    <header className="org-head apply-head">
      {company?.logo && <Picture alt="" picture={company.logo} ratio="1x1" sizes="4.5rem" />}
      <h1 className="text-3xl">{company ? `Solliciteer bij ${company.name}` : 'Solliciteren'}</h1>
      <p>{[`${title} in ${city}`, hours(vacancy)].filter(Boolean).join(', ')}</p>
    </header>
  )
}
