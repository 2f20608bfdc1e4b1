import { href } from '@gevel/contract/hrefs'
import type { Invitation } from '@gevel/contract/invitations'

interface InvitationWords {
  title: string
  /** what it is to, with what the role adds */
  offer: { value: string; detail: string | null }
  /** who pays; null where nothing costs anything */
  payer: string | null
  accept: string
  /** above the password of a new account */
  afterPassword: string
  register: string
  /** what the inviter sees of who accepts */
  seen: string
  accepted: { title: string; text: string; next: { label: string; href: string } }
  declined: string
  withdrawn: string
  over: { title: string; text: string }
}

/** What the page of an invitation says, by what it is to. */
export function wordsOf(invitation: Invitation): InvitationWords {
  return invitation.purpose === 'colleague' ? colleagueWords(invitation) : seatWords(invitation)
}

function seatWords({ inviter, organisation, offer, role, edition, readerEmail }: Invitation): InvitationWords {
  const firstName = firstNameOf(inviter)
  return {
    title: `${firstName} nodigt u uit om mee te lezen`,
    offer: {
      value: `Een plaats in ${offer}`,
      detail: role === 'manager' ? 'Als beheerder nodigt u ook anderen uit en ziet u de facturen' : null,
    },
    payer: organisation ?? inviter,
    accept: 'Neem de plaats aan',
    afterPassword: 'Hierna leest u meteen mee.',
    register: 'Maak het account en neem de plaats aan',
    seen: `${firstName} ziet dat u leest, niet wat u leest.`,
    accepted: {
      title: 'U hebt deze plaats',
      text: readerEmail ? 'U leest nu mee.' : 'Log in om te lezen.',
      next: { label: 'Begin met lezen', href: edition === 'pro' ? href('/pro') : href('/') },
    },
    declined: `De plaats is weer vrij en ${inviter} krijgt bericht.`,
    withdrawn: `${organisation ?? inviter} heeft de plaats teruggenomen. Wat gratis is, leest u gewoon.`,
    over: { title: 'Dit abonnement is gestopt', text: 'De plaats is er niet meer. Wat gratis is, leest u gewoon.' },
  }
}

function colleagueWords({ inviter, offer, role, readerEmail }: Invitation): InvitationWords {
  const firstName = firstNameOf(inviter)
  return {
    title: `${firstName} nodigt u uit bij de vacatures`,
    offer: {
      value: `De vacatures van ${offer}`,
      detail:
        role === 'owner'
          ? 'U plaatst en wijzigt ze, leest de sollicitaties, en beheert de gegevens, de facturen en de collega’s'
          : 'U plaatst en wijzigt ze, en leest de sollicitaties',
    },
    payer: null,
    accept: 'Neem de uitnodiging aan',
    afterPassword: 'Hierna ziet u meteen de vacatures.',
    register: 'Maak het account en neem de uitnodiging aan',
    seen: 'Sollicitaties zijn vertrouwelijk: deel ze alleen met wie erover beslist.',
    accepted: {
      title: 'U werkt mee',
      text: readerEmail ? `U ziet de vacatures van ${offer} nu bij uw eigen.` : 'Log in om de vacatures te zien.',
      next: { label: 'Naar mijn vacatures', href: href('/vacatures/mijn') },
    },
    declined: `${inviter} krijgt bericht.`,
    withdrawn: `${offer} heeft de uitnodiging teruggenomen.`,
    over: { title: 'Deze uitnodiging geldt niet meer', text: `${offer} plaatst hier geen vacatures meer.` },
  }
}

/** As the page calls the inviter. */
function firstNameOf(inviter: string): string {
  return inviter.split(' ')[0] ?? inviter
}
