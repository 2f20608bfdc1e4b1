import { Button, Flex } from '@strapi/design-system'
import { BackButton, Layouts, Page, useNotification } from '@strapi/strapi/admin'
import { type FormEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { EventChoices } from '../../features/organiser/events-with-types'
import { AnswerField } from '../kit/action/answer-field'
import type { Answers, QuestionField } from '../kit/action/question'
import { useFormKey } from '../kit/action/use-form-key'
import type { FieldMessages } from '../kit/data/field-messages'
import { useAdminData } from '../kit/data/use-admin-data'
import { useSend } from '../kit/data/use-send'
import { Panel } from '../kit/detail/panel'
import { LoadFailed } from '../kit/list/load-failed'
import { momentWithTime, REGISTRATIONS } from './event-words'
import { sessionsIn } from './session-checks'

/** `/deelnemers/nieuw` in the admin: adds somebody by hand, with a free ticket. */
export default function NewAttendeePage() {
  const { data, error, reload } = useAdminData<EventChoices>(`${REGISTRATIONS}/choices`, { reloadsOnFocus: false })
  return (
    <>
      <Page.Title>Voeg een deelnemer toe</Page.Title>
      <Layouts.Header
        title="Voeg een deelnemer toe"
        subtitle="Met een kaart die niets kost; wie betaalt, schrijft zich op de site in"
        navigationAction={<BackButton fallback="/deelnemers" />}
      />
      <Layouts.Content>
        {data ? <Form choices={data} /> : error ? <LoadFailed message={error} onRetry={reload} /> : <Page.Loading />}
      </Layouts.Content>
    </>
  )
}

function Form({ choices }: { choices: EventChoices }) {
  const [address] = useSearchParams()
  const [answers, setAnswers] = useState<Answers>({ event: address.get('event') ?? '' })
  const [messages, setMessages] = useState<FieldMessages>({})
  const { send, isBusy } = useSend('De deelnemer is niet toegevoegd. Probeer het opnieuw.')
  const { key } = useFormKey()
  const { toggleNotification } = useNotification()
  const navigate = useNavigate()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const body = { ...answers, sessionIds: sessionsIn(answers), idempotencyKey: key.current }
    const sent = await send<{ data: { id: number } }>({ method: 'POST', path: `${REGISTRATIONS}/attendees`, body })
    if (sent.error !== undefined) {
      setMessages(sent.fields)
      toggleNotification({ type: 'danger', message: sent.error })
      return
    }
    toggleNotification({ type: 'success', message: `${answers.name} is toegevoegd en krijgt de kaart per mail.` })
    navigate(`/deelnemers/${sent.data.data.id}`, { replace: true })
  }
  return (
    <Flex tag="form" noValidate onSubmit={submit} direction="column" alignItems="stretch" gap={5} paddingBottom={8}>
      <Panel title="Wie en waarvoor">
        <Flex direction="column" alignItems="stretch" gap={4} style={{ maxWidth: '56rem' }}>
          {fieldsOf(choices, answers).map((field) => (
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
          Voeg toe
        </Button>
      </Flex>
    </Flex>
  )
}

function fieldsOf({ events }: EventChoices, answers: Answers): QuestionField[] {
  const event = events.find(({ id }) => String(id) === answers.event)
  return [
    {
      ...{ name: 'event', label: 'Evenement', isRequired: true },
      kind: { options: events.map(({ id, title, startsAt }) => [String(id), `${title}, ${momentWithTime(startsAt)}`]) },
    },
    {
      ...{ name: 'typeId', label: 'Kaartsoort', isRequired: true },
      kind: { options: (event?.types ?? []).map(({ id, name }) => [String(id), name]) },
    },
    { name: 'name', label: 'Naam', kind: 'text', isRequired: true },
    { name: 'email', label: 'E-mailadres', kind: 'text', isRequired: true },
    { name: 'company', label: 'Bedrijf', kind: 'text' },
    ...(event?.sessions ?? []).map(({ id, start, title, room }) => ({
      ...{ name: `session-${id}`, label: `${start}, ${title} (${room})`, kind: 'check' as const },
    })),
    { name: 'isOverbooked', label: 'Ook als het vol is', kind: 'check' },
  ]
}
