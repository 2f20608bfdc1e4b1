import { href } from '@gevel/contract/hrefs'
import { PAGES } from '../stored-pages/stored-page.ts'
import { fetchForEverybody } from './pages/fetch-for-everybody.ts'
import { storePage } from './pages/store-page.ts'

const DOOR = href('/inchecken')
const WITHOUT_CONNECTION = href('/inchecken/zonder-verbinding')

/**
 * Stores the page of a door without a connection, which is the same for everybody.
 * @param files that it needs beside those in its text: the decoder of codes
 */
export async function storeDoorPage(files: readonly string[]): Promise<void> {
  const response = await fetchForEverybody(WITHOUT_CONNECTION)
  if (response) await storePage(WITHOUT_CONNECTION, response, { isFallback: true, files })
}

/** Leads from a page of check-in to the one without a connection; undefined for other pages, and on a device that is at no door. */
export async function toDoorPage({ pathname }: URL): Promise<Response | undefined> {
  if (pathname === WITHOUT_CONNECTION || `${pathname}/`.indexOf(`${DOOR}/`) !== 0) return undefined
  const stored = await (await caches.open(PAGES)).match(WITHOUT_CONNECTION)
  return stored && Response.redirect(WITHOUT_CONNECTION)
}
