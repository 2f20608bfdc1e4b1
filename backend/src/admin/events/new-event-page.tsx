import type { Candidate } from '../../features/organiser/setup/event-candidates'
import type { QuestionField } from '../kit/action/question'
import { CreateForm } from '../kit/create/create-form'
import { CreatePage } from '../kit/create/create-page'
import { useCreate } from '../kit/create/use-create'
import { momentWithTime, REGISTRATIONS } from './event-words'
import { saleFields } from './sale-fields'

/** `/inschrijvingen/nieuw` in the admin: opens the registration of a published event. */
export default function NewEventPage() {
  return (
    <CreatePage<{ data: Candidate[] }>
      title="Open een inschrijving"
      subtitle="Voor een evenement dat op de site staat"
      back="/inschrijvingen"
      path={`${REGISTRATIONS}/events/new`}
      failed="De evenementen kunnen nu niet worden opgehaald."
    >
      {({ data }) => <Form candidates={data} />}
    </CreatePage>
  )
}

function Form({ candidates }: { candidates: readonly Candidate[] }) {
  const fields = fieldsOf(candidates)
  const form = useCreate(Object.fromEntries(fields.map(({ name, value = '' }) => [name, value])), {
    path: `${REGISTRATIONS}/events`,
    failed: 'De inschrijving is niet geopend. Probeer het opnieuw.',
    pageOf: (id) => `/inschrijvingen/${id}`,
  })
  return (
    <CreateForm
      {...form}
      sections={[{ title: 'Evenement en verkoop', fields }]}
      submit="Bewaar, en maak kaartsoorten"
    />
  )
}

function fieldsOf(candidates: readonly Candidate[]): QuestionField[] {
  return [
    {
      ...{ name: 'event', label: 'Evenement', isRequired: true },
      kind: {
        options: candidates.map(({ id, title, startsAt }) => [String(id), `${title}, ${momentWithTime(startsAt)}`]),
      },
      ...(candidates.length === 0 && { hint: 'Alle evenementen die op de site staan, hebben al een inschrijving.' }),
    },
    {
      ...{ name: 'places', label: 'Plaatsen', kind: 'number', isRequired: true },
      hint: 'Van het hele evenement. Zalen en kaartsoorten krijgen hierna hun eigen aantal.',
    },
    ...saleFields(undefined),
  ]
}
