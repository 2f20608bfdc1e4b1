import { expectTypeOf, test } from 'vitest'
import type { ExtraField } from './extra-field.ts'

interface Wanted {
  user: { id: number }
  tags: { name: string }[]
}

test('finds fields that the expected type does not have, at any depth', () => {
  expectTypeOf<ExtraField<Wanted, Wanted>>().toEqualTypeOf<never>()
  expectTypeOf<ExtraField<Wanted & { password: string }, Wanted>>().toEqualTypeOf<'password'>()
  expectTypeOf<ExtraField<{ user: { id: number; hash: string } }, Wanted>>().toEqualTypeOf<'user.hash'>()
  expectTypeOf<ExtraField<{ tags: { name: string; owner: number }[] }, Wanted>>().toEqualTypeOf<'tags.owner'>()
})

interface Tree {
  name: string
  children: (Tree | { leaf: true })[]
}

test('accepts a recursive type', () => {
  expectTypeOf<ExtraField<{ tree: Tree }, { tree: Tree | null }>>().toEqualTypeOf<never>()
  expectTypeOf<ExtraField<{ tree: Tree; hash: string }, { tree: Tree }>>().toEqualTypeOf<'hash'>()
})

test('accepts a field that one member of a union has', () => {
  type Either = { linked: string } | { pending: true } | null
  expectTypeOf<ExtraField<{ linked: string }, Either>>().toEqualTypeOf<never>()
  expectTypeOf<ExtraField<{ linked: string; jwt: string } | { pending: true }, Either>>().toEqualTypeOf<'jwt'>()
})
