import { type Article, articleSchema } from '@gevel/contract/articles'
import { single } from '@gevel/contract/envelope'
import { z } from 'zod'
import { testEnvironment } from './test-environment.ts'

const subscriber = { identifier: 'abonnee@gevel.example', password: 'Gevel-demo-2026' }
const logInSchema = z.object({ jwt: z.string() })

/** A bearer token of the demo content's subscriber, valid for ten minutes. */
export async function readerToken(): Promise<string> {
  const response = await fetch(`${testEnvironment.backendUrl}/auth/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(subscriber),
  })
  return logInSchema.parse(await response.json()).jwt
}

/** An article in the response for a subscriber. */
export async function subscriberArticle(id: number): Promise<Article> {
  const response = await fetch(`${testEnvironment.backendUrl}/public/contents/${id}`, {
    headers: { authorization: `Bearer ${await readerToken()}` },
  })
  return single(articleSchema).parse(await response.json()).data
}
