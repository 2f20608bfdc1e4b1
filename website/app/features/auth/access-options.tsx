import { href } from '@gevel/contract/hrefs'
import type { Access } from '@gevel/contract/references'
import { withReturn } from '../../routing/urls/return-path.ts'
import { useClientState } from '../../state/client-state-context.tsx'
import { Link } from '../../ui/links/link.tsx'

interface AccessOptionsProps {
  access: Exclude<Access, 'free'>
  /** the path to return to after the log-in, or after the order */
  back: string
}

/** How a visitor gets access: first to a subscription or, for what readers with an account may see, an account. */
export function AccessOptions({ access, back }: AccessOptionsProps) {
  const loggedIn = useClientState((state) => state.loggedIn)
  const isForAccounts = access === 'account'
  const buttons = []
  if (isForAccounts) buttons.push([withReturn(href('/registreren'), back), 'Gratis account maken'] as const)
  else buttons.push([withReturn(href('/abonneren'), back), 'Bekijk de abonnementen'] as const)
  if (!loggedIn) buttons.push([withReturn(href('/inloggen'), back), 'Inloggen'] as const)
  return (
    <div className="btn-row">
      {buttons.map(([address, label], at) => (
        <Link key={label} className={at === 0 ? 'btn btn--submit' : 'btn btn--quiet'} href={address} rel="nofollow">
          {label}
        </Link>
      ))}
    </div>
  )
}
