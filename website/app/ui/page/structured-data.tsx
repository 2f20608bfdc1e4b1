import { usePageContext } from './page-context.tsx'

type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json }

/** Structured data of a page (schema.org, JSON-LD). `<` is escaped, so that no text can close the script element. */
export function StructuredData({ data }: { data: (origin: string) => { [key: string]: Json } }) {
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
