import { href } from '@gevel/contract/hrefs'
import type { OwnVacancyLine } from '@gevel/contract/own-vacancies'
import { Link } from '../../../ui/links/link.tsx'
import { usePageContext } from '../../../ui/page/page-context.tsx'
import { lifeText, stateTags, stateText } from './vacancy-words.ts'

const counts = new Intl.NumberFormat('nl-NL')

/** A vacancy in the list of its employer: its state, what it brought and what to do with it. */
export function VacancyLine({ vacancy, namesCompany }: { vacancy: OwnVacancyLine; namesCompany: boolean }) {
  const { now } = usePageContext()
  const { id, title, city, company, state, isFeatured, figures, request, revisionState } = vacancy
  const life = lifeText(vacancy, now)
  const isWaiting = state === 'changes' || revisionState === 'changes'
  return (
    <li className="mine">
      <div>
        <h3>
          <Link href={href('/vacatures/mijn/:id', { id })}>{title}</Link>
        </h3>
        <p className="mine__facts">
          <span className={stateTags[state]}>{stateText(vacancy)}</span>
          {isFeatured && <span className="tag tag--pri">Uitgelicht</span>}
          {revisionState === 'submitted' && <span className="tag tag--info">Wijziging in behandeling</span>}
          <span>{namesCompany ? `${company}, ${city}` : city}</span>
          {life && <span>{life}</span>}
        </p>
      </div>
      {vacancy.onlineUntil && (
        <dl className="figs">
          <div>
            <dt>Weergaven</dt>
            <dd>{counts.format(figures.views)}</dd>
          </div>
          <div>
            <dt>Kliks</dt>
            <dd>{counts.format(figures.clicks)}</dd>
          </div>
        </dl>
      )}
      {isWaiting && (
        <>
          {request && <p className="mine__why">‘{request}’</p>}
          <p className="mine__acts">
            <Link className="btn btn--primary" href={href('/vacatures/mijn/:id/bewerken', { id })}>
              Pas de tekst aan
            </Link>
          </p>
        </>
      )}
    </li>
  )
}
