import { href } from '@gevel/contract/hrefs'
import type { VacancyTeaser } from '@gevel/contract/vacancies'
import { Lintel } from '../../ui/lintel.tsx'
import { VacancyMini } from '../vacancies/vacancy-mini.tsx'

/** Some vacancies beside an article. */
export function VacanciesBeside({ vacancies }: { vacancies: readonly VacancyTeaser[] }) {
  return (
    <>
      <Lintel id="vacatures" title="Vacatures" more={{ label: null, href: href('/vacatures') }} />
      <ul>
        {vacancies.map((vacancy) => (
          <VacancyMini key={vacancy.id} vacancy={vacancy} />
        ))}
      </ul>
    </>
  )
}
