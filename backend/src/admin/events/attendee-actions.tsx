import { ArrowsHorizontal, Check, Cross, Message, Pencil } from '@strapi/icons'
import type { ShownAttendee } from '../../features/organiser/attendees/show-attendee'
import type { Answers, Question } from '../kit/action/question'
import { useAction } from '../kit/action/use-action'
import type { SiteChange } from '../kit/data/site-api'
import { ActionList } from '../kit/detail/action-list'
import { amountText } from '../kit/words/amounts'
import { cancellationFields } from './cancellation-fields'
import { REGISTRATIONS } from './event-words'
import { sessionsIn } from './session-checks'

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
  const move = useAttendeeAction({
    ...{ method: 'PUT', path: 'place' },
    question: ({ name, typeId, types, sessions, sessionIds }) => ({
      title: `Verplaats ${name}`,
      text: 'De oude plaats komt meteen vrij. Wat betaald is, blijft zoals het is.',
      confirm: 'Verplaats',
      fields: [
        {
          ...{ name: 'typeId', label: 'Kaartsoort', isRequired: true, value: String(typeId) },
          kind: { options: types.map(({ id, name: type }) => [String(id), type] as const) },
        },
        ...sessions.map(({ id, start, title, room }) => ({
          ...{ name: `session-${id}`, label: `${start}, ${title} (${room})`, kind: 'check' as const },
          value: sessionIds.includes(id) ? 'yes' : '',
        })),
        { name: 'isOverbooked', label: 'Ook als het daar vol is', kind: 'check' },
        { name: 'reason', label: 'Reden', kind: 'long-text', isRequired: true },
      ],
    }),
    body: (answers) => ({ ...answers, sessionIds: sessionsIn(answers) }),
    done: ({ name }) => `${name} is verplaatst.`,
  })
  const change = useAttendeeAction({
    ...{ method: 'PUT', path: 'holder' },
    question: ({ name, email, company }) => ({
      title: 'Wijzig gegevens',
      text: 'Met een ander mailadres wordt de kaart overgedragen: de oude code geldt dan niet meer.',
      confirm: 'Bewaar',
      fields: [
        { name: 'name', label: 'Naam', kind: 'text', isRequired: true, value: name },
        { name: 'email', label: 'E-mailadres', kind: 'text', isRequired: true, value: email },
        { name: 'company', label: 'Bedrijf', kind: 'text', value: company ?? '' },
      ],
    }),
    done: () => 'De gegevens zijn gewijzigd.',
  })
  const answer = useAttendeeAction({
    ...{ method: 'PUT', path: 'answers' },
    question: ({ name, answers }) => ({
      ...{ title: 'Vul antwoorden in', text: `Wat ${name} u vertelde. Leeg: niet beantwoord.`, confirm: 'Bewaar' },
      fields: answers.map(({ id, label, kind, choices, answer: given }) => ({
        ...{ name: String(id), label, value: given ?? '' },
        kind: kind === 'choice' ? { options: choices.map((choice) => [choice, choice] as const) } : ('text' as const),
        ...(kind === 'diet' && { hint: `Zoals ${choices.join(', ')}.` }),
      })),
    }),
    body: (answers) => ({ answers }),
    done: () => 'De antwoorden zijn bewaard.',
  })
  const isValid = attendee.state === 'valid'
  const offered = [
    { label: 'Wijzig gegevens', icon: <Pencil />, action: change, isDanger: false, isOffered: isValid },
    { label: 'Verplaats', icon: <ArrowsHorizontal />, action: move, isDanger: false, isOffered: isValid },
    {
      ...{ label: 'Vul antwoorden in', icon: <Message />, action: answer, isDanger: false },
      isOffered: isValid && attendee.answers.length > 0,
    },
    {
      ...{ label: 'Meld als terugbetaald', icon: <Check />, action: refund, isDanger: false },
      isOffered: attendee.payment === 'refund',
    },
    {
      ...{ label: 'Annuleer de kaart', icon: <Cross />, action: cancel, isDanger: true },
      isOffered: isValid,
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
  /** in place of the answers of the dialog */
  body?: (answers: Answers) => object
  done: (attendee: ShownAttendee) => string
}

function useAttendeeAction({ method, path, question, body, done }: AttendeeAction) {
  return useAction<ShownAttendee>({
    request: ({ id }, answers) => ({
      ...{ method, path: `${REGISTRATIONS}/attendees/${id}/${path}` },
      body: body?.(answers) ?? answers,
    }),
    question,
    done,
  })
}
