import { Check, Cross } from '@strapi/icons'
import type { ShownAttendee } from '../../features/organiser/attendees/show-attendee'
import type { Question } from '../kit/action/question'
import { useAction } from '../kit/action/use-action'
import type { SiteChange } from '../kit/data/site-api'
import { ActionList } from '../kit/detail/action-list'
import { amountText } from '../kit/words/amounts'
import { cancellationFields } from './cancellation-fields'
import { REGISTRATIONS } from './event-words'

/** What an organiser can do with a ticket. */
export function AttendeeActions({ attendee }: { attendee: ShownAttendee }) {
  const cancel = useAttendeeAction({
    ...{ method: 'POST', path: 'cancellation' },
    question: ({ name, unitCents }) => ({
      title: 'Annuleer de kaart',
      text: `De plaats van ${name} komt vrij, en ${name} krijgt een mail.${unitCents > 0 ? ` Er komt een creditnota van ${amountText(unitCents)}; wat betaald is, betaalt u daarna terug.` : ''}`,
      ...{ confirm: 'Annuleer de kaart', cancel: 'Laat staan', isDanger: true },
      fields: unitCents > 0 ? cancellationFields : cancellationFields.slice(0, 1),
    }),
    done: ({ name }) => `De kaart van ${name} is geannuleerd.`,
  })
  const refund = useAttendeeAction({
    ...{ method: 'POST', path: 'refund' },
    question: ({ credit, refundCents }) => ({
      title: 'Terugbetaald',
      text: `Meld dit nadat de bank ${amountText(refundCents)} heeft overgemaakt. Het geldt voor alle kaarten van creditnota ${credit}.`,
      confirm: 'Meld als terugbetaald',
      fields: [{ name: 'paidOn', label: 'Terugbetaald op', kind: 'day', isRequired: true }],
    }),
    done: () => 'De terugbetaling is gemeld.',
  })
  const offered = [
    {
      ...{ label: 'Meld als terugbetaald', icon: <Check />, action: refund, isDanger: false },
      isOffered: attendee.payment === 'refund',
    },
    {
      ...{ label: 'Annuleer de kaart', icon: <Cross />, action: cancel, isDanger: true },
      isOffered: attendee.state === 'valid',
    },
  ]
  const actions = offered.filter(({ isOffered }) => isOffered)
  if (actions.length === 0) return null
  return (
    <ActionList
      actions={actions.map(({ label, icon, action, isDanger }) => ({
        ...{ label, icon, isBusy: action.isBusy, isDanger },
        run: () => action.run(attendee),
      }))}
    />
  )
}

interface AttendeeAction {
  method: SiteChange['method']
  /** below the ticket */
  path: string
  question: (attendee: ShownAttendee) => Question
  done: (attendee: ShownAttendee) => string
}

function useAttendeeAction({ method, path, question, done }: AttendeeAction) {
  return useAction<ShownAttendee>({
    request: ({ id }, answers) => ({ method, path: `${REGISTRATIONS}/attendees/${id}/${path}`, body: answers }),
    question,
    done,
  })
}
