import { Button, Flex } from '@strapi/design-system'
import { BackButton, Layouts, Page, useNotification } from '@strapi/strapi/admin'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { EventChoices } from '../../features/organiser/events-with-types'
import { AnswerField } from '../kit/action/answer-field'
import type { Answers, QuestionField } from '../kit/action/question'
import type { FieldMessages } from '../kit/data/field-messages'
import { useAdminData } from '../kit/data/use-admin-data'
import { useSend } from '../kit/data/use-send'
import { Panel } from '../kit/detail/panel'
import { LoadFailed } from '../kit/list/load-failed'

const STAFF = '/admin/site/doors/staff'

/** `/deurmedewerkers/nieuw` in the admin: lets an account check in. */
export default function NewStaffPage() {
  const { data, error, reload } = useAdminData<EventChoices>(STAFF, {
    failed: 'De evenementen kunnen nu niet worden opgehaald.',
    reloadsOnFocus: false,
  })
  return (
    <>
      <Page.Title>Wijs een deurmedewerker aan</Page.Title>
      <Layouts.Header
        title="Wijs een deurmedewerker aan"
        subtitle="Voor iemand met een account op de site"
        navigationAction={<BackButton fallback="/deurmedewerkers" />}
      />
      <Layouts.Content>
        {data ? (
          <Form events={data.events} />
        ) : error ? (
          <LoadFailed message={error} onRetry={reload} />
        ) : (
          <Page.Loading />
        )}
      </Layouts.Content>
    </>
  )
}

function Form({ events }: EventChoices) {
  const fields: QuestionField[] = [
    { name: 'email', label: 'E-mailadres van het account', kind: 'text', isRequired: true },
    {
      ...{ name: 'event', label: 'Evenement' },
      kind: { options: [['', 'Alle evenementen'], ...events.map(({ id, title }) => [String(id), title] as const)] },
    },
  ]
  const [answers, setAnswers] = useState<Answers>({ email: '', event: '' })
  const [messages, setMessages] = useState<FieldMessages>({})
  const { send, isBusy } = useSend('De medewerker is niet aangewezen. Probeer het opnieuw.')
  const { toggleNotification } = useNotification()
  const navigate = useNavigate()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const sent = await send<{ data: { id: number } }>({ method: 'POST', path: STAFF, body: answers })
    if (sent.error !== undefined) {
      setMessages(sent.fields)
      toggleNotification({ type: 'danger', message: sent.error })
      return
    }
    navigate(`/deurmedewerkers/${sent.data.data.id}`, { replace: true })
  }
  return (
    <Flex tag="form" noValidate onSubmit={submit} direction="column" alignItems="stretch" gap={5} paddingBottom={8}>
      <Panel title="Wie en waar">
        <Flex direction="column" alignItems="stretch" gap={4} style={{ maxWidth: '56rem' }}>
          {fields.map((field) => (
            <AnswerField
              key={field.name}
              field={field}
              value={answers[field.name] ?? ''}
              error={messages[field.name]}
              onChange={(value) => setAnswers((before) => ({ ...before, [field.name]: value }))}
            />
          ))}
        </Flex>
      </Panel>
      <Flex justifyContent="flex-end">
        <Button type="submit" size="L" loading={isBusy}>
          Wijs aan
        </Button>
      </Flex>
    </Flex>
  )
}
