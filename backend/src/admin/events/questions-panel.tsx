import { Button } from '@strapi/design-system'
import { Plus } from '@strapi/icons'
import type { ShownEvent } from '../../features/organiser/setup/show-event'
import { Panel } from '../kit/detail/panel'
import { PanelTable } from '../kit/detail/panel-table'
import { RowActions } from '../kit/detail/row-actions'
import { questionKinds } from './event-words'
import { useSetUp } from './use-set-up'

type EventQuestion = ShownEvent['questions'][number]

/** What is asked of each attendee. */
export function QuestionsPanel({ event, mayChange }: { event: ShownEvent; mayChange: boolean }) {
  const save = useSetUp<EventQuestion | undefined>(event.id, {
    ...{ method: 'PUT', path: 'questions' },
    question: (asked) => ({
      title: asked ? 'Wijzig de vraag' : 'Nieuwe vraag',
      text: 'Elke deelnemer krijgt de vraag. Antwoorden worden 28 dagen na het evenement gewist.',
      confirm: 'Bewaar',
      fields: [
        {
          ...{ name: 'kind', label: 'Soort', isRequired: true, value: asked?.kind ?? 'text' },
          kind: { options: Object.entries(questionKinds) },
        },
        { name: 'label', label: 'Vraag', kind: 'text', isRequired: true, value: asked?.label ?? '' },
        { name: 'help', label: 'Toelichting', kind: 'text', value: asked?.help ?? '' },
        {
          ...{ name: 'choices', label: 'Keuzes', kind: 'long-text', value: asked?.choices.join('\n') ?? '' },
          hint: 'Bij een keuze of dieet, elk op een eigen regel.',
        },
        {
          ...{ name: 'isRequired', label: 'Moet beantwoord worden', kind: 'check' },
          value: asked?.isRequired ? 'yes' : '',
        },
      ],
    }),
    body: (asked) => (asked ? { questionId: asked.id } : {}),
    done: (asked) => (asked ? 'De vraag is gewijzigd.' : 'De vraag is er.'),
  })
  const ask = useSetUp<EventQuestion>(event.id, {
    ...{ method: 'PUT', path: 'questions/asked' },
    body: ({ id, isAsked }) => ({ questionId: id, isAsked: !isAsked }),
    done: ({ isAsked }) => (isAsked ? 'De vraag wordt niet meer gesteld.' : 'De vraag wordt weer gesteld.'),
  })
  return (
    <Panel
      title="Vragen"
      extra={
        mayChange && (
          <Button size="S" variant="tertiary" startIcon={<Plus />} onClick={() => void save.run(undefined)}>
            Nieuwe vraag
          </Button>
        )
      }
    >
      <PanelTable
        rows={event.questions}
        idOf={({ id }) => id}
        empty="Deelnemers krijgen geen vragen."
        columns={[
          { head: 'Vraag', cell: ({ label }) => label, keepsWords: true },
          { head: 'Soort', cell: ({ kind }) => questionKinds[kind] },
          { head: 'Keuzes', cell: ({ choices }) => choices.join(', ') || '–' },
          { head: 'Verplicht', cell: ({ isRequired }) => (isRequired ? 'Ja' : 'Nee') },
          { head: 'Gesteld', cell: ({ isAsked }) => (isAsked ? 'Ja' : 'Nee') },
          ...(mayChange
            ? [
                {
                  head: 'Wijzigen',
                  cell: (asked: EventQuestion) => (
                    <RowActions>
                      <Button
                        size="S"
                        variant="tertiary"
                        aria-label={`Wijzig ${asked.label}`}
                        onClick={() => void save.run(asked)}
                      >
                        Wijzig
                      </Button>
                      <Button
                        size="S"
                        variant="tertiary"
                        aria-label={`${asked.isAsked ? 'Stel niet meer' : 'Stel weer'}: ${asked.label}`}
                        loading={ask.isBusy}
                        onClick={() => void ask.run(asked)}
                      >
                        {asked.isAsked ? 'Stel niet meer' : 'Stel weer'}
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
