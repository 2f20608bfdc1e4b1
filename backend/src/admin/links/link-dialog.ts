import { normaliseWrittenLink, richTextLinkProblem } from '@gevel/contract/written-links'

/** The message at the field of the link dialog, by the rule of the backend; undefined while nothing is typed. */
export function linkProblem(written: string | undefined): string | undefined {
  const link = normaliseWrittenLink(written ?? '')
  return link === '' ? undefined : richTextLinkProblem(link)
}

/** The link as it is stored. */
export function linkToStore(written: string): string {
  return normaliseWrittenLink(written)
}

/** The link that a pasted text is; undefined for any other text, and for a link that the site does not follow. */
export function pastedLink(text: string): string | undefined {
  if (!/^\s*(?:https?|mailto|tel):\S+\s*$/i.test(text)) return undefined
  const link = normaliseWrittenLink(text)
  return richTextLinkProblem(link) ? undefined : link
}
