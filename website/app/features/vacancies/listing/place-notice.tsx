import type { PlaceAnswer } from '@gevel/contract/vacancy-filters'
import { Link } from '../../../ui/links/link.tsx'
import { type VacancySelection, vacanciesHref } from './vacancy-selection.ts'

interface PlaceNoticeProps {
  /** undefined without a place */
  answer: PlaceAnswer | undefined
  selection: VacancySelection
  link: string
}

/** Above the list: that the place is not known, or that there are two, with the places that may be meant. */
export function PlaceNotice({ answer, selection, link }: PlaceNoticeProps) {
  if (!answer || answer.state === 'found') return null
  const { place } = selection
  const { suggestions } = answer
  return (
    <p className="notice mb-6" role="status">
      <strong>
        {answer.state === 'unknown'
          ? `Wij kennen geen plaats ‘${place}’.`
          : `Er zijn twee plaatsen met de naam ${place}.`}
      </strong>{' '}
      {suggestions.length > 0 ? (
        <>
          Bedoelt u{' '}
          {suggestions.map((name, index) => (
            <span key={name}>
              {index > 0 && (index === suggestions.length - 1 ? ' of ' : ', ')}
              <Link className="link" href={vacanciesHref(link, { ...selection, place: name })}>
                {name}
              </Link>
            </span>
          ))}
          ?{' '}
        </>
      ) : (
        'Probeer een grotere plaats in de buurt, zonder postcode. '
      )}
      Hieronder staan de vacatures in heel het land.
    </p>
  )
}
