/**
 * What may have just been done with a comment before an article is shown, as named by `?gelukt=`, followed by the
 * comment's id.
 */
const DONE = {
  geplaatst: 'Uw reactie is geplaatst.',
  wacht: 'Uw reactie is verstuurd. Alleen u ziet die nu; anderen zodra de redactie die heeft gelezen.',
  bewerkt: 'Uw reactie is bijgewerkt.',
  opnieuw: 'Uw reactie is bijgewerkt. Alleen u ziet die nu; anderen zodra de redactie die heeft gelezen.',
  verwijderd: 'Uw reactie is verwijderd.',
  gemeld: 'Bedankt. De redactie kijkt naar deze reactie.',
} as const

export type CommentResult = keyof typeof DONE

/** The notice, and its comment; null when nothing was done. */
export function commentNotice({
  searchParams,
}: URL): { what: string; id: number; text: string; isNew: boolean } | null {
  const [, done = '', id] = /^([a-z]+)-(\d{1,10})$/.exec(searchParams.get('gelukt') ?? '') ?? []
  if (!Object.hasOwn(DONE, done)) return null
  return {
    what: done,
    id: Number(id),
    text: DONE[done as CommentResult],
    isNew: done === 'geplaatst' || done === 'wacht',
  }
}

export type CommentNotice = NonNullable<ReturnType<typeof commentNotice>>

/** `gelukt=geplaatst-12` */
export function noticeQuery(done: CommentResult, id: number): string {
  return `gelukt=${done}-${id}`
}
