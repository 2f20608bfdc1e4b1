import { partnerHref } from '@gevel/contract/hrefs'
import type { Vacancy } from '@gevel/contract/vacancies'
import { hours, salary } from '@gevel/contract/vacancy-facts'
import { categoryNames, levelNames } from '@gevel/contract/vacancy-names'
import { Link } from '../../ui/links/link.tsx'
import { PhoneLink } from '../../ui/links/phone-link.tsx'
import { Lintel } from '../../ui/lintel.tsx'
import { ShareButton } from '../../ui/share-button.tsx'
import { longDate } from '../../ui/text/dates.ts'
import { SaveVacancyButton } from '../reading-list/save-vacancy-button.tsx'
import { ApplyLink } from './apply-link.tsx'
import { VacancyMini } from './vacancy-mini.tsx'

/** The facts of a vacancy, how to apply, the employer, and similar vacancies. */
export function VacancyAside({ vacancy, isOpen, isSaved }: { vacancy: Vacancy; isOpen: boolean; isSaved: boolean }) {
  const { company, employer, similar } = vacancy
  return (
    <aside className="joint lg:col-span-4" aria-label="Kenmerken">
      <div className="stay stack">
        <div className="panel">
          <h2>In het kort</h2>
          <Facts vacancy={vacancy} />
          <div className="stack mt-5 gap-2.5">
            {isOpen && <ApplyLink vacancy={vacancy} />}
            {isOpen && <Contact contact={vacancy.contact} />}
            <div className="share">
              <SaveVacancyButton id={vacancy.id} isSaved={isSaved} />
              <ShareButton title={vacancy.title} />
            </div>
          </div>
        </div>
        {company?.summary && (
          <section className="mt-4" aria-labelledby="werkgever">
            <Lintel id="werkgever" title="Over de werkgever" />
            <p>{company.summary}</p>
            <p className="mt-2">
              <Link className="link" href={partnerHref(company)}>
                Meer over {company.name}
              </Link>
            </p>
          </section>
        )}
        {employer?.website && (
          <section className="mt-4" aria-labelledby="werkgever">
            <Lintel id="werkgever" title="Over de werkgever" />
            <p>
              <a className="link" href={employer.website} rel="external">
                Naar de website van {employer.name}
              </a>
            </p>
          </section>
        )}
        {similar.length > 0 && (
          <section className="mt-4" aria-labelledby="lijkt-hierop">
            <Lintel id="lijkt-hierop" title="Lijkt hierop" />
            <ul>
              {similar.map((other) => (
                <VacancyMini key={other.id} vacancy={other} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </aside>
  )
}

function Facts({ vacancy }: { vacancy: Vacancy }) {
  const rows: [string, string | null][] = [
    ['Salaris', salary(vacancy)],
    ['Uren', hours(vacancy)],
    ['Niveau', vacancy.level && levelNames[vacancy.level]],
    ['Contract', vacancy.contract],
    ['Vakgebied', categoryNames[vacancy.category]],
    ['Geplaatst', longDate(vacancy.postedAt)],
    ['Reageren tot', longDate(vacancy.closesAt)],
  ]
  return (
    <dl className="dl">
      {rows.map(
        ([label, value]) =>
          value && (
            <div className="contents" key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** A question about the vacancy: the contact person. */
function Contact({ contact }: Pick<Vacancy, 'contact'>) {
  if (!contact) return null
  return (
    <p className="text-sm">
      Vragen? <strong>{contact.name}</strong>
      {contact.role && `, ${contact.role}`}
      {contact.phone && (
        <>
          {', '}
          <PhoneLink number={contact.phone} />
        </>
      )}
    </p>
  )
}
