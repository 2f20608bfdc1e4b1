import type { Admission, Attendee, CheckInOutcome, Scan } from '@gevel/contract/check-in'
import { clockTime, longDate } from '../../../ui/text/dates.ts'

/** How an answer looks and sounds. */
export type VerdictKind = 'ok' | 'twice' | 'no' | 'wait'

export interface Verdict {
  kind: VerdictKind
  title: string
  text: string
}

/** What an answer is about, from the server or from the list on the device. */
interface Facts {
  attendee: Pick<Attendee, 'name' | 'type'> | null
  first: Omit<Admission, 'id'> | null
  cancelledAt: string | null
}

const kinds: Readonly<Record<CheckInOutcome, VerdictKind>> = {
  admitted: 'ok',
  again: 'twice',
  conflict: 'twice',
  cancelled: 'no',
  replaced: 'no',
  'other-event': 'no',
  forged: 'no',
  unknown: 'no',
}

/** The answer to a scan in words. */
export function verdictOf(outcome: CheckInOutcome, facts: Facts): Verdict {
  const kind = kinds[outcome]
  const text = reasonOf(outcome, facts)
  const { attendee } = facts
  if (kind === 'ok') return { kind, title: attendee ? `Welkom, ${attendee.name}` : 'Welkom', text }
  const ofWhom = attendee ? `${attendee.name}${kind === 'twice' ? ', ' : '. '}` : ''
  return { kind, title: kind === 'twice' ? 'Al ingecheckt' : 'Niet geldig', text: ofWhom + text }
}

/** Never 'geldig': without a connection nobody knows what happened since the list. */
export function queuedVerdict(attendee: Pick<Attendee, 'name'> | null): Verdict {
  const who = attendee?.name ?? 'Kaart van na de lijst'
  return { kind: 'wait', title: 'In wachtrij', text: `${who}. Nog niet gecontroleerd.` }
}

/** Why, for the answer and for a line of the log. */
function reasonOf(outcome: CheckInOutcome, { attendee, first, cancelledAt }: Facts): string {
  switch (outcome) {
    case 'admitted':
      return attendee ? `Geldig. ${attendee.type}` : 'Geldig'
    case 'again':
    case 'conflict':
      return first ? `om ${clockTime(first.at)} uur, deur ${first.door}` : 'bij een andere deur'
    case 'cancelled':
      return cancelledAt ? `Geannuleerd op ${longDate(cancelledAt)}` : 'Geannuleerd'
    case 'replaced':
      return 'Overgedragen: deze code is vervallen'
    case 'other-event':
      return 'Kaart van een andere bijeenkomst'
    case 'forged':
      return 'Deze code is niet van ons'
    case 'unknown':
      return 'Onbekende code'
  }
}

/** A scan of the log as a line: who, and what became of it. */
export function scanLine({ outcome, attendee, first, cancelledAt, isFlagged, undone }: Scan) {
  const kind: VerdictKind = undone ? 'wait' : kinds[outcome]
  const reason = reasonOf(outcome, { attendee, first, cancelledAt })
  const company = outcome === 'admitted' && attendee?.company ? `, ${attendee.company}` : ''
  const text = kinds[outcome] === 'twice' ? `Al ingecheckt ${reason}` : reason + company
  const flag = isFlagged ? '. Nakijken: kaart is zonder verbinding gebruikt' : ''
  return {
    kind,
    who: attendee?.name ?? 'Onbekende kaart',
    text: undone ? `Ongedaan gemaakt: ${undone.because}` : text + flag,
  }
}
