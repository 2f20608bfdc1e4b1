import type { BulkOutcome } from '../../features/editor-actions/perform-each'
import { outcomeText } from '../desk/outcome-text'
import { useAction } from '../kit/action/use-action'
import type { SelectedRows } from '../kit/list/selection'
import type { BulkAction } from '../kit/list/selection-bar'
import { cancellationFields } from './cancellation-fields'
import { REGISTRATIONS } from './event-words'

/** What can be done with many attendees at once. */
export function useAttendeeBulk(): BulkAction[] {
  const cancel = useAction<{ rows: SelectedRows; count: number }, { data: BulkOutcome }>({
    request: ({ rows }, answers) => ({
      ...{ method: 'POST', path: `${REGISTRATIONS}/attendees/cancellations` },
      body: { ...answers, selection: rows },
    }),
    question: ({ count }) => ({
      title: 'Annuleer kaarten',
      text: `${count === 1 ? 'Eén kaart wordt' : `${count} kaarten worden`} geannuleerd. Elke deelnemer krijgt een mail, en wat betaald is een creditnota.`,
      ...{ confirm: 'Annuleer', cancel: 'Laat staan', isDanger: true, fields: cancellationFields },
    }),
    done: (_, { data }) =>
      outcomeText(data, (done) => (done === 1 ? '1 kaart is geannuleerd.' : `${done} kaarten zijn geannuleerd.`)),
  })
  return [{ label: 'Annuleer', isDanger: true, run: (rows, count) => cancel.run({ rows, count }) }]
}
