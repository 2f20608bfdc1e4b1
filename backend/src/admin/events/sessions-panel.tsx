import { Button } from '@strapi/design-system'
import { Plus } from '@strapi/icons'
import type { ShownEvent } from '../../features/organiser/setup/show-event'
import type { QuestionField } from '../kit/action/question'
import { Panel } from '../kit/detail/panel'
import { PanelTable } from '../kit/detail/panel-table'
import { RowActions } from '../kit/detail/row-actions'
import { dayText } from '../kit/words/days'
import { TwoLines } from './event-words'
import { useSetUp } from './use-set-up'

type Session = ShownEvent['sessions'][number]

/** The parts of the programme that visitors choose, with their rooms. */
export function SessionsPanel({ event, mayChange }: { event: ShownEvent; mayChange: boolean }) {
  const add = useSetUp<ShownEvent>(event.id, {
    ...{ method: 'POST', path: 'sessions' },
    question: ({ otherParts }) => ({
      title: 'Nieuwe sessie',
      text:
        otherParts.length > 0
          ? 'Een onderdeel van het programma in een zaal. Wat tegelijk begint, sluit elkaar uit.'
          : 'Alle onderdelen met een zaal zijn al sessies. Zet een nieuw onderdeel eerst in het programma, met zijn zaal.',
      confirm: 'Bewaar',
      fields: [
        {
          ...{ name: 'item', label: 'Onderdeel', isRequired: true },
          kind: {
            options: otherParts.map(({ key, start, room, title }) => [key, `${start}, ${room}: ${title}`] as const),
          },
        },
        ...roomFields(undefined),
      ],
    }),
    done: () => 'De sessie is er.',
  })
  const change = useSetUp<Session>(event.id, {
    ...{ method: 'PUT', path: 'sessions' },
    question: (session) => ({
      ...{ title: `Wijzig ${session.title}`, text: `${session.chosen} deelnemers kozen deze sessie.` },
      ...{ confirm: 'Bewaar', fields: roomFields(session) },
    }),
    body: ({ id }) => ({ sessionId: id }),
    done: () => 'De sessie is gewijzigd.',
  })
  const remove = useSetUp<Session>(event.id, {
    ...{ method: 'POST', path: 'sessions/removal' },
    question: ({ title }) => ({
      ...{ title: `Verwijder ${title}`, text: 'Deelnemers kunnen deze sessie niet meer kiezen.' },
      ...{ confirm: 'Verwijder', isDanger: true },
    }),
    body: ({ id }) => ({ sessionId: id }),
    done: ({ title }) => `${title} is verwijderd.`,
  })
  return (
    <Panel
      title="Sessies"
      extra={
        mayChange && (
          <Button size="S" variant="tertiary" startIcon={<Plus />} onClick={() => void add.run(event)}>
            Nieuwe sessie
          </Button>
        )
      }
    >
      <PanelTable
        rows={event.sessions}
        idOf={({ id }) => id}
        empty="Er zijn geen sessies: deelnemers kiezen geen zaal."
        columns={[
          {
            head: 'Wanneer',
            cell: ({ day, start, end }) => <TwoLines first={end ? `${start} – ${end}` : start} second={dayText(day)} />,
          },
          { head: 'Sessie', cell: ({ title, room }) => <TwoLines first={title} second={room} /> },
          { head: 'Bij inschrijven', cell: ({ isAsked }) => (isAsked ? 'Gevraagd' : 'Niet gevraagd') },
          {
            head: 'Gekozen',
            cell: ({ chosen, size }) => (size === null ? `${chosen}` : `${chosen} van ${size}`),
            isNumber: true,
          },
          ...(mayChange
            ? [
                {
                  head: 'Wijzigen',
                  cell: (session: Session) => (
                    <RowActions>
                      <Button
                        size="S"
                        variant="tertiary"
                        aria-label={`Wijzig ${session.title}`}
                        onClick={() => void change.run(session)}
                      >
                        Wijzig
                      </Button>
                      <Button
                        size="S"
                        variant="tertiary"
                        aria-label={`Verwijder ${session.title}`}
                        onClick={() => void remove.run(session)}
                      >
                        Verwijder
                      </Button>
                    </RowActions>
                  ),
                },
              ]
            : []),
        ]}
      />
    </Panel>
  )
}

function roomFields(session: Session | undefined): QuestionField[] {
  return [
    {
      ...{ name: 'size', label: 'Plaatsen in de zaal', kind: 'number', value: String(session?.size ?? '') },
      hint: 'Leeg: plaats voor iedereen.',
    },
    {
      ...{ name: 'isAsked', label: 'Vraag erom bij het inschrijven', kind: 'check' },
      value: (session?.isAsked ?? true) ? 'yes' : '',
    },
  ]
}
