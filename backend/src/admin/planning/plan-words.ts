/** The fields for planning, of a document or of its form; a type without them has neither. */
interface Planned {
  publishAt?: unknown
  unpublishAt?: unknown
  publishedAt?: unknown
}

// in the time zone of the browser, as the fields of the form
const long = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeStyle: 'short' })
const short = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })

/** What is planned, in sentences such as "Wordt gepubliceerd op 3 december 2026 om 08:00."; empty for what is on the site. */
export function planSentences(document: Planned, now = new Date()): string[] {
  return worded(document, now, long, { publish: 'Wordt gepubliceerd op', unpublish: 'Gaat offline op', end: '.' })
}

/** What is planned, below the badge "Gepland" in a list: "3 dec, 08:00", "Offline op 4 dec, 00:00". */
export function planTimes(document: Planned, now = new Date()): string[] {
  return worded(document, now, short, { publish: '', unpublish: 'Offline op', end: '' })
}

/** The badge of a draft that is planned; undefined for another. */
export function plannedStatus(status: string, document: Planned = {}, now = new Date()): string | undefined {
  if (document.publishedAt || !momentAfter(now, document.publishAt)) return undefined
  return status === 'modified' ? 'Wijziging gepland' : 'Gepland'
}

/** What to ask before an editor publishes what is planned for later; undefined for what is not planned. */
export function publishQuestion({ publishAt }: Planned, now = new Date()): string | undefined {
  const moment = momentAfter(now, publishAt)
  return moment && `Dit stuk staat gepland voor ${long.format(moment)}. Nu publiceren?`
}

interface Words {
  publish: string
  unpublish: string
  end: string
}

function worded(document: Planned, now: Date, clock: Intl.DateTimeFormat, words: Words): string[] {
  if (document.publishedAt) return []
  const steps: [string, unknown][] = [
    [words.publish, document.publishAt],
    [words.unpublish, document.unpublishAt],
  ]
  return steps.flatMap(([word, value]) => {
    const moment = momentAfter(now, value)
    return moment ? [`${word} ${clock.format(moment)}${words.end}`.trim()] : []
  })
}

/** A moment that is still to come: one that passed is done or has failed. */
function momentAfter(now: Date, value: unknown): Date | undefined {
  if (typeof value !== 'string' && !(value instanceof Date)) return undefined
  const moment = new Date(value)
  return moment > now ? moment : undefined
}
