import type { ShownSubscription } from '../../../features/desk/subscriptions/show-subscription'
import type { Question, QuestionField } from '../../kit/action/question'
import { useAction } from '../../kit/action/use-action'
import { useFormKey } from '../../kit/action/use-form-key'
import { DESK } from '../desk-words'

interface SubscriptionAction {
  /** the last part of the path below the subscription */
  path: string
  question: (subscription: ShownSubscription) => Question
  done: (subscription: ShownSubscription) => string
}

/** The field that every action of the desk has. */
const reason: QuestionField = { name: 'reason', label: 'Reden', kind: 'long-text', isRequired: true }

/** An action of the desk on a subscription: asks for a reason, and is sent with a key, so that a repeat is the same action. */
export function useSubscriptionAction({ path, question, done }: SubscriptionAction) {
  const { key, renewed } = useFormKey()
  const { run, isBusy } = useAction<ShownSubscription>({
    request: ({ id }, answers) => ({
      method: 'POST',
      path: `${DESK}/subscriptions/${id}/${path}`,
      body: { ...answers, idempotencyKey: key.current },
    }),
    question: (subscription) => {
      const asked = question(subscription)
      return { ...asked, fields: [...(asked.fields ?? []), reason] }
    },
    done,
  })
  return { run: (subscription: ShownSubscription) => renewed(run(subscription)), isBusy }
}
