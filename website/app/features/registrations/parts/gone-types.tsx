import type { TicketType } from '@gevel/contract/event-sales'
import { Notice } from '../../../ui/notice.tsx'

interface GoneTypesProps {
  /** chosen types that the visitor cannot choose any more; of those that are full the hold says so */
  types: readonly TicketType[]
  /** of the attendees that were filled in so far */
  names: readonly string[]
  /** there are others */
  canChoose: boolean
}

/** Tells the visitor that chosen tickets are no longer sold, and that the names of their attendees are kept. */
export function GoneTypes({ types, names, canChoose }: GoneTypesProps) {
  const [first] = types
  if (!first) return null
  const isEnded = types.every(({ state }) => state === 'closed')
  return (
    <Notice title={`${inWords(types.map(({ name }) => name))} kunt u niet meer kiezen`} isProblem>
      {isEnded ? 'Deze kaart wordt niet meer verkocht.' : 'Deze kaart is er nu niet voor u.'} Er is nog niemand
      ingeschreven. {canChoose && 'Kies hieronder een andere kaart. '}
      {names.length === 0
        ? 'Wat u invulde blijft bewaard.'
        : canChoose
          ? `Wat u invulde voor ${inWords(names)} gaat mee.`
          : `Wat u invulde voor ${inWords(names)} blijft bewaard.`}
    </Notice>
  )
}

function inWords(names: readonly string[]): string {
  return new Intl.ListFormat('nl').format(names)
}
