import type { commentEndpoints } from '@gevel/contract/endpoints/comments'
import type { accountEndpoints } from '@gevel/contract/endpoints/own-account'
import type { passwordEndpoints } from '@gevel/contract/endpoints/passwords'
import type { sessionEndpoints } from '@gevel/contract/endpoints/sessions'
import { expectTypeOf, test } from 'vitest'
import type { callEndpoint } from './call-endpoint.server.ts'

type Call<E extends Parameters<typeof callEndpoint>[1]> = NonNullable<Parameters<typeof callEndpoint<E>>[2]>

test('requires the input and the path parameters of the endpoint', () => {
  type LogIn = Call<typeof sessionEndpoints.logIn>
  expectTypeOf<{ input: { identifier: string; password: string } }>().toExtend<LogIn>()
  expectTypeOf<{ input: { identifier: string } }>().not.toExtend<LogIn>()
  type Change = Call<typeof commentEndpoints.change>
  expectTypeOf<{ params: { id: number }; input: { text: string } }>().toExtend<Change>()
  expectTypeOf<{ input: { text: string } }>().not.toExtend<Change>()
})

test('requires the bot check of a public form', () => {
  type Forgot = Call<typeof passwordEndpoints.forgot>
  expectTypeOf<{ input: { email: string }; proof: string | undefined }>().toExtend<Forgot>()
  expectTypeOf<{ input: { email: string } }>().not.toExtend<Forgot>()
  type LogIn = Call<typeof sessionEndpoints.logIn>
  expectTypeOf<{ input: { identifier: string; password: string }; proof: string }>().not.toExtend<LogIn>()
})

test('takes no input for an endpoint without one', () => {
  type Overview = Call<typeof accountEndpoints.overview>
  expectTypeOf<{ bearer: null }>().toExtend<Overview>()
  expectTypeOf<{ input: { page: number } }>().not.toExtend<Overview>()
})

test('types the response by the output', () => {
  type LoggedIn = Awaited<ReturnType<typeof callEndpoint<typeof sessionEndpoints.logIn>>>
  expectTypeOf<LoggedIn['user']['email']>().toEqualTypeOf<string>()
})
