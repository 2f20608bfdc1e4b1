import { single } from '@gevel/contract/envelope'
import { partnerSchema } from '@gevel/contract/partners'
import { type PartnerKind, partnerRefSchema } from '@gevel/contract/references'
import { z } from 'zod'
import { fetchContent, findContent } from '../../content/client.server.ts'

const partnerAnswer = single(partnerSchema)
const partnersAnswer = single(z.array(partnerRefSchema))

/** Companies by name: of some kinds, or those of the partners strip. */
export async function listPartners(request: Request, { kinds, strip }: { kinds?: PartnerKind[]; strip?: boolean }) {
  const answer = await fetchContent(request, '/public/partners', partnersAnswer, {
    kind: kinds?.join(','),
    strip: strip ? 1 : undefined,
  })
  return answer.data
}

/** A company of one kind by the last part of its path; null when there is none. */
export async function findPartner(request: Request, kind: PartnerKind, link: string) {
  const path = `/public/partners/${kind}/${encodeURIComponent(link)}`
  return (await findContent(request, path, partnerAnswer))?.data ?? null
}
