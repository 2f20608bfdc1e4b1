import { normaliseWrittenLink } from '@gevel/contract/written-links'
import { type DocumentRule, writtenData } from '../documents/document-context'
import { hrefFields, webAddressFields } from '../documents/href-fields'
import { linksIn } from '../documents/hrefs'
import { walkFields } from '../documents/walk-fields'
import { canonicalHref } from './canonical-hrefs'

/** Rewrites each link of an editor in its canonical form: a redirected link costs every reader who follows it. */
export const canonicaliseHrefs: DocumentRule = async (strapi, context, next) => {
  const places: { href: string; write: (href: string) => void }[] = []
  walkFields(strapi, context.uid, writtenData(context) ?? {}, ({ uid, field, type, value, holder }) => {
    if (typeof value === 'string' && webAddressFields[uid]?.includes(field)) holder[field] = normaliseWrittenLink(value)
    if (typeof value === 'string' && hrefFields[uid]?.includes(field)) {
      places.push({
        href: normaliseWrittenLink(value),
        write: (href) => {
          holder[field] = href
        },
      })
    }
    if (type === 'blocks') {
      for (const link of linksIn(value)) {
        places.push({
          href: normaliseWrittenLink(link.url),
          write: (href) => {
            link.url = href
          },
        })
      }
    }
  })
  const isFollowed = context.uid !== 'api::redirect.redirect'
  const canonical = new Map<string, string>()
  for (const { href } of places) {
    if (!canonical.has(href)) canonical.set(href, await canonicalHref(strapi, href, isFollowed))
  }
  for (const { href, write } of places) write(canonical.get(href) ?? href)
  return next()
}
