import { type AlertSearch, alertSearchSchema } from '@gevel/contract/vacancy-alerts'
import { filterKeys, filterNames, searchPairs } from '@gevel/contract/vacancy-query'

/** A search as the topic of a consent: the query of the page, with its keys in one order. */
export function topicOf({ edition, ...search }: AlertSearch): string {
  return new URLSearchParams([...(edition ? [['editie', edition]] : []), ...searchPairs(search)]).toString()
}

/** The search of a topic; undefined for one that no release of now can read. */
export function searchOf(topic: string): AlertSearch | undefined {
  const params = new URLSearchParams(topic)
  const within = params.get('straal')
  return alertSearchSchema.safeParse({
    edition: params.get('editie'),
    text: params.get('q') ?? '',
    place: params.get('plaats') ?? '',
    ...(within !== null && { within }),
    filters: Object.fromEntries(filterNames.map((name) => [name, params.get(filterKeys[name]) ?? undefined])),
  }).data
}
