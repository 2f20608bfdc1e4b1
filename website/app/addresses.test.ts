import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { publicFiles } from '@gevel/contract/paths'
import { fileFolders } from '@gevel/contract/server-paths'
import { expect, test } from 'vitest'

/** The places where code writes a URL that a browser follows. */
const place =
  /(?:\b(?:href|action|path)=\{?|\bhref: |\bhrefOf=.*=> |\b(?:redirect|redirectDocument|replace|withReturn|withinEdition|loadPage|url)\()["'`](\/[\w.-].*?)["'`?#$]/g
const isFile = (address: string) =>
  address.startsWith(fileFolders.fonts) || publicFiles.some((file) => file === address)

test('takes every URL that a browser follows from the table of paths', () => {
  const sources = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname, exclude: ['**/*.{test,examples}.{ts,tsx}'] })
  const written = sources.flatMap((file) =>
    [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(place)].map(([, address = '']) => ({
      file,
      address,
    })),
  )
  expect(written.filter(({ address }) => !isFile(address))).toEqual([])
  // the search itself finds something
  expect(written.map(({ address }) => address)).toContain('/fonts/')
})
