import { Typography } from '@strapi/design-system'
import { useNotification } from '@strapi/strapi/admin'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { OrderForm } from '../../../features/desk/subscriptions/order-form'
import type { TakenOrder } from '../../../features/desk/subscriptions/take-order'
import { useAsk } from '../../kit/action/action-dialogs'
import type { Answers } from '../../kit/action/question'
import { useFormKey } from '../../kit/action/use-form-key'
import { CreateForm } from '../../kit/create/create-form'
import { CreatePage } from '../../kit/create/create-page'
import type { FieldMessages } from '../../kit/data/field-messages'
import { useSend } from '../../kit/data/use-send'
import { Panel } from '../../kit/detail/panel'
import { DESK } from '../desk-words'
import { firstAnswers, kindOf, orderOf, orderSections, planOf } from './order-fields'
import { priceSentence } from './order-price'

/** `/abonnementen/nieuw` in the admin: an order that a customer gives by telephone. */
export default function NewSubscriptionPage() {
  return (
    <CreatePage<{ data: OrderForm }>
      title="Nieuw abonnement"
      subtitle="Wat een klant aan de telefoon bestelt"
      back="/abonnementen"
      path={`${DESK}/subscriptions/new`}
      failed="Wat er te bestellen is, kan nu niet worden opgehaald."
    >
      {({ data }) => <OrderFormFields form={data} />}
    </CreatePage>
  )
}

function OrderFormFields({ form }: { form: OrderForm }) {
  const [answers, setAnswers] = useState(firstAnswers)
  const [messages, setMessages] = useState<FieldMessages>({})
  const place = usePlacing(form, setMessages)
  const price = priceSentence(form, answers)
  return (
    <CreateForm
      sections={orderSections(form, answers)}
      answers={{ ...answers, 'customer.kind': kindOf(planOf(form, answers), answers) }}
      messages={messages}
      onAnswer={(name, answer) => setAnswers((before) => ({ ...before, [name]: answer }))}
      onSubmit={() => void place(answers)}
      submit="Controleer en plaats"
    >
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
    </CreateForm>
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
