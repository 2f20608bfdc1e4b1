import { href } from '@gevel/contract/hrefs'
import type { FormFailure } from '../../../forms/schema/failure.ts'

/** A link to log in again in another tab, while this page keeps its input. */
export function LogInAgain({ failure }: { failure: FormFailure | undefined }) {
  if (failure?.code !== 'user-token-expired') return null
  return (
    <p>
      <a className="link" href={href('/inloggen')} target="_blank" rel="noreferrer">
        Inloggen in een nieuw tabblad
      </a>
    </p>
  )
}
