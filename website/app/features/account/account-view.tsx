import type { Account } from '@gevel/contract/account'
import { href } from '@gevel/contract/hrefs'
import { createContext, type ReactNode, use } from 'react'
import { Form } from '../../forms/form.tsx'
import type { FormSchema } from '../../forms/schema/define-form.ts'
import type { FormFailure } from '../../forms/schema/failure.ts'
import type { FormValues } from '../../forms/schema/values.ts'
import type { DoneNotice } from '../../routing/done-notice.ts'
import { useVisit } from '../../routing/use-visit.ts'

/** The screens of the account that handle its forms. */
export type AccountScreenPath = '/account' | '/account/lezen' | '/account/mail'

/** Shared by all sections of the account's page. */
export interface AccountView {
  account: Account
  /** of the screen, which handles the forms on it */
  path: AccountScreenPath
  /** the result of the last action, and its section */
  done: DoneNotice | null
  failure: FormFailure | undefined
}

export const AccountContext = createContext<AccountView | null>(null)

export function useAccountView(): AccountView {
  const view = use(AccountContext)
  if (!view) throw new Error('useAccountView outside of AccountPage')
  return view
}

interface OwnFormProps<S extends FormSchema> {
  /** id of its section, where its result is shown */
  part: string
  schema: S
  values?: Partial<FormValues<S>>
  /** the hidden fields that distinguish several similar forms */
  about?: Partial<FormValues<S>>
  className?: string
  children: ReactNode
}

/**
 * A form of the account's page. It names the account of the page, since another may have logged in in another tab.
 * After success it is reset, without the typed passwords.
 */
export function OwnForm<S extends FormSchema>({ part, about, children, ...form }: OwnFormProps<S>) {
  const { account, path, done, failure } = useAccountView()
  const visit = useVisit()
  const isFor = Object.entries(about ?? {}).every(([name, value]) => failure?.entries[name] === value)
  return (
    <Form
      key={done?.part === part ? visit : part}
      {...form}
      {...(about && { values: about })}
      {...(isFor && { failure })}
      action={`${href(path)}?van=${account.id}#${part}`}
    >
      {children}
    </Form>
  )
}
