import { expect, test } from 'vitest'
import { auditedModels } from './audited-models'
import { linesOfRow } from './lines-of-row'

const users = auditedModels['admin::user'] ?? expect.fail()
const editor = { id: 1, isActive: true, blocked: false, roles: [{ name: 'Redacteur' }] }
const reader = { id: 1, blocked: false, role: { name: 'Abonnee' } }

test.each([
  ['a new user', undefined, editor, [], [['user.created', 'Redacteur']]],
  ['a removed user', editor, undefined, [], [['user.deleted']]],
  ['another name', editor, editor, ['firstname'], [['user.changed', 'firstname']]],
  ['nothing', editor, editor, [], []],
  [
    'another role and password',
    editor,
    { ...editor, roles: [{ name: 'Redacteur' }, { name: 'Eigenaar' }] },
    ['password', 'roles'],
    [
      ['user.roles-changed', 'Redacteur → Redacteur, Eigenaar'],
      ['user.changed', 'password'],
    ],
  ],
  ['no role left', editor, { ...editor, roles: [] }, ['roles'], [['user.roles-changed', 'Redacteur → geen rol']]],
  ['an inactive editor', editor, { ...editor, isActive: false }, ['isActive'], [['user.blocked']]],
  ['an active editor', { ...editor, isActive: false }, editor, ['isActive'], [['user.activated']]],
  ['a blocked reader', reader, { ...reader, blocked: true }, ['blocked'], [['user.blocked']]],
  [
    'a reader without a subscription',
    reader,
    { ...reader, role: null },
    ['role'],
    [['user.roles-changed', 'Abonnee → geen rol']],
  ],
])('%s', (_, before, after, changed, lines) => {
  expect(linesOfRow(users, before, after, changed).map(({ kind, changes }) => [kind, ...changes])).toEqual(lines)
})
