import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { testEnvironment } from '../test-environment.ts'

/** A text that occurs once in every copy of React and of React DOM, also when minified. */
const marks = {
  react: /\.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=\s*\w/g,
  'react-dom': /rendererPackageName:\s*["'`]react-dom["'`]/g,
}

test('bundles one copy of React for the browser', () => {
  const folder = path.join(testEnvironment.websiteFolder, 'build/client/assets')
  const text = globSync(`${folder}/*.js`)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  for (const [name, mark] of Object.entries(marks)) expect(text.match(mark), name).toHaveLength(1)
})

test('installs one copy of React for the server', () => {
  const project = path.join(testEnvironment.websiteFolder, '..')
  const places = '{node_modules,website/node_modules,node_modules/*/node_modules,node_modules/@*/*/node_modules}'
  const copies = globSync(`${places}/{react,react-dom}`, { cwd: project })
  expect(copies.toSorted()).toEqual(['node_modules/react', 'node_modules/react-dom'])
})

test('bundles one copy of FormKit for the browser', () => {
  const folder = path.join(testEnvironment.websiteFolder, 'build/gallery/client/assets')
  const holders = globSync(`${folder}/*.js`).filter((file) => readFileSync(file, 'utf8').includes('__FKNode__'))
  expect(holders.map((file) => path.basename(file))).toEqual([expect.stringMatching(/^live-form-/)])
})
