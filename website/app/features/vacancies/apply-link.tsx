import type { Vacancy } from '@gevel/contract/vacancies'
import { Icon } from '../../ui/icon.tsx'
import { MailAddress } from '../../ui/links/mail-address.tsx'

/** How to apply: on the employer's own site, or by mail to the contact person; nothing when neither is known. */
export function ApplyLink({ vacancy: { applyUrl, contact, title } }: { vacancy: Vacancy }) {
  if (applyUrl) {
    return (
      <a className="btn btn--submit btn--block" href={applyUrl} rel="external">
        <Icon name="external" />
        Reageer bij de werkgever
      </a>
    )
  }
  if (!contact?.email) return null
  const mail = `mailto:${contact.email}?subject=${encodeURIComponent(`Reactie op ${title}`)}`
  return (
    <>
      <a className="btn btn--submit btn--block" href={mail}>
        Mail de werkgever
      </a>
      <MailAddress href={mail} />
    </>
  )
}
