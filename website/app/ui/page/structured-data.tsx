import type { Thing } from 'schema-dts'
import { usePageContext } from './page-context.tsx'

/** Structured data of a page (schema.org, JSON-LD). `<` is escaped, so that no text can close the script element. */
export function StructuredData({ data }: { data: (origin: string) => Exclude<Thing, string> }) {
  const { origin } = usePageContext()
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data(origin) }).replaceAll('<', '\\u003c')
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with `<` escaped; React would encode its quotes
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}
