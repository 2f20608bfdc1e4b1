import { useSearchParams } from 'react-router-dom'
import type { EventChoices } from '../../features/organiser/events-with-types'
import type { Answers, QuestionField } from '../kit/action/question'
import { useFormKey } from '../kit/action/use-form-key'
import { CreateForm } from '../kit/create/create-form'
import { CreatePage } from '../kit/create/create-page'
import { useCreate } from '../kit/create/use-create'
import { REGISTRATIONS } from './event-words'
import { sessionsIn } from './session-checks'
import { chosenEvent, typeFields } from './type-fields'

/** `/deelnemers/nieuw` in the admin: adds somebody by hand, with a free ticket. */
export default function NewAttendeePage() {
  return (
    <CreatePage<EventChoices>
      title="Voeg een deelnemer toe"
      subtitle="Met een kaart die niets kost; wie betaalt, schrijft zich op de site in"
      back="/deelnemers"
      path={`${REGISTRATIONS}/choices`}
    >
      {(choices) => <Form choices={choices} />}
    </CreatePage>
  )
}

function Form({ choices }: { choices: EventChoices }) {
  const [address] = useSearchParams()
  const { key } = useFormKey()
  const form = useCreate(
    { event: address.get('event') ?? '' },
    {
      path: `${REGISTRATIONS}/attendees`,
      failed: 'De deelnemer is niet toegevoegd. Probeer het opnieuw.',
      pageOf: (id) => `/deelnemers/${id}`,
      bodyOf: (answers) => ({ ...answers, sessionIds: sessionsIn(answers), idempotencyKey: key.current }),
      done: ({ name }) => `${name} is toegevoegd en krijgt de kaart per mail.`,
    },
  )
  return (
    <CreateForm
      {...form}
      sections={[{ title: 'Wie en waarvoor', fields: fieldsOf(choices, form.answers) }]}
      submit="Voeg toe"
    />
  )
}

function fieldsOf(choices: EventChoices, answers: Answers): QuestionField[] {
  return [
    ...typeFields(choices, answers),
    { name: 'name', label: 'Naam', kind: 'text', isRequired: true },
    { name: 'email', label: 'E-mailadres', kind: 'text', isRequired: true },
    { name: 'company', label: 'Bedrijf', kind: 'text' },
    ...(chosenEvent(choices, answers)?.sessions ?? []).map(({ id, start, title, room }) => ({
      ...{ name: `session-${id}`, label: `${start}, ${title} (${room})`, kind: 'check' as const },
    })),
    { name: 'isOverbooked', label: 'Ook als het vol is', kind: 'check' },
  ]
}
