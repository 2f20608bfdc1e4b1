import { href } from '@gevel/contract/hrefs'
import type { VacancyTeaser } from '@gevel/contract/vacancies'
import { vacancyHref } from '@gevel/contract/vacancy-href'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/links/link.tsx'
import { longDate } from '../../ui/text/dates.ts'
import { SaveVacancyButton } from '../reading-list/save-vacancy-button.tsx'
import { Section } from './section.tsx'

/** The saved vacancies, the most recent first, each with until when it is open. */
export function SavedVacanciesSection({ vacancies }: { vacancies: readonly (VacancyTeaser & { isOpen: boolean })[] }) {
  return (
    <Section id="vacatures" title="Bewaarde vacatures">
      {vacancies.length === 0 ? (
        <EmptyState title="U hebt nog geen vacature bewaard">
          Druk op Bewaren bij een vacature.{' '}
          <Link className="link" href={href('/vacatures')}>
            Alle vacatures
          </Link>
        </EmptyState>
      ) : (
        <ul className="rows">
          {vacancies.map((vacancy) => (
            <li key={vacancy.id}>
              <div>
                <Link className="link" href={vacancyHref(vacancy)}>
                  {vacancy.title}
                </Link>
                <small>
                  {[(vacancy.company ?? vacancy.employer)?.name, vacancy.city].filter(Boolean).join(', ')}.{' '}
                  {vacancy.isOpen ? `Reageren tot ${longDate(vacancy.closesAt)}` : 'Gesloten'}
                </small>
              </div>
              <SaveVacancyButton id={vacancy.id} isSaved name={vacancy.title} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
