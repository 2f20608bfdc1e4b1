import { single } from '@gevel/contract/envelope'
import { magazineCardSchema, magazineSchema } from '@gevel/contract/magazines'
import { z } from 'zod'
import { fetchContent, findContent } from '../../content/client.server.ts'

const magazineAnswer = single(magazineSchema)
const pagesAnswer = single(magazineCardSchema.extend(magazineSchema.pick({ pdf: true }).shape))
const magazinesAnswer = single(z.array(magazineCardSchema))

/** Every issue, newest first. */
export async function listMagazines(request: Request) {
  return (await fetchContent(request, '/public/magazines', magazinesAnswer)).data
}

/** The newest issue with its pages, without its contents; null while there is none. */
export async function latestMagazine(request: Request) {
  const [newest] = await listMagazines(request)
  return newest ? ((await findContent(request, pathOf(newest.id), pagesAnswer))?.data ?? null) : null
}

/** An issue with its contents; null for an unknown id. */
export async function findMagazine(request: Request, id: number) {
  return (await findContent(request, pathOf(id), magazineAnswer))?.data ?? null
}

function pathOf(id: number): string {
  return `/public/magazines/${id}`
}
