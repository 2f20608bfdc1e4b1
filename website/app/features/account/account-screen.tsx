import { href } from '@gevel/contract/hrefs'
import type { ReactNode } from 'react'
import { useActionResult } from '../../forms/use-action-result.ts'
import { AccountNav } from '../../ui/account-nav.tsx'
import { ExternalRedirect } from '../../ui/links/external-redirect.tsx'
import { Link } from '../../ui/links/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageMeta } from '../../ui/page/page-meta.tsx'
import type { Section } from '../../ui/section-nav.tsx'
import { longDate } from '../../ui/text/dates.ts'
import type { Route } from './+types/account.route.ts'
import type { Frame } from './account.server.ts'
import { undoDeletionForm } from './account-forms.ts'
import { AccountContext, type AccountScreenPath, OwnForm } from './account-view.tsx'

interface AccountScreenProps {
  screen: AccountScreenPath
  frame: Frame
  result: Route.ComponentProps['actionData']
  /** labels of the providers, by name, where the screen links them */
  providers?: readonly { name: string; label: string }[]
  sections: readonly Section[]
  children: ReactNode
}

/** A screen of the account: its head, the side navigation, and its sections. */
export function AccountScreen({
  screen: path,
  frame,
  result: answered,
  providers = [],
  sections,
  children,
}: AccountScreenProps) {
  const result = useActionResult(answered)
  // `leaving` for a provider to link, to which the browser navigates now
  const { leaving, failure } = result && 'redirectTo' in result ? { leaving: result } : { failure: result }
  const { account, reader, done, access } = frame
  return (
    <div className="wrap">
      <PageMeta title="Mijn account" description={null} path={href(path)} noindex />
      <header className="page-head">
        <h1>Mijn account</h1>
        <p>{account.email}</p>
        <p>
          {access}{' '}
          {reader === 'account' ? (
            <Link className="link" href={href('/abonneren')}>
              Bekijk de abonnementen
            </Link>
          ) : (
            <Link className="link" href={href('/account/abonnement')}>
              Looptijd, opzeggen en facturen
            </Link>
          )}
        </p>
      </header>
      <AccountContext value={{ account, path, done: leaving ? null : done, failure }}>
        {leaving && (
          <div className="mb-6">
            <ExternalRedirect
              to={leaving.redirectTo}
              label={providers.find(({ name }) => name === leaving.provider)?.label ?? leaving.provider}
            />
          </div>
        )}
        {done && !done.part && !failure && !leaving && (
          <div className="mb-6">
            <Notice title={done.title} takesFocus>
              {done.text}
            </Notice>
          </div>
        )}
        {account.deletionAt && (
          <div className="notice notice--err mb-6">
            <strong>Uw account wordt op {longDate(account.deletionAt)} verwijderd</strong>
            <OwnForm part="gegevens" schema={undoDeletionForm}>
              <button className="btn btn--quiet" type="submit">
                Toch behouden
              </button>
            </OwnForm>
          </div>
        )}
        <div className="columns">
          <AccountNav path={path} sections={sections} reader={reader} />
          <div className="joint stack-lg lg:col-span-9">{children}</div>
        </div>
      </AccountContext>
    </div>
  )
}
