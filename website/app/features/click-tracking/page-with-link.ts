import { pageUrlSchema } from '@gevel/contract/statistics'

/** The page of this site with the link that was followed, as statistics name it; null when the browser does not tell. */
export function pageWithLink(referrer: string | null, siteOrigin: string): string | null {
  if (!referrer || !URL.canParse(referrer)) return null
  const { origin, pathname, searchParams } = new URL(referrer)
  if (origin !== siteOrigin) return null
  return pageUrlSchema.safeParse(searchParams.has('pro') ? `${pathname}?pro` : pathname).data ?? null
}
