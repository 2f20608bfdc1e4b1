import { href } from '@gevel/contract/hrefs'
import type { VacancyDraft } from '@gevel/contract/own-vacancies'
import { Link } from '../../../ui/links/link.tsx'
import { dateAndTime } from '../../../ui/text/dates.ts'
import { stateTags } from './vacancy-words.ts'

/** A vacancy that was not sent yet; its first step leads on to the one that is missing. */
export function DraftLine({ draft: { id, title, savedAt } }: { draft: VacancyDraft }) {
  const path = href('/vacatures/plaatsen/:draft/:step', { draft: id, step: 'controle' })
  return (
    <li className="mine">
      <div>
        <h3>
          <Link href={path}>{title ?? 'Vacature zonder titel'}</Link>
        </h3>
        <p className="mine__facts">
          <span className={stateTags.concept}>Niet ingediend</span>
          <span>Bewaard: {dateAndTime(savedAt)}</span>
        </p>
      </div>
      <p className="mine__acts">
        <Link className="btn btn--quiet" href={path}>
          Ga verder
        </Link>
      </p>
    </li>
  )
}
