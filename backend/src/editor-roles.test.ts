import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { features } from './features'
import { editorRolesWith } from './features/editors/editor-roles'
import { definePermission } from './platform/roles/permission'

const declaration = { label: 'Proef', category: 'Proef' }
const permissions = [
  definePermission({ uid: 'trial.write', roles: ['eigenaar'], ...declaration }),
  definePermission({ uid: 'trial.read', roles: ['eindredacteur', 'eigenaar'], ...declaration }),
]

test('lets the owner edit every content type', () => {
  const files = globSync('*/content-types/*/schema.json', { cwd: path.join(import.meta.dirname, './api') })
  const types = files.map((file) => path.basename(path.dirname(file)))
  const settings = features.flatMap((feature) => feature.settings ?? [])
  const grants = features.flatMap((feature) => feature.grants ?? [])
  const owner = editorRolesWith({ permissions: [], grants, settings }).find(({ code }) => code === 'eigenaar')
  expect(owner?.grants.flatMap((grant) => grant.types).toSorted()).toEqual(types.toSorted())
})

test('gives a permission to the roles that it names, and to no other', () => {
  const given = editorRolesWith({ permissions }).map(({ code, actions }) => [
    code,
    actions.map(({ action }) => action).filter((action) => action.startsWith('api::')),
  ])
  expect(Object.fromEntries(given)).toEqual({
    redacteur: [],
    eindredacteur: ['api::trial.read'],
    advertentiebeheer: [],
    abonneeservice: [],
    evenementen: [],
    eigenaar: ['api::trial.read', 'api::trial.write'],
  })
})

test('gives what a feature grants to the roles that it names', () => {
  const grant = { types: ['trial'], actions: ['read'] } as const
  const roles = editorRolesWith({ permissions: [], grants: [{ ...grant, roles: ['abonneeservice'] }] })
  expect(
    roles.flatMap(({ code, grants }) => grants.flatMap((one) => (one.types.includes('trial') ? [[code, one]] : []))),
  ).toEqual([['abonneeservice', grant]])
})

test('makes the same roles of permissions in another order, so that none is reset', () => {
  expect(editorRolesWith({ permissions: permissions.toReversed() })).toEqual(editorRolesWith({ permissions }))
})
