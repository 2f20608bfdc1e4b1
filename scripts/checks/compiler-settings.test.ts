import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { backendFolder, projectFolder } from '../folders.ts'

it('compiles the backend in development with the library that its types are checked with', async () => {
  const libraryOf = async (file: string) => JSON.parse(await readFile(file, 'utf8')).compilerOptions.lib
  const ofStrapi = await libraryOf(path.join(backendFolder, 'tsconfig.json'))
  expect(ofStrapi).toEqual(await libraryOf(path.join(projectFolder, 'tsconfig.base.json')))
})
