import { href } from '@gevel/contract/hrefs'
import type { Access } from '@gevel/contract/references'
import { withReturn } from '../../routing/urls/return-path.ts'
import { useClientState } from '../../state/client-state-context.tsx'
import { Link } from '../../ui/links/link.tsx'
import { usePageContext } from '../../ui/page/page-context.tsx'

interface AccessOptionsProps {
  access: Exclude<Access, 'free'>
  /** the path to return to after the log-in */
  back: string
}

/** How a visitor gets access: first to a subscription or, for what readers with an account may see, an account. */
export function AccessOptions({ access, back }: AccessOptionsProps) {
  const loggedIn = useClientState((state) => state.loggedIn)
  const { subscriptions, editorsEmail } = usePageContext()
  const isForAccounts = access === 'account'
  const buttons = []
  if (isForAccounts) buttons.push([withReturn(href('/registreren'), back), 'Gratis account maken'] as const)
  else if (subscriptions !== null) buttons.push([subscriptions, 'Bekijk de abonnementen'] as const)
  if (!loggedIn) buttons.push([withReturn(href('/inloggen'), back), 'Inloggen'] as const)
  return (
    <>
      {buttons.length > 0 && (
        <div className="btn-row">
          {buttons.map(([address, label], at) => (
            <Link
              key={label}
              className={at === 0 ? 'btn btn--submit' : 'btn btn--quiet'}
              href={address}
              rel={address === subscriptions ? undefined : 'nofollow'}
            >
              {label}
            </Link>
          ))}
        </div>
      )}
      {!isForAccounts && subscriptions === null && editorsEmail && (
        <p className="text-sm">
          Een abonnement vraagt u aan via{' '}
          <a className="link" href={`mailto:${editorsEmail}?subject=Abonnement`}>
            {editorsEmail}
          </a>
          .
        </p>
      )}
    </>
  )
}
