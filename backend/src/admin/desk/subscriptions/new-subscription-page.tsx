import { Button, Flex, Typography } from '@strapi/design-system'
import { BackButton, Layouts, Page, useNotification } from '@strapi/strapi/admin'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { OrderForm } from '../../../features/desk/subscriptions/order-form'
import type { TakenOrder } from '../../../features/desk/subscriptions/take-order'
import { useAsk } from '../../kit/action/action-dialogs'
import { AnswerField } from '../../kit/action/answer-field'
import type { Answers } from '../../kit/action/question'
import { useFormKey } from '../../kit/action/use-form-key'
import type { FieldMessages } from '../../kit/data/field-messages'
import { useAdminData } from '../../kit/data/use-admin-data'
import { useSend } from '../../kit/data/use-send'
import { Panel } from '../../kit/detail/panel'
import { LoadFailed } from '../../kit/list/load-failed'
import { DESK } from '../desk-words'
import { firstAnswers, kindOf, orderOf, orderSections, planOf } from './order-fields'
import { priceSentence } from './order-price'

/** `/abonnementen/nieuw` in the admin: an order that a customer gives by telephone. */
export default function NewSubscriptionPage() {
  const { data, error, reload } = useAdminData<{ data: OrderForm }>(`${DESK}/subscriptions/new`, {
    failed: 'Wat er te bestellen is, kan nu niet worden opgehaald.',
    reloadsOnFocus: false,
  })
  return (
    <>
      <Page.Title>Nieuw abonnement</Page.Title>
      <Layouts.Header
        title="Nieuw abonnement"
        subtitle="Wat een klant aan de telefoon bestelt"
        navigationAction={<BackButton fallback="/abonnementen" />}
      />
      <Layouts.Content>
        {data ? (
          <OrderFormFields form={data.data} />
        ) : error ? (
          <LoadFailed message={error} onRetry={reload} />
        ) : (
          <Page.Loading />
        )}
      </Layouts.Content>
    </>
  )
}

function OrderFormFields({ form }: { form: OrderForm }) {
  const [answers, setAnswers] = useState(firstAnswers)
  const [messages, setMessages] = useState<FieldMessages>({})
  const place = usePlacing(form, setMessages)
  const price = priceSentence(form, answers)
  const shown: Answers = { ...answers, 'customer.kind': kindOf(planOf(form, answers), answers) }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void place(answers)
  }
  return (
    <Flex tag="form" noValidate onSubmit={submit} direction="column" alignItems="stretch" gap={5} paddingBottom={8}>
      {orderSections(form, answers).map(({ title, fields }) => (
        <Panel key={title} title={title}>
          <Flex direction="column" alignItems="stretch" gap={4} style={{ maxWidth: '56rem' }}>
            {fields.map((field) => (
              <AnswerField
                key={field.name}
                field={field}
                value={shown[field.name] ?? ''}
                error={messages[field.name]}
                onChange={(value) => setAnswers((before) => ({ ...before, [field.name]: value }))}
              />
            ))}
          </Flex>
        </Panel>
      ))}
      <Panel title="Vertel de klant">
        <Typography tag="p" fontWeight="bold" aria-live="polite">
          {price ?? 'Kies eerst een plan.'}
        </Typography>
        <Typography tag="p" textColor="neutral600" paddingTop={2}>
          Opzeggen kan op elke dag, en een consument kan veertien dagen herroepen. De bevestiging met de voorwaarden, de
          factuur en het formulier om te herroepen gaat meteen per mail. Hebt ú een consument gebeld om te verkopen, dan
          geldt de bestelling pas als die haar schriftelijk bevestigt: laat de klant dan zelf bestellen op de site.
        </Typography>
      </Panel>
      <Flex justifyContent="flex-end">
        <Button type="submit" size="L">
          Controleer en plaats
        </Button>
      </Flex>
    </Flex>
  )
}

/** Asks for a confirmation, sends the order, shows what is wrong at its fields, and opens the new subscription. */
function usePlacing(form: OrderForm, showMessages: (messages: FieldMessages) => void) {
  const ask = useAsk()
  const { send } = useSend('De bestelling is niet geplaatst. Probeer het opnieuw.')
  const { key, renewed } = useFormKey()
  const navigate = useNavigate()
  const { toggleNotification } = useNotification()
  return async (answers: Answers) => {
    const plan = planOf(form, answers)
    if (!plan) return showMessages({ planVersionId: 'Kies een plan.' })
    const question = {
      title: 'Bestelling plaatsen',
      text: `${answers['customer.name'] || 'De klant'} neemt ${plan.name}: ${priceSentence(form, answers) ?? 'vul eerst het aantal lezers in'}. De bevestiging gaat naar ${answers['customer.email'] || 'het mailadres van de klant'}.`,
      confirm: 'Plaats de bestelling',
      cancel: 'Nog niet',
    }
    let placed: TakenOrder | undefined
    await ask(question, async () => {
      const body = { order: orderOf(form, answers), idempotencyKey: key.current }
      const sent = await send<{ data: TakenOrder }>({ method: 'POST', path: `${DESK}/subscriptions`, body })
      if (sent.error === undefined) {
        placed = sent.data.data
        return undefined
      }
      showMessages(withoutOrder(sent.fields))
      return { error: sent.error }
    })
    if (!placed) return
    await renewed(Promise.resolve(true))
    toggleNotification({ type: 'success', message: `Abonnement ${placed.number} is besteld.` })
    navigate(`/abonnementen/${placed.id}`, { replace: true })
  }
}

function withoutOrder(messages: FieldMessages): FieldMessages {
  return Object.fromEntries(Object.entries(messages).map(([path, message]) => [path.replace(/^order\./, ''), message]))
}
