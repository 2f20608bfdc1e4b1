import { single } from '@gevel/contract/envelope'
import { chainSchema, directoryCardSchema, partnerLinkSchema, partnerSchema } from '@gevel/contract/partners'
import { type PartnerKind, partnerRefSchema } from '@gevel/contract/references'
import { z } from 'zod'
import { fetchContent, findContent } from '../../content/client.server.ts'

const partnerAnswer = single(partnerSchema)
const cardsAnswer = single(z.array(directoryCardSchema))
const chainsAnswer = single(z.array(chainSchema))
const linkAnswer = single(partnerLinkSchema)
const stripAnswer = single(z.array(partnerRefSchema))

/** Companies of some kinds, by name. */
export async function listPartners(request: Request, kinds: readonly PartnerKind[]) {
  return (await fetchContent(request, '/public/partners', cardsAnswer, { kind: kinds.join(',') })).data
}

/** The companies of the partners strip. */
export async function listStrip(request: Request) {
  return (await fetchContent(request, '/public/partners', stripAnswer, { strip: 1 })).data
}

/** A company by its kind and link; null when there is none. */
export async function findPartner(request: Request, kind: PartnerKind, link: string) {
  const path = `/public/partners/${kind}/${encodeURIComponent(link)}`
  return (await findContent(request, path, partnerAnswer))?.data ?? null
}

/** Every retail chain with its shops per year, by name. */
export async function listChains(request: Request) {
  return (await fetchContent(request, '/public/chains', chainsAnswer)).data
}

/** The kind and link of a company by its link alone; null when there is none. */
export async function findPartnerLink(request: Request, link: string) {
  return (await findContent(request, `/public/partner-links/${encodeURIComponent(link)}`, linkAnswer))?.data ?? null
}
