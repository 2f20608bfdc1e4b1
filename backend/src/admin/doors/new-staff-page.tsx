import type { EventChoices } from '../../features/organiser/events-with-types'
import type { QuestionField } from '../kit/action/question'
import { CreateForm } from '../kit/create/create-form'
import { CreatePage } from '../kit/create/create-page'
import { useCreate } from '../kit/create/use-create'

const STAFF = '/admin/site/doors/staff'

/** `/deurmedewerkers/nieuw` in the admin: lets an account check in. */
export default function NewStaffPage() {
  return (
    <CreatePage<EventChoices>
      title="Wijs een deurmedewerker aan"
      subtitle="Voor iemand met een account op de site"
      back="/deurmedewerkers"
      path={STAFF}
      failed="De evenementen kunnen nu niet worden opgehaald."
    >
      {({ events }) => <Form events={events} />}
    </CreatePage>
  )
}

function Form({ events }: EventChoices) {
  const form = useCreate(
    { email: '', event: '' },
    {
      path: STAFF,
      failed: 'De medewerker is niet aangewezen. Probeer het opnieuw.',
      pageOf: (id) => `/deurmedewerkers/${id}`,
    },
  )
  const fields: QuestionField[] = [
    { name: 'email', label: 'E-mailadres van het account', kind: 'text', isRequired: true },
    {
      ...{ name: 'event', label: 'Evenement' },
      kind: { options: [['', 'Alle evenementen'], ...events.map(({ id, title }) => [String(id), title] as const)] },
    },
  ]
  return <CreateForm {...form} sections={[{ title: 'Wie en waar', fields }]} submit="Wijs aan" />
}
