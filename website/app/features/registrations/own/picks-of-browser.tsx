import { href } from '@gevel/contract/hrefs'
import type { OwnProgrammePart } from '@gevel/contract/own-programme'
import { Link } from '../../../ui/links/link.tsx'
import { usePersonalProgramme } from '../../events/use-personal-programme.ts'
import { ownHref } from './own-href.ts'
import { openSlots } from './programme-form.ts'

interface PicksOfBrowserProps {
  eventId: number
  parts: readonly OwnProgrammePart[]
  ticketId: number
  code: string | null
}

/** A link that fills in what was chosen on the page of the event, in this browser; nothing when the ticket has that already. */
export function PicksOfBrowser({ eventId, parts, ticketId, code }: PicksOfBrowserProps) {
  const { chosen } = usePersonalProgramme(eventId)
  const open = openSlots(parts).flat()
  const keys = open.filter(({ key }) => chosen?.has(key)).map(({ key }) => key)
  const isNew = open.some(({ key, isPicked }) => keys.includes(key) && !isPicked)
  if (!isNew) return null
  const path = ownHref(href('/inschrijvingen/:id/programma', { id: ticketId }), code)
  const query = new URLSearchParams(keys.map((key) => ['kies', key]))
  return (
    <p>
      <Link className="link" href={`${path}${path.includes('?') ? '&' : '?'}${query}`} rel="nofollow">
        Neem over wat u op de pagina van de bijeenkomst koos
      </Link>
    </p>
  )
}
