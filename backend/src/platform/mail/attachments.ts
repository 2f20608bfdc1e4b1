/** A file of a mail. */
export interface Attachment {
  name: string
  /** media type: `application/pdf` */
  type: string
  content: Buffer
  /** of a picture within the mail (RFC 2392): `picture` in its text names it, and it is no file beside it */
  pictureId?: string
}

/** A calendar entry of a mail, which mail clients show with buttons and follow by its later versions (RFC 6047). */
export interface CalendarPart {
  method: 'REQUEST' | 'CANCEL'
  /** an iCalendar object with this method (RFC 5546) */
  content: string
}

/** What a template makes for its mail. */
export interface MailFiles {
  attachments: readonly Attachment[]
  calendar: CalendarPart | null
}

type LoadAttachments = (ids: readonly number[]) => Promise<Attachment[]>

let load: LoadAttachments | undefined

/** Sets where the attachments of mails come from: a queued mail has only their ids. */
export function registerAttachmentSource(source: LoadAttachments): void {
  load = source
}

/** @throws Error when one of them is not there */
export async function loadAttachments(ids: readonly number[]): Promise<Attachment[]> {
  if (ids.length === 0) return []
  if (!load) throw new Error('There is no source of attachments.')
  return load(ids)
}
