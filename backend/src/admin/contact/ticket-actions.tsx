import type { TicketState } from '@gevel/contract/contact'
import { Check, Clock, Cross, Mail, Pencil } from '@strapi/icons'
import type { ShownTicket } from '../../features/contact/tickets/show-ticket'
import { useAction } from '../kit/action/use-action'
import { useFormKey } from '../kit/action/use-form-key'
import { useNote } from '../kit/action/use-note'
import { ActionList } from '../kit/detail/action-list'
import { stateNames, TICKETS } from './ticket-words'

const steps = [
  { state: 'open', label: 'Neem in behandeling', icon: <Clock /> },
  { state: 'done', label: 'Handel af', icon: <Check /> },
  { state: 'spam', label: 'Markeer als spam', icon: <Cross /> },
] as const

/** What an editor can do with a message. */
export function TicketActions({ ticket }: { ticket: ShownTicket }) {
  const { id, name, email, state } = ticket
  const { key, renewed } = useFormKey()
  const answer = useAction<ShownTicket>({
    request: (_, { text = '' }) => ({
      method: 'POST',
      path: `${TICKETS}/${id}/answers`,
      body: { text, idempotencyKey: key.current },
    }),
    question: () => ({
      title: 'Beantwoord per mail',
      text: `De mail gaat naar ${name} (${email}), met het bericht eronder. Een reactie komt bij ${ticket.addressee ?? 'de redactie'}.`,
      confirm: 'Verstuur antwoord',
      fields: [{ name: 'text', label: 'Uw antwoord', kind: 'long-text', isRequired: true }],
    }),
    done: () => 'Het antwoord is verstuurd.',
  })
  const note = useNote<ShownTicket>(TICKETS)
  const move = useAction<TicketState>({
    request: (to) => ({ method: 'PUT', path: `${TICKETS}/${id}/state`, body: { state: to } }),
    done: (to) => `De staat is nu: ${stateNames[to]}.`,
  })
  return (
    <ActionList
      actions={[
        ...(email
          ? [
              {
                label: 'Beantwoord per mail',
                icon: <Mail />,
                run: () => renewed(answer.run(ticket)),
                isBusy: answer.isBusy,
              },
            ]
          : []),
        {
          label: 'Schrijf een notitie',
          icon: <Pencil />,
          run: () => note.run(ticket),
          isBusy: note.isBusy,
        },
        ...steps
          .filter((step) => step.state !== state)
          .map((step) => ({
            ...{ label: step.label, icon: step.icon, isBusy: move.isBusy, isDanger: step.state === 'spam' },
            run: () => move.run(step.state),
          })),
      ]}
    />
  )
}
