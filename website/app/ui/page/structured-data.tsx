import type { Thing } from 'schema-dts'
import { usePageContext } from './page-context.tsx'

/**
 * Structured data of a page (schema.org, JSON-LD); nothing while a part that search engines require is unknown. `<` is
 * escaped, so that no text can close the script element; control characters JSON escapes itself.
 */
export function StructuredData({ data }: { data: (origin: string) => Exclude<Thing, string> | null }) {
  const { origin } = usePageContext()
  const thing = data(origin)
  if (!thing) return null
  const json = JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c')
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with `<` escaped; React would encode its quotes
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}
