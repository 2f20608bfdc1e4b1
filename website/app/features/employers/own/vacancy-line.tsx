import { href } from '@gevel/contract/hrefs'
import type { OwnVacancyLine } from '@gevel/contract/own-vacancies'
import { Link } from '../../../ui/links/link.tsx'
import { usePageContext } from '../../../ui/page/page-context.tsx'
import { FigureRow } from './figure-row.tsx'
import { endsSoon, lifeText, stateTags, stateText } from './vacancy-words.ts'

/** A vacancy in the list of its employer: its state, what it brought and what to do with it. */
export function VacancyLine({ vacancy, namesCompany }: { vacancy: OwnVacancyLine; namesCompany: boolean }) {
  const { now } = usePageContext()
  const { id, title, city, company, state, isFeatured, request, revisionState } = vacancy
  const life = lifeText(vacancy, now)
  const isEnding = endsSoon(vacancy, now)
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
          {life && <span className={isEnding ? 'mine__soon' : undefined}>{life}</span>}
        </p>
      </div>
      {vacancy.onlineUntil && <FigureRow {...vacancy} />}
      {isWaiting && request && <p className="mine__why">‘{request}’</p>}
      <p className="mine__acts">
        {isWaiting ? (
          <Link className="btn btn--primary" href={href('/vacatures/mijn/:id/bewerken', { id })}>
            Pas de tekst aan
          </Link>
        ) : (
          actsOf(vacancy).map(({ label, path }) => (
            <Link key={label} className="link" href={path} aria-label={`${label}: ${title}`}>
              {label}
            </Link>
          ))
        )}
      </p>
    </li>
  )
}

/** What is done most with a vacancy in its state; its page has the rest. */
function actsOf({ id, state, figures }: OwnVacancyLine) {
  const page = href('/vacatures/mijn/:id', { id })
  const acts = {
    extend: { label: 'Verleng', path: `${page}#verlengen` },
    edit: { label: 'Bewerk', path: href('/vacatures/mijn/:id/bewerken', { id }) },
    close: { label: 'Sluit', path: `${page}#sluiten` },
    copy: { label: 'Kopieer', path: `${page}#kopieren` },
    withdraw: { label: 'Trek terug', path: `${page}#terugtrekken` },
    read: { label: 'Sollicitaties', path: href('/vacatures/mijn/:id/sollicitaties', { id }) },
  }
  const read = figures.applications > 0 ? [acts.read] : []
  switch (state) {
    case 'online':
      return [...read, acts.extend, acts.edit, acts.close]
    case 'expired':
      return [...read, acts.extend, acts.copy]
    case 'submitted':
      return [acts.edit, acts.withdraw]
    case 'concept':
    case 'planned':
    case 'changes':
      return [acts.edit, acts.close]
    case 'closed':
    case 'rejected':
      return [...read, acts.copy]
  }
}
