import { href } from '@gevel/contract/hrefs'
import { environment } from '../../platform/environment/environment'
import { type LinkPurpose, readLink, signLink } from '../../platform/signed-links/signed-link'

/** How long after an event its links still show what was, in days. */
const daysAfter = 60

type Purpose = Extract<LinkPurpose, 'ticket' | 'registration' | 'waiting'>

/** The code of a link that is valid until some time after the event. */
function codeOf(purpose: Purpose, subject: string, endsAt: Date): string {
  return signLink({ purpose, subject, expiresAt: new Date(endsAt.getTime() + daysAfter * 86_400_000) })
}

interface LinkedTicket {
  id: number
  /** how often it was handed over: the links of former holders are no longer valid */
  holder: number
}

/** The code of the link of a ticket, for its holder. */
function ticketLinkCode({ id, holder }: LinkedTicket, endsAt: Date): string {
  return codeOf('ticket', `${id}-${holder}`, endsAt)
}

/** The code of the link of a registration, for whoever registered: all of its tickets. */
export function registrationLinkCode(id: number, endsAt: Date): string {
  return codeOf('registration', String(id), endsAt)
}

/** The code of the link of a place on the waiting list. */
export function waitingLinkCode(id: number, endsAt: Date): string {
  return codeOf('waiting', String(id), endsAt)
}

/** What the code of a ticket's page is of: one ticket, or all of a registration; undefined for none, or one that has expired. */
export function readTicketCode(
  code: string,
  at: Date,
): { ticket: LinkedTicket } | { registration: number } | undefined {
  const ticket = readLink('ticket', code, at)
  if (ticket.state === 'valid') {
    const [id, holder] = ticket.subject.split('-').map(Number)
    return id && holder ? { ticket: { id, holder } } : undefined
  }
  const registration = readLink('registration', code, at)
  return registration.state === 'valid' ? { registration: Number(registration.subject) } : undefined
}

/** The id of the place on a waiting list; undefined for a code that is none, or that has expired. */
export function readWaitingCode(code: string, at: Date): number | undefined {
  const link = readLink('waiting', code, at)
  return link.state === 'valid' ? Number(link.subject) : undefined
}

function linkTo(path: string, code: string): string {
  const link = new URL(path, environment.SITE_URL)
  link.searchParams.set('code', code)
  return link.href
}

/** The page of a ticket, for its holder. */
export function ticketLink(ticket: LinkedTicket, endsAt: Date): string {
  return linkTo(href('/inschrijvingen/:id', { id: ticket.id }), ticketLinkCode(ticket, endsAt))
}

/** The page of all tickets of a registration. */
export function registrationLink(id: number, endsAt: Date): string {
  return linkTo(href('/inschrijvingen'), registrationLinkCode(id, endsAt))
}

/** The page of a place on the waiting list. */
export function waitingLink(id: number, endsAt: Date): string {
  return linkTo(href('/inschrijvingen/wachtlijst'), waitingLinkCode(id, endsAt))
}
