import { href } from '@gevel/contract/hrefs'
import type { Vacancy } from '@gevel/contract/vacancies'
import { MailAddress } from '../../ui/links/mail-address.tsx'
import { AnyIcon } from '../../ui/more-icons.tsx'

/**
 * How to apply: on the employer's own site, by the form of this site, or by mail to the contact person; nothing when none is known.
 * The form begins with a POST, which the page of a vacancy can contain although it is cached.
 */
export function ApplyLink({ vacancy }: { vacancy: Vacancy }) {
  const { id, applyUrl, applyEmail, contact, title, takesApplications } = vacancy
  if (applyUrl) {
    return (
      <a className="btn btn--submit btn--block" href={applyUrl} rel="external">
        <AnyIcon name="external" />
        Reageer bij de werkgever
      </a>
    )
  }
  const address = applyEmail ?? contact?.email
  const mail = address && `mailto:${address}?subject=${encodeURIComponent(`Reactie op ${title}`)}`
  return (
    <>
      {takesApplications && (
        <form method="post" action={href('/vacatures/solliciteren/:id', { id })}>
          <button type="submit" className="btn btn--submit btn--block">
            Solliciteer
          </button>
        </form>
      )}
      {mail && (
        <a className={`btn btn--block ${takesApplications ? 'btn--quiet' : 'btn--submit'}`} href={mail}>
          Mail de werkgever
        </a>
      )}
      {mail && <MailAddress href={mail} />}
    </>
  )
}
