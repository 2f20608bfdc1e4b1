import type { ReceivedApplication } from '@gevel/contract/applications'
import { applicationDays } from '@gevel/contract/cv-files'
import { PhoneLink } from '../../../ui/links/phone-link.tsx'
import { AnyIcon } from '../../../ui/more-icons.tsx'
import { longDate } from '../../../ui/text/dates.ts'
import { fileSize } from '../../../ui/text/file-size.ts'

/**
 * An application as the employer reads it: why, the CV, and how to reach who sent it.
 * @param cvHref where its CV is downloaded
 */
export function ApplicationDetails({ application, cvHref }: { application: ReceivedApplication; cvHref: string }) {
  const { email, phone, motivation, cv, deletedFrom } = application
  return (
    <div className="stack">
      <p className="said">{motivation}</p>
      {cv && (
        <p className="cv">
          <AnyIcon name="document" />
          <span>
            <a className="link" href={cvHref} download>
              {cv.name}
            </a>
            <small>{fileSize(cv.bytes)}. Alleen voor u en uw collega’s.</small>
          </span>
        </p>
      )}
      <p className="appl__reach">
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
        {phone && <PhoneLink number={phone} />}
      </p>
      <p className="hint">
        {deletedFrom
          ? `Wij wissen deze sollicitatie op ${longDate(deletedFrom)}.`
          : `Wij wissen deze sollicitatie ${applicationDays.usual} dagen nadat de vacature is gesloten, of na een jaar als de sollicitant dat goedvindt.`}
      </p>
    </div>
  )
}
