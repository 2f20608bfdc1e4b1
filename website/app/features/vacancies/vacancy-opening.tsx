import type { Vacancy } from '@gevel/contract/vacancies'
import { ApplyLink } from './apply-link.tsx'
import { hours, salary } from './vacancy-facts.ts'

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
