import { editorPaths, routePaths } from '@gevel/contract/paths'
import { fileFolders, healthPaths } from '@gevel/contract/server-paths'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Admin, logIn, type StoredDocument } from '../support/admin.ts'

let admin: Admin
const made: string[] = []

beforeAll(async () => {
  admin = await logIn()
})

afterAll(async () => {
  for (const documentId of made) await admin.remove('page', documentId)
})

const message = 'Op dit pad staat al een vast onderdeel van de site.'

/** The response to an editor who saves a page at a path: `saved`, or the message at the field of the path. */
async function savePage(link: string): Promise<unknown> {
  const fields = { title: 'Proef', type: 'PAGE', layout: 'default', link }
  const { status, body } = await admin.request('POST', '/content-manager/collection-types/api::page.page', fields)
  if (status === 201) {
    made.push((body as { data: StoredDocument }).data.documentId)
    return 'saved'
  }
  const { error } = body as { error: { message: string; details: { errors: { path: string[] }[] } } }
  return { status, message: error.message, path: error.details.errors[0]?.path }
}

const refused = { status: 400, message, path: ['link'] }

/** A URL as a visitor writes it. */
const example = (address: string) => address.replace(/:\w+\??/g, '1').replace(/\/$/, '/x')
const firstOf = (address: string) => `/${address.split('/')[1]}`

const { home, 'home-pro': homePro, ...screens } = routePaths
const taken = [...Object.values(screens), ...Object.values(fileFolders), ...Object.values(healthPaths)]
// the front pages are editors' pages too
const ofEditors = new Set<string>([...editorPaths, home, homePro])
const firstParts = new Set(taken.map(firstOf).filter((path) => !ofEditors.has(path)))

test("rejects an editor's page where the site has a screen or handles the path itself", async () => {
  const paths = [...new Set([...taken.map(example), ...firstParts])]
  expect(paths).toEqual(expect.arrayContaining(['/uitloggen', '/botcontrole', '/beeld', '/assets', '/_ui', '/news']))
  for (const path of paths) expect({ path, response: await savePage(path) }).toEqual({ path, response: refused })
})

test("accepts an editor's page at other paths", async () => {
  for (const path of ['/uitloggen-proef', '/beeldbank-proef', '/vacatures/proef', '/pro/proef'])
    expect({ path, response: await savePage(path) }).toEqual({ path, response: 'saved' })
})
