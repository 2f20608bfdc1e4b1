import type { VacancyCard } from '@gevel/contract/vacancies'
import { hours, salary } from '@gevel/contract/vacancy-facts'
import { vacancyHref } from '@gevel/contract/vacancy-href'
import type { ReactNode } from 'react'
import { Link } from '../../ui/links/link.tsx'
import { AnyIcon, type AnyIconName } from '../../ui/more-icons.tsx'
import { usePageContext } from '../../ui/page/page-context.tsx'
import { age } from '../../ui/text/dates.ts'
import { SaveVacancyButton } from '../reading-list/save-vacancy-button.tsx'
import { VacancyLogo } from './vacancy-logo.tsx'

interface VacancyRowProps {
  vacancy: VacancyCard
  isSaved: boolean
  /** the address of the list */
  page: string
}

/**
 * A vacancy in the full list: employer, a sentence, and place, hours, salary and age, in columns where there is room, and a button that saves it; a
 * featured one on the edition's tint.
 */
export function VacancyRow({ vacancy, isSaved, page }: VacancyRowProps) {
  const { now } = usePageContext()
  const pay = salary(vacancy)
  const anchor = `vacature-${vacancy.id}`
  return (
    <li className={vacancy.featured ? 'vac vac--row vac--top' : 'vac vac--row'} id={anchor}>
      <VacancyLogo vacancy={vacancy} sizes="3rem" />
      <h2>
        <Link href={vacancyHref(vacancy)} prefetch>
          {vacancy.title}
        </Link>
      </h2>
      <p className="vac__org">
        {(vacancy.company ?? vacancy.employer)?.name}{' '}
        {vacancy.featured && <span className="tag tag--pri">Uitgelicht</span>}
      </p>
      <p className="vac__text">{vacancy.intro}</p>
      <ul className="facts">
        <FactItem icon="place">{vacancy.city}</FactItem>
        <FactItem icon="clock">{hours(vacancy)}</FactItem>
        {pay && <li className="fact--pay">{pay}</li>}
        <li className="muted fact--age">{age(vacancy.postedAt, now)}</li>
      </ul>
      <SaveVacancyButton id={vacancy.id} isSaved={isSaved} name={vacancy.title} row={`${page}#${anchor}`} />
    </li>
  )
}

function FactItem({ icon, children }: { icon: AnyIconName; children: ReactNode }) {
  if (!children) return null
  return (
    <li className={`fact--${icon}`}>
      <AnyIcon name={icon} />
      {children}
    </li>
  )
}
