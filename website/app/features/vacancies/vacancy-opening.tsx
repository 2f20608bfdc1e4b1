import type { Vacancy } from '@gevel/contract/vacancies'
import { hours, salary } from '@gevel/contract/vacancy-facts'
import { ApplyLink } from './apply-link.tsx'

/** Salary, hours and how to apply above the text, where the side column with all facts comes below it. */
export function VacancyOpening({ vacancy, isOpen }: { vacancy: Vacancy; isOpen: boolean }) {
  const pay = salary(vacancy)
  return (
    <div className="vac-opening">
      <p>
        {pay && <strong>{pay}</strong>} {hours(vacancy)}
      </p>
      {isOpen && <ApplyLink vacancy={vacancy} />}
    </div>
  )
}
