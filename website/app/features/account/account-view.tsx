import type { Account } from '@gevel/contract/account'
import { href } from '@gevel/contract/hrefs'
import { createContext, type ReactNode, use } from 'react'
import { Form } from '../../forms/form.tsx'
import type { FormSchema } from '../../forms/schema/define-form.ts'
import type { FormFailure } from '../../forms/schema/failure.ts'
import type { FormValues } from '../../forms/schema/values.ts'
import { useVisit } from '../../routing/use-visit.ts'

/** What all parts of the account's page share. */
export interface AccountView {
  account: Account
  /** what was done just before, and in which part */
  done: { title: string; text: string; part?: string } | null
  failure: FormFailure | undefined
}

export const AccountContext = createContext<AccountView | null>(null)

export function useAccountView(): AccountView {
  const view = use(AccountContext)
  if (!view) throw new Error('useAccountView outside of AccountPage')
  return view
}

interface OwnFormProps<S extends FormSchema> {
  /** id of the part it stands in, where its answer is shown */
  part: string
  schema: S
  values?: Partial<FormValues<S>>
  /** of several alike: the hidden fields that tell them apart */
  about?: Partial<FormValues<S>>
  className?: string
  children: ReactNode
}

/**
 * A form of one's own page. It says whose page it was: in another tab somebody else may have logged in since. When it was done it begins
 * anew, without the passwords that were typed.
 */
export function OwnForm<S extends FormSchema>({ part, about, children, ...form }: OwnFormProps<S>) {
  const { account, done, failure } = useAccountView()
  const visit = useVisit()
  const isFor = Object.entries(about ?? {}).every(([name, value]) => failure?.kept[name] === value)
  return (
    <Form
      key={done?.part === part ? visit : part}
      {...form}
      {...(about && { values: about })}
      {...(isFor && { failure })}
      action={`${href('/account')}?van=${account.id}#${part}`}
    >
      {children}
    </Form>
  )
}
