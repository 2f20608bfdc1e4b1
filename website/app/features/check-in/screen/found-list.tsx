import type { ListedTicket } from '@gevel/contract/check-in'
import { FORM_NAME } from '../../../forms/schema/define-form.ts'
import { clockTime } from '../../../ui/text/dates.ts'

interface FoundListProps {
  found: readonly ListedTicket[]
  words: string
  nonce: string
  /** undefined without scripts */
  onAdmit: ((ticket: number) => void) | undefined
}

/** Who matches a search, with the button that checks each in. */
export function FoundList({ found, words, nonce, onAdmit }: FoundListProps) {
  return (
    <section aria-labelledby="gevonden">
      <div className="lintel lintel--slim">
        <h2 id="gevonden">{found.length === 0 ? 'Niemand gevonden' : `${found.length} gevonden`}</h2>
      </div>
      <ul className="rows">
        {found.map((ticket) => (
          <li key={ticket.ticket}>
            <span>
              <strong>{ticket.name}</strong>
              <small>{[ticket.company, ticket.type].filter(Boolean).join(', ')}</small>
            </span>
            <FoundState ticket={ticket} words={words} nonce={nonce} onAdmit={onAdmit} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface FoundStateProps extends Omit<FoundListProps, 'found'> {
  ticket: ListedTicket
}

function FoundState({ ticket, words, nonce, onAdmit }: FoundStateProps) {
  const { admission, cancelledAt } = ticket
  if (cancelledAt) return <span className="tag tag--err">Geannuleerd</span>
  if (admission) return <span className="tag tag--ok">Binnen sinds {clockTime(admission.at)}</span>
  return (
    <form
      method="post"
      onSubmit={(event) => {
        if (!onAdmit) return
        event.preventDefault()
        onAdmit(ticket.ticket)
      }}
    >
      <input type="hidden" name={FORM_NAME} value="inchecken" />
      <input type="hidden" name="ticket" value={ticket.ticket} />
      <input type="hidden" name="nonce" value={nonce} />
      <input type="hidden" name="words" value={words.slice(0, 100)} />
      <button className="btn btn--primary" type="submit" aria-label={`Check in: ${ticket.name}`}>
        Check in
      </button>
    </form>
  )
}
