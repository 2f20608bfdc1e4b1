import { usePageContext } from './page-context.tsx'

/** How to request a subscription; nothing while the site settings have no address of the editors. */
export function SubscriptionRequest() {
  const { editorsEmail } = usePageContext()
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
