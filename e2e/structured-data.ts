import { z } from 'zod'
import { ask } from './http.ts'

const thingSchema = z.looseObject({ '@context': z.literal('https://schema.org'), '@type': z.string() })

export type StructuredData = z.infer<typeof thingSchema>

/** The structured data of a page (JSON-LD), by type. */
export async function structuredDataOf(path: string): Promise<Record<string, StructuredData>> {
  const { body } = await ask(path)
  const scripts = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  const things = scripts.map(([, json = '']) => thingSchema.parse(JSON.parse(json)))
  return Object.fromEntries(things.map((thing) => [thing['@type'], thing]))
}
