import { Button, Flex } from '@strapi/design-system'
import { BackButton, Layouts, Page, useNotification } from '@strapi/strapi/admin'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Candidate } from '../../features/organiser/setup/event-candidates'
import { AnswerField } from '../kit/action/answer-field'
import type { Answers, QuestionField } from '../kit/action/question'
import type { FieldMessages } from '../kit/data/field-messages'
import { useAdminData } from '../kit/data/use-admin-data'
import { useSend } from '../kit/data/use-send'
import { Panel } from '../kit/detail/panel'
import { LoadFailed } from '../kit/list/load-failed'
import { momentWithTime, REGISTRATIONS } from './event-words'
import { saleFields } from './sale-fields'

/** `/inschrijvingen/nieuw` in the admin: opens the registration of a published event. */
export default function NewEventPage() {
  const { data, error, reload } = useAdminData<{ data: Candidate[] }>(`${REGISTRATIONS}/events/new`, {
    failed: 'De evenementen kunnen nu niet worden opgehaald.',
    reloadsOnFocus: false,
  })
  return (
    <>
      <Page.Title>Open een inschrijving</Page.Title>
      <Layouts.Header
        title="Open een inschrijving"
        subtitle="Voor een evenement dat op de site staat"
        navigationAction={<BackButton fallback="/inschrijvingen" />}
      />
      <Layouts.Content>
        {data ? (
          <Form candidates={data.data} />
        ) : error ? (
          <LoadFailed message={error} onRetry={reload} />
        ) : (
          <Page.Loading />
        )}
      </Layouts.Content>
    </>
  )
}

function Form({ candidates }: { candidates: readonly Candidate[] }) {
  const fields = fieldsOf(candidates)
  const [answers, setAnswers] = useState<Answers>(() =>
    Object.fromEntries(fields.map(({ name, value = '' }) => [name, value])),
  )
  const [messages, setMessages] = useState<FieldMessages>({})
  const { send, isBusy } = useSend('De inschrijving is niet geopend. Probeer het opnieuw.')
  const { toggleNotification } = useNotification()
  const navigate = useNavigate()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const sent = await send<{ data: { id: number } }>({
      ...{ method: 'POST', path: `${REGISTRATIONS}/events`, body: answers },
    })
    if (sent.error !== undefined) {
      setMessages(sent.fields)
      toggleNotification({ type: 'danger', message: sent.error })
      return
    }
    navigate(`/inschrijvingen/${sent.data.data.id}`, { replace: true })
  }
  return (
    <Flex tag="form" noValidate onSubmit={submit} direction="column" alignItems="stretch" gap={5} paddingBottom={8}>
      <Panel title="Evenement en verkoop">
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
          Bewaar, en maak kaartsoorten
        </Button>
      </Flex>
    </Flex>
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
