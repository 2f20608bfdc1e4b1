import type { IssueReader } from '@gevel/contract/issue-reader'
import type { SubmitEvent } from 'react'
import { AnyIcon } from '../../../ui/more-icons.tsx'
import { stepFrom } from './reader-pages.ts'
import { TurnLink } from './turn-link.tsx'
import type { PageTurns } from './use-page-turns.ts'

interface ReaderTurnsProps {
  reader: IssueReader
  q: string
  turns: PageTurns
}

/** The links to the previous and the next page, and the field with the number of the page. */
export function ReaderTurns({ reader, q, turns }: ReaderTurnsProps) {
  const { pageCount } = reader.pdf
  const goTo = (event: SubmitEvent<HTMLFormElement>) => {
    const requestedPage = Number(new FormData(event.currentTarget).get('p'))
    event.preventDefault()
    if (Number.isInteger(requestedPage)) turns.goTo(requestedPage)
  }
  return (
    <nav className="reader__turns" aria-label="Bladeren">
      <StepLinks step={-1} turns={turns} pageCount={pageCount} />
      <form method="get" className="reader__number" key={turns.page} onSubmit={goTo}>
        {q && <input type="hidden" name="q" value={q} />}
        <label htmlFor="pagina">Pagina</label>
        <input
          id="pagina"
          className="input num"
          type="text"
          name="p"
          inputMode="numeric"
          defaultValue={turns.page}
          maxLength={4}
          autoComplete="off"
        />
        <span className="num">van {pageCount}</span>
        <button type="submit" className="reader__tool">
          Ga
        </button>
      </form>
      <StepLinks step={1} turns={turns} pageCount={pageCount} />
    </nav>
  )
}

const NAMES = { [-1]: 'Vorige', 1: 'Volgende' } as const

/** A link to the next page, and one to the next spread: the style sheet shows the one that fits the screen. */
function StepLinks(props: StepProps) {
  return (
    <>
      <StepLink {...props} bySpread={false} />
      <StepLink {...props} bySpread />
    </>
  )
}

interface StepProps {
  step: 1 | -1
  turns: PageTurns
  pageCount: number
}

function StepLink({ step, turns, pageCount, bySpread }: StepProps & { bySpread: boolean }) {
  const target = stepFrom(turns.page, step, pageCount, bySpread)
  const className = `reader__step ${bySpread ? 'reader-wide' : 'reader-narrow'}`
  const icon = <AnyIcon name={step === 1 ? 'next' : 'previous'} />
  if (target === undefined)
    return (
      <span className={className} aria-hidden="true">
        {icon}
      </span>
    )
  return (
    <TurnLink
      className={className}
      page={target}
      turns={turns}
      label={`${NAMES[step]} pagina`}
      rel={step === 1 ? 'next' : 'prev'}
    >
      {icon}
    </TurnLink>
  )
}
