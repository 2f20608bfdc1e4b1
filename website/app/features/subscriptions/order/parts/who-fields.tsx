import { href } from '@gevel/contract/hrefs'
import { useLocation } from 'react-router'
import { Fields } from '../../../../forms/field.tsx'
import { withReturn } from '../../../../routing/urls/return-path.ts'
import { Link } from '../../../../ui/links/link.tsx'

/** Who orders. The order follows a log-in on the way. */
export function WhoFields({ isLoggedIn }: { isLoggedIn: boolean }) {
  const { pathname, search } = useLocation()
  return (
    <>
      {!isLoggedIn && (
        <p className="hint">
          Hebt u al een account?{' '}
          <Link className="link" href={withReturn(href('/inloggen'), pathname + search)} rel="nofollow">
            Log in
          </Link>
          , dan vullen wij uw gegevens in. Zonder account maakt u er een na uw bestelling.
        </p>
      )}
      <Fields />
    </>
  )
}
