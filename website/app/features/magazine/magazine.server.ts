import { single } from '@gevel/contract/envelope'
import { magazineCardSchema, magazineSchema } from '@gevel/contract/magazines'
import { z } from 'zod'
import { fetchContent, findContent } from '../../content/client.server.ts'

const magazineAnswer = single(magazineSchema)
const magazinesAnswer = single(z.array(magazineCardSchema))

/** Every issue, newest first. */
export async function listMagazines(request: Request) {
  return (await fetchContent(request, '/public/magazines', magazinesAnswer)).data
}

export async function latestMagazine(request: Request) {
  return (await listMagazines(request))[0] ?? null
}

/** An issue with its contents; null for an unknown id. */
export async function findMagazine(request: Request, id: number) {
  return (await findContent(request, `/public/magazines/${id}`, magazineAnswer))?.data ?? null
}
