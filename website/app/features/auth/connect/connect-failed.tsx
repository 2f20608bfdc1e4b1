import { href } from '@gevel/contract/hrefs'
import { withReturn } from '../../../routing/urls/return-path.ts'
import { Link } from '../../../ui/links/link.tsx'
import { AuthScreen } from '../screen/auth-screen.tsx'

export interface ConnectFailure {
  title: string
  message: string
  /** the return path */
  back: string
  /** logged in already, or linking a provider to the account */
  isLoggedIn: boolean
}

/** Explains a failed log-in at a provider, and how to go on. */
export function ConnectFailed({ title, message, back, isLoggedIn }: ConnectFailure) {
  return (
    <AuthScreen title={isLoggedIn ? 'Inlogmethode' : 'Inloggen'} path={href('/auth/connect')}>
      <p className="notice notice--err">
        <strong>{title}</strong>
        {message}
      </p>
      <Link
        className="btn btn--submit btn--block"
        href={isLoggedIn ? `${href('/account')}#inlogmethoden` : withReturn(href('/inloggen'), back)}
      >
        {isLoggedIn ? 'Naar mijn account' : 'Terug naar inloggen'}
      </Link>
    </AuthScreen>
  )
}
