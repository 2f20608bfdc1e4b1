import type { commentEndpoints } from '@gevel/contract/endpoints/comments'
import type { accountEndpoints } from '@gevel/contract/endpoints/own-account'
import type { sessionEndpoints } from '@gevel/contract/endpoints/sessions'
import { expectTypeOf, test } from 'vitest'
import type { callEndpoint } from './call-endpoint.server.ts'

type Call<E extends Parameters<typeof callEndpoint>[1]> = NonNullable<Parameters<typeof callEndpoint<E>>[2]>

test('a call needs the input and the variable parts of the path that its endpoint has', () => {
  type LogIn = Call<typeof sessionEndpoints.logIn>
  expectTypeOf<{ input: { identifier: string; password: string } }>().toExtend<LogIn>()
  expectTypeOf<{ input: { identifier: string } }>().not.toExtend<LogIn>()
  type Change = Call<typeof commentEndpoints.change>
  expectTypeOf<{ params: { id: number }; input: { text: string } }>().toExtend<Change>()
  expectTypeOf<{ input: { text: string } }>().not.toExtend<Change>()
})

test('a call of an endpoint without input takes none', () => {
  type Overview = Call<typeof accountEndpoints.overview>
  expectTypeOf<{ bearer: null }>().toExtend<Overview>()
  expectTypeOf<{ input: { page: number } }>().not.toExtend<Overview>()
})

test('the response has the type of the output', () => {
  type LoggedIn = Awaited<ReturnType<typeof callEndpoint<typeof sessionEndpoints.logIn>>>
  expectTypeOf<LoggedIn['user']['email']>().toEqualTypeOf<string>()
})
