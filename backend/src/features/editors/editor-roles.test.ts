import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { editorRoles } from './editor-roles'

test('lets the owner edit every content type', () => {
  const files = globSync('*/content-types/*/schema.json', { cwd: path.join(import.meta.dirname, '../../api') })
  const types = files.map((file) => path.basename(path.dirname(file)))
  const owner = editorRoles.find(({ code }) => code === 'eigenaar')
  expect(owner?.grants.flatMap((grant) => grant.types).toSorted()).toEqual(types.toSorted())
})
