import { fileFolders } from '@gevel/contract/server-paths'
import { similarPicture, storedFile } from './pages/stored-files.ts'

const { assets, fonts, images } = fileFolders

/** Whether a path is that of a file that pages are stored with. */
export function isFile(pathname: string): boolean {
  return [assets, fonts, images].some((folder) => pathname.startsWith(folder))
}

/** A stored file, else that of the network; a picture without one in the size that is stored. */
export async function respondWithFile({
  request,
  url: { pathname },
}: {
  request: Request
  url: URL
}): Promise<Response> {
  const stored = await storedFile(pathname)
  if (stored) return stored
  try {
    return await fetch(request)
  } catch {
    return (await similarPicture(pathname)) ?? Response.error()
  }
}
