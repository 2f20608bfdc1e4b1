/** Indexes for the lists of the public API, by table: `[name, columns]`. */
export const listIndexes: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  contents: [['slug', '(slug)']],
  contents_cmps: [['component', '(cmp_id, component_type)']],
  events: [['starts', '(starts_at) WHERE published_at IS NOT NULL']],
  vacancies: [
    ['open', '(closes_at) WHERE published_at IS NOT NULL'],
    ['slug', '(slug)'],
  ],
  partners: [['name', '(name) WHERE published_at IS NOT NULL']],
}

/** Finds the drafts whose scheduled time has come. */
export const planIndexes: readonly (readonly [string, string])[] = [
  ['publish_at', '(publish_at) WHERE publish_at IS NOT NULL AND published_at IS NULL'],
  ['unpublish_at', '(unpublish_at) WHERE unpublish_at IS NOT NULL AND published_at IS NULL'],
]
