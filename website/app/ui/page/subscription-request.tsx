import { Link } from '../links/link.tsx'
import { usePageContext } from './page-context.tsx'

/** The way to a subscription: the page about them, or else the address of the editors; nothing without both. */
export function SubscriptionRequest() {
  const { editorsEmail, subscriptions } = usePageContext()
  if (subscriptions) {
    return (
      <>
        Wat een abonnement kost en hoe u het neemt, leest u bij{' '}
        <Link className="link" href={subscriptions}>
          abonnementen
        </Link>
        .
      </>
    )
  }
  return (
    editorsEmail && (
      <>
        Een abonnement vraagt u aan via{' '}
        <a className="link" href={`mailto:${editorsEmail}?subject=Abonnement`}>
          {editorsEmail}
        </a>
        .
      </>
    )
  )
}
