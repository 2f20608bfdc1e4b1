import type { ReceivedApplication } from '@gevel/contract/applications'
import { applicationDays } from '@gevel/contract/cv-files'
import { longDate } from '../../../ui/text/dates.ts'
import { fileSize } from '../../../ui/text/file-size.ts'

/**
 * An application as the employer reads it.
 * @param cvHref where its CV is downloaded
 */
export function ApplicationDetails({ application, cvHref }: { application: ReceivedApplication; cvHref: string }) {
  const { name, email, phone, motivation, cv, receivedAt, deletedFrom } = application
  return (
    <div className="stack gap-6">
      <dl className="answers answers--wide">
        <div>
          <dt>Naam</dt>
          <dd>{name}</dd>
        </div>
        <div>
          <dt>E-mailadres</dt>
          <dd>
            <a className="link" href={`mailto:${email}`}>
              {email}
            </a>
          </dd>
        </div>
        {phone && (
          <div>
            <dt>Telefoon</dt>
            <dd>{phone}</dd>
          </div>
        )}
        <div>
          <dt>Waarom deze baan</dt>
          <dd>{motivation}</dd>
        </div>
        {cv && (
          <div>
            <dt>Cv</dt>
            <dd>
              <a className="link" href={cvHref} download>
                {cv.name}
              </a>
              <small>{fileSize(cv.bytes)}</small>
            </dd>
          </div>
        )}
        <div>
          <dt>Ontvangen</dt>
          <dd>{longDate(receivedAt)}</dd>
        </div>
      </dl>
      <p className="hint">
        {deletedFrom
          ? `Wij wissen deze sollicitatie op ${longDate(deletedFrom)}.`
          : `Wij wissen deze sollicitatie ${applicationDays.usual} dagen nadat de vacature is gesloten, of na een jaar als de sollicitant dat goedvindt.`}
      </p>
    </div>
  )
}
